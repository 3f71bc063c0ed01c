import { asId, type PartyId, type TaskKey } from '@baton/domain/core/ids';
import {
  approvalOutcomes,
  outcomeFor,
  workOutcomes,
  type Deadline,
  type ExpiryOutcome,
  type ExpiryRule,
} from '@baton/domain/time/deadline';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { newKey } from '../../../../lib/api/new-key.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { Place } from '../../draft/place.ts';
import {
  useEditorActions,
  useEditorState,
  type ContentChange,
} from '../../editor/editor-context.ts';
import { DurationField } from '../../rules/duration-field.tsx';
import classes from '../approval/approvals-settings.module.css';
import { EscalationSettings } from './escalation-settings.tsx';
import { PartyProperty } from '../people/party-property.tsx';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';

export interface DeadlineSettingsProps {
  readonly value: Deadline;
  readonly isApproval: boolean;
  /** True if the due date can count from acceptance. */
  readonly isConfirmed?: boolean;
  readonly place: Place;
  readonly change: (value: Deadline) => ContentChange;
}

const countedFrom = ['START', 'ACKNOWLEDGEMENT'] as const;

const firstExpiry: ExpiryRule = {
  grace: { amount: 2, unit: 'DAYS', countedIn: 'WORKING' },
  outcome: 'BLOCK',
  party: null,
};

/** Deadline settings of a task or an approval: due date, expiry, and escalations. */
export function DeadlineSettings({
  value,
  isApproval,
  isConfirmed = false,
  place,
  change,
}: DeadlineSettingsProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const { expiry, escalations } = value;
  if (!isEditable && expiry === null && escalations.length === 0) return null;
  const put = (changed: Partial<Deadline>): void =>
    void actions.edit(change({ ...value, ...changed }), place);
  return (
    <SettingsSection
      title={t('time.deadline.title')}
      hint={t('time.deadline.hint')}
      action={
        isEditable && (
          <Button
            kind="subtle"
            size="x-small"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() =>
              put({
                escalations: [
                  ...escalations,
                  {
                    key: asId<TaskKey>(newKey()),
                    when: 'AFTER_DUE',
                    time: { amount: 1, unit: 'DAYS', countedIn: 'WORKING' },
                    action: 'ADD_ASSIGNEE',
                    party: null,
                  },
                ],
              })
            }
          >
            {t('time.escalation.add')}
          </Button>
        )
      }
    >
      {isConfirmed && (
        <Select<Deadline['countedFrom']>
          label={t('time.countedFrom')}
          clearable={false}
          disabled={!isEditable}
          value={value.countedFrom}
          options={countedFrom.map((from) => ({
            value: from,
            label: t(`time.countedFrom.${from}`),
          }))}
          onChange={(from) => put({ countedFrom: from ?? 'START' })}
        />
      )}
      <Checkbox
        label={t('time.expiry.on')}
        checked={expiry !== null}
        disabled={!isEditable}
        onChange={(expires) => put({ expiry: expires ? firstExpiry : null })}
      />
      {expiry !== null && (
        <ExpirySettings
          expiry={expiry}
          {...{ isApproval, place }}
          change={(changed) => change({ ...value, expiry: changed })}
        />
      )}
      {escalations.length > 0 && (
        <ol className={classes.steps} aria-label={t('time.escalation.title')}>
          {escalations.map((escalation, n) => (
            <li key={escalation.key} className={classes.step}>
              <EscalationSettings
                escalation={escalation}
                number={n + 1}
                place={place}
                change={(changed) =>
                  change({
                    ...value,
                    escalations:
                      changed === null ? escalations.toSpliced(n, 1) : escalations.with(n, changed),
                  })
                }
              />
            </li>
          ))}
        </ol>
      )}
    </SettingsSection>
  );
}

interface ExpirySettingsProps {
  readonly expiry: ExpiryRule;
  readonly isApproval: boolean;
  readonly place: Place;
  readonly change: (expiry: ExpiryRule) => ContentChange;
}

function ExpirySettings({ expiry, isApproval, place, change }: ExpirySettingsProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const outcomes: readonly ExpiryOutcome[] = isApproval ? approvalOutcomes : workOutcomes;
  const labels: Readonly<Record<ExpiryOutcome, string>> = {
    BLOCK: t('time.outcome.BLOCK'),
    CONTINUE: t('time.outcome.CONTINUE'),
    COMPLETE_EMPTY: t('time.outcome.COMPLETE_EMPTY'),
    END_WORKFLOW: t('time.outcome.END_WORKFLOW'),
    APPROVE: t('time.outcome.APPROVE'),
    REJECT: t('time.outcome.REJECT'),
    ESCALATE: t('time.outcome.ESCALATE'),
  };
  const put = (changed: Partial<ExpiryRule>): void =>
    void actions.edit(change({ ...expiry, ...changed }), place);
  return (
    <>
      <DurationField
        label={t('time.expiry.grace')}
        isDisabled={!isEditable}
        value={expiry.grace}
        onChange={(grace) => put({ grace })}
      />
      <Select<ExpiryOutcome>
        label={t('time.expiry.outcome')}
        clearable={false}
        disabled={!isEditable}
        value={outcomeFor(expiry, isApproval)}
        options={outcomes.map((outcome) => ({ value: outcome, label: labels[outcome] }))}
        onChange={(outcome) => put({ outcome: outcome ?? 'BLOCK' })}
      />
      {isApproval && expiry.outcome === 'ESCALATE' && (
        <PartyProperty
          label={t('time.expiry.party')}
          emptyText={t('time.select')}
          value={expiry.party === null ? [] : [expiry.party]}
          place={place}
          change={(chosen) => change({ ...expiry, party: lastOf(chosen) })}
        />
      )}
    </>
  );
}

/** Returns the last selected person, team, or role, which replaces the previous one. */
const lastOf = (chosen: readonly PartyId[]): PartyId | null => chosen.at(-1) ?? null;
