import type {
  BlueprintContent,
  RejectEffect,
  RejectEffectKind,
} from '@baton/domain/blueprint/content';
import { orderedStages, positions } from '@baton/domain/blueprint/order';
import type { TaskKey } from '@baton/domain/core/ids';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../../lib/i18n/message-id.ts';
import { useText, type Text } from '../../../../lib/i18n/use-text.ts';
import { Select } from '../../../../ui/select/select.tsx';
import { useEditorState } from '../../editor/editor-context.ts';
import { taskOptions } from '../task-names.tsx';

const labels: Readonly<Record<RejectEffectKind, MessageId>> = {
  REWORK: 'flow.reject.REWORK',
  REOPEN_TASK: 'blueprints.reject.REOPEN_TASK',
  RESTART_STAGE: 'flow.reject.RESTART_STAGE',
  REPORT_EXCEPTION: 'flow.reject.REPORT_EXCEPTION',
  CONTINUE: 'blueprints.reject.CONTINUE',
  END_WORKFLOW: 'flow.reject.END_WORKFLOW',
  NONE: 'flow.reject.NONE',
};

/** Returns the read-only text of a reject effect. */
function effectText(t: Text, effect: RejectEffect, content: BlueprintContent): string {
  switch (effect.kind) {
    case 'REOPEN_TASK':
      return t('blueprints.reject.sendsBackTo', { name: content.tasks[effect.task]?.name ?? '' });
    case 'REPORT_EXCEPTION':
      return t('flow.reject.reportsOn', { name: content.tasks[effect.task]?.name ?? '' });
    case 'RESTART_STAGE':
      return t('flow.reject.startsAgain', { name: content.stages[effect.stage]?.name ?? '' });
    case 'REWORK':
    case 'CONTINUE':
    case 'END_WORKFLOW':
    case 'NONE':
      return t(labels[effect.kind]);
  }
}

export interface RejectEffectFieldsProps {
  /** True if a heading already shows the label. */
  readonly hideLabel: boolean;
  readonly effect: RejectEffect;
  /** Available effects in order. */
  readonly kinds: readonly RejectEffectKind[];
  /** The approval, or the task with the approval. Only earlier tasks can be selected. */
  readonly task: TaskKey;
  readonly onChange: (effect: RejectEffect) => void;
}

/** Edits the effect of a rejection and its targets. */
export function RejectEffectFields({
  hideLabel,
  effect,
  kinds,
  task,
  onChange,
}: RejectEffectFieldsProps): ReactNode {
  const t = useText();
  const { content, isEditable } = useEditorState();
  const place = positions(content);
  const own = place.get(task) ?? 0;
  const tasks = taskOptions(
    content,
    (other) => other.type === 'DEFAULT' && (place.get(other.key) ?? 0) < own,
  );
  const stages = orderedStages(content)
    .filter(({ key }) => (place.get(key) ?? 0) < own)
    .map(({ key, name }) => ({ value: key, label: name }));
  const lastTask = tasks.at(-1)?.value;
  const lastStage = stages.at(-1)?.value;
  if (!isEditable) return <p>{effectText(t, effect, content)}</p>;

  const fresh = (kind: RejectEffectKind): RejectEffect => {
    switch (kind) {
      case 'REOPEN_TASK':
      case 'REPORT_EXCEPTION':
        return lastTask === undefined ? effect : { kind, task: lastTask };
      case 'RESTART_STAGE':
        return lastStage === undefined ? effect : { kind, stage: lastStage };
      case 'REWORK':
      case 'CONTINUE':
      case 'END_WORKFLOW':
      case 'NONE':
        return { kind };
    }
  };
  const needsTask = (kind: RejectEffectKind): boolean =>
    kind === 'REOPEN_TASK' || kind === 'REPORT_EXCEPTION';

  return (
    <>
      <Select<RejectEffectKind>
        label={t('blueprints.reject.title')}
        hideLabel={hideLabel}
        clearable={false}
        value={effect.kind}
        options={kinds.map((kind) => {
          const isMissing = needsTask(kind) && lastTask === undefined;
          return {
            value: kind,
            label: t(labels[kind]),
            disabled: isMissing,
            description: isMissing ? t('blueprints.reject.nothingEarlier') : undefined,
          };
        })}
        onChange={(kind) => {
          if (kind !== null && kind !== effect.kind) onChange(fresh(kind));
        }}
      />
      {(effect.kind === 'REOPEN_TASK' || effect.kind === 'REPORT_EXCEPTION') && (
        <Select
          label={t(
            effect.kind === 'REOPEN_TASK' ? 'blueprints.reject.task' : 'flow.reject.problemTask',
          )}
          clearable={false}
          searchable
          value={effect.task}
          options={tasks}
          onChange={(key) => {
            if (key !== null) onChange({ kind: effect.kind, task: key });
          }}
        />
      )}
      {effect.kind === 'RESTART_STAGE' && (
        <Select
          label={t('flow.reject.stage')}
          clearable={false}
          searchable
          value={effect.stage}
          options={stages}
          onChange={(key) => {
            if (key !== null) onChange({ kind: 'RESTART_STAGE', stage: key });
          }}
        />
      )}
    </>
  );
}
