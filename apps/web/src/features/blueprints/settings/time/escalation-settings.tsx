import type { BlueprintTask } from '@baton/domain/blueprint/content';
import type { TaskKey } from '@baton/domain/core/ids';
import {
  escalationActions,
  type Escalation,
  type EscalationAction,
} from '@baton/domain/time/deadline';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { Place } from '../../draft/place.ts';
import {
  useEditorActions,
  useEditorState,
  type ContentChange,
} from '../../editor/editor-context.ts';
import { DurationField } from '../../rules/duration-field.tsx';
import classes from '../approval/approvals-settings.module.css';
import { PartyProperty } from '../people/party-property.tsx';

export interface EscalationSettingsProps {
  readonly escalation: Escalation;
  readonly number: number;
  readonly place: Place;
  /** Null removes the escalation. */
  readonly change: (escalation: Escalation | null) => ContentChange;
}

/** Edits one escalation: time and action. */
export function EscalationSettings({
  escalation,
  number,
  place,
  change,
}: EscalationSettingsProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable, content } = useEditorState();
  const stage = place.kind === 'TASK' ? content.tasks[place.key]?.stage : undefined;
  const automated = Object.values<BlueprintTask>(content.tasks).filter(
    (task) => task.type === 'AUTOMATION' && task.stage === stage,
  );
  const put = (changed: Partial<Escalation>): void =>
    void actions.edit(change({ ...escalation, ...changed }), place);
  const labels: Readonly<Record<EscalationAction, string>> = {
    ADD_ASSIGNEE: t('time.escalation.ADD_ASSIGNEE'),
    ADD_CC: t('time.escalation.ADD_CC'),
    CHANGE_OWNER: t('time.escalation.CHANGE_OWNER'),
    RUN_AUTOMATION: t('time.escalation.RUN_AUTOMATION'),
  };
  return (
    <>
      <div className={classes.head}>
        <span className={classes.levelText}>{t('time.escalation.number', { number })}</span>
        {isEditable && (
          <IconButton
            label={t('time.escalation.remove', { number })}
            icon={<Trash2 size={15} />}
            onClick={() => void actions.edit(change(null), place)}
          />
        )}
      </div>
      <Segmented<Escalation['when']>
        label={t('time.escalation.when')}
        isDisabled={!isEditable}
        value={escalation.when}
        options={[
          { value: 'BEFORE_DUE', label: t('time.escalation.BEFORE_DUE') },
          { value: 'AFTER_DUE', label: t('time.escalation.AFTER_DUE') },
        ]}
        onChange={(when) => put({ when })}
      />
      <DurationField
        label={t('time.escalation.howLong')}
        isDisabled={!isEditable}
        value={escalation.time}
        onChange={(time) => put({ time })}
      />
      <Select<EscalationAction>
        label={t('time.escalation.action')}
        clearable={false}
        disabled={!isEditable}
        value={escalation.action}
        options={escalationActions.map((action) => ({ value: action, label: labels[action] }))}
        onChange={(action) => put({ action: action ?? 'ADD_ASSIGNEE' })}
      />
      {escalation.action === 'RUN_AUTOMATION' ? (
        <Select<TaskKey>
          label={t('time.escalation.task')}
          description={t('time.escalation.taskHint')}
          clearable={false}
          disabled={!isEditable}
          value={escalation.task ?? null}
          options={automated.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(task) => {
            if (task !== null) put({ task });
          }}
        />
      ) : (
        <PartyProperty
          label={t('time.escalation.party')}
          emptyText={t('time.select')}
          // For a new owner, only internal people are offered, because only they can own a
          // workflow.
          {...(escalation.action === 'CHANGE_OWNER' && { kinds: ['USER'], onlyInternal: true })}
          value={escalation.party === null ? [] : [escalation.party]}
          place={place}
          change={(chosen) => change({ ...escalation, party: chosen.at(-1) ?? null })}
        />
      )}
    </>
  );
}
