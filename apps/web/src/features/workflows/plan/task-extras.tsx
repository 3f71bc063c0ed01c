import { durationUnits, isInDates, type DurationUnit } from '@baton/domain/time/duration';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { NumberInput } from '../../../ui/number-input/number-input.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { MentioningEditor } from '../../../fields/text/mentioning-editor.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { TaskKind } from './task-kinds.ts';
import classes from './add-task.module.css';

/** Less common settings of a task. */
export interface ExtraDraft {
  readonly description: string;
  /** Duration from its start. Null for none. */
  readonly amount: number | null;
  readonly unit: DurationUnit;
  readonly countedIn: 'WORKING' | 'CALENDAR';
  readonly acknowledgement: 'NONE' | 'FIRST' | 'ALL';
  readonly backups: readonly FoundParty[];
  readonly approvers: readonly FoundParty[];
  readonly approverRule: 'ANY' | 'ALL';
}

export const noExtras: ExtraDraft = {
  description: '',
  amount: null,
  unit: 'DAYS',
  countedIn: 'WORKING',
  acknowledgement: 'NONE',
  backups: [],
  approvers: [],
  approverRule: 'ANY',
};

/**
 * Converts to API input. Approvals have no approvals of their own, and only tasks can be accepted.
 */
export const extrasToSend = (draft: ExtraDraft, kind: TaskKind, isDated: boolean) => ({
  description: draft.description,
  backupIds: draft.backups.map(({ id }) => id),
  ...(kind === 'DEFAULT' && { acknowledgement: draft.acknowledgement }),
  ...(draft.amount !== null &&
    !isDated && {
      due: { amount: draft.amount, unit: draft.unit, countedIn: draft.countedIn },
    }),
  ...(kind !== 'APPROVAL' &&
    draft.approvers.length > 0 && {
      approvals: [{ approverIds: draft.approvers.map(({ id }) => id), rule: draft.approverRule }],
    }),
});

interface TaskExtrasProps {
  readonly draft: ExtraDraft;
  readonly kind: TaskKind;
  /** True if it has its own due date, which replaces the duration. */
  readonly isDated: boolean;
  readonly onChange: (change: Partial<ExtraDraft>) => void;
  readonly errorAt: (field: string) => string | undefined;
}

function Time({ draft, onChange, errorAt }: TaskExtrasProps): ReactNode {
  const t = useText();
  return (
    <>
      <NumberInput
        label={t('plan.time')}
        description={t('plan.timeHint')}
        min={0}
        maxFractionDigits={isInDates(draft.unit) ? 2 : 0}
        value={draft.amount}
        onChange={(amount) => onChange({ amount })}
        error={errorAt('task.due.amount')}
      />
      {draft.amount !== null && (
        <>
          <Select<ExtraDraft['unit']>
            label={t('blueprints.rule.unit')}
            clearable={false}
            value={draft.unit}
            options={durationUnits.map((unit) => ({
              value: unit,
              label: t(`blueprints.unit.${unit}`),
            }))}
            onChange={(unit) => onChange({ unit: unit ?? 'DAYS' })}
          />
          <Select<ExtraDraft['countedIn']>
            label={t('time.countedIn.label')}
            clearable={false}
            value={draft.countedIn}
            options={(['WORKING', 'CALENDAR'] as const).map((countedIn) => ({
              value: countedIn,
              label: t(`time.countedIn.${countedIn}`),
            }))}
            onChange={(countedIn) => onChange({ countedIn: countedIn ?? 'WORKING' })}
          />
        </>
      )}
    </>
  );
}

/** Less common settings of a task, collapsed by default. */
export function TaskExtras(props: TaskExtrasProps): ReactNode {
  const t = useText();
  const search = usePartySearch();
  const { draft, kind, isDated, onChange, errorAt } = props;
  return (
    <details className={classes.more}>
      <summary>{t('plan.more')}</summary>
      <div className={classes.form}>
        <MentioningEditor
          label={t('plan.description')}
          value={draft.description}
          onChange={(description) => onChange({ description })}
        />
        {!isDated && <Time {...props} />}
        {kind === 'DEFAULT' && (
          <Select<ExtraDraft['acknowledgement']>
            label={t('staffing.acknowledgement')}
            clearable={false}
            value={draft.acknowledgement}
            options={(['NONE', 'FIRST', 'ALL'] as const).map((one) => ({
              value: one,
              label: t(`staffing.acknowledgement.${one}`),
            }))}
            onChange={(one) => onChange({ acknowledgement: one ?? 'NONE' })}
          />
        )}
        <PartyPicker
          {...search}
          label={t('staffing.backups')}
          value={draft.backups}
          onChange={(backups) => onChange({ backups })}
          error={errorAt('task.backupIds')}
        />
        {kind !== 'APPROVAL' && (
          <PartyPicker
            {...search}
            label={t('plan.taskApprovers')}
            description={t('plan.taskApproversHint')}
            value={draft.approvers}
            onChange={(approvers) => onChange({ approvers })}
            error={errorAt('task.approvals')}
          />
        )}
        {kind !== 'APPROVAL' && draft.approvers.length > 1 && (
          <Select<'ANY' | 'ALL'>
            label={t('plan.rule')}
            clearable={false}
            value={draft.approverRule}
            options={(['ANY', 'ALL'] as const).map((rule) => ({
              value: rule,
              label: t(`plan.rule.${rule}`),
            }))}
            onChange={(rule) => onChange({ approverRule: rule ?? 'ANY' })}
          />
        )}
      </div>
    </details>
  );
}
