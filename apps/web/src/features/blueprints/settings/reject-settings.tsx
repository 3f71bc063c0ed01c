import type { BlueprintTask, RejectAction } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit';
import { positions } from '@baton/domain/blueprint/order';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { SettingsSection } from './settings-section.tsx';
import { taskOptions } from './task-names.tsx';

type Kind = RejectAction['kind'];

/** What happens when a standalone approval is rejected. */
export function RejectSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const { rejectAction } = task;
  const place = positions(content);
  const own = place.get(task.key) ?? 0;
  const earlier = taskOptions(
    content,
    (other) => other.type === 'DEFAULT' && (place.get(other.key) ?? 0) < own,
  );
  const set = (action: RejectAction): void =>
    void actions.edit(
      (before) => updateTask(before, task.key, { rejectAction: action }),
      taskPlace(task.key),
    );
  const { requiresComment } = rejectAction;
  const labels: Readonly<Record<Kind, string>> = {
    REOPEN_TASK: t('blueprints.reject.REOPEN_TASK'),
    CONTINUE: t('blueprints.reject.CONTINUE'),
  };
  const target = rejectAction.kind === 'REOPEN_TASK' ? content.tasks[rejectAction.task] : undefined;
  const last = earlier.at(-1);

  return (
    <SettingsSection title={t('blueprints.reject.title')}>
      {isEditable ? (
        <>
          <Select<Kind>
            label={t('blueprints.reject.title')}
            hideLabel
            clearable={false}
            value={rejectAction.kind}
            options={[
              { value: 'CONTINUE', label: labels.CONTINUE },
              {
                value: 'REOPEN_TASK',
                label: labels.REOPEN_TASK,
                disabled: last === undefined,
                description: last === undefined ? t('blueprints.reject.nothingEarlier') : undefined,
              },
            ]}
            onChange={(kind) => {
              if (kind === 'CONTINUE') set({ kind, requiresComment });
              else if (kind === 'REOPEN_TASK' && last !== undefined)
                set({ kind, task: last.value, requiresComment });
            }}
          />
          {rejectAction.kind === 'REOPEN_TASK' && (
            <Select
              label={t('blueprints.reject.task')}
              clearable={false}
              searchable
              value={rejectAction.task}
              options={earlier}
              onChange={(key) => {
                if (key !== null) set({ kind: 'REOPEN_TASK', task: key, requiresComment });
              }}
            />
          )}
        </>
      ) : (
        <p>
          {target === undefined
            ? labels[rejectAction.kind]
            : t('blueprints.reject.sendsBackTo', { name: target.name })}
        </p>
      )}
      <Checkbox
        label={t('blueprints.reject.requiresComment')}
        checked={requiresComment}
        disabled={!isEditable}
        onChange={(isRequired) => set({ ...rejectAction, requiresComment: isRequired })}
      />
    </SettingsSection>
  );
}
