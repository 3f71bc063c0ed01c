import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { outcomesOf, waitingFor, wantedOf, wanting } from '@baton/domain/blueprint/start-outcomes';
import type { TaskKey } from '@baton/domain/core/ids';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { MultiSelect, Select } from '../../../ui/select/select.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { Property } from './property.tsx';
import { taskOptions, TaskNames } from './task-names.tsx';
import { useFieldEdit } from './use-field-edit.ts';

/** The predecessors of a task. */
export function AfterTasksSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const { afterTasks } = task.trigger;
  const edit = useFieldEdit(afterTasks, taskPlace(task.key), (value) => (before) => {
    const current = before.tasks[task.key];
    return current === undefined
      ? before
      : updateTask(before, task.key, waitingFor(current, value));
  });
  return (
    <Property
      label={t('blueprints.task.after')}
      edit={edit}
      isEmpty={afterTasks.length === 0}
      emptyText={t('blueprints.task.afterNone')}
      savesOnBlur
      display={<TaskNames keys={afterTasks} />}
    >
      <AfterTasksField
        task={task.key}
        value={edit.value}
        error={edit.error}
        onChange={(keys) => void edit.saveNow(keys)}
      />
    </Property>
  );
}

/** The required outcome of each predecessor of a task. */
export function OutcomeSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  return task.trigger.afterTasks.map((key) => <OutcomeSelect key={key} task={task} other={key} />);
}

interface AfterTasksFieldProps {
  readonly task: TaskKey;
  readonly value: readonly TaskKey[];
  readonly error: string | null;
  readonly onChange: (value: readonly TaskKey[]) => void;
}

/** A separate component, so that up to thousands of options are created only while it is open. */
function AfterTasksField({ task, value, error, onChange }: AfterTasksFieldProps): ReactNode {
  const t = useText();
  const { content } = useEditorState();
  return (
    <MultiSelect
      label={t('blueprints.task.after')}
      hideLabel
      searchable
      autoFocus
      options={taskOptions(content, (other) => other.key !== task)}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

interface OutcomeSelectProps {
  readonly task: BlueprintTask;
  readonly other: TaskKey;
}

/**
 * Selects the required outcome. An outcome that its type doesn't have stays listed until it is
 * fixed.
 */
function OutcomeSelect({ task, other }: OutcomeSelectProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const awaited = content.tasks[other];
  if (awaited === undefined) return null;
  const wanted = wantedOf(task, other);
  const offered = outcomesOf(awaited.type);
  const outcomes = wanted === null || offered.includes(wanted) ? offered : [...offered, wanted];
  return (
    <Select
      label={t('flow.outcome.of', { name: awaited.name })}
      description={wanted === null ? undefined : t('flow.outcome.hint')}
      clearable={false}
      disabled={!isEditable}
      value={wanted ?? 'ANY'}
      options={(['ANY', ...outcomes] as const).map((value) => ({
        value,
        label: t(`flow.outcome.${value}`),
      }))}
      onChange={(value) => {
        if (value === null) return;
        const outcome = value === 'ANY' ? null : value;
        void actions.edit((before) => {
          const current = before.tasks[task.key];
          return current === undefined
            ? before
            : updateTask(before, task.key, wanting(current, other, outcome));
        }, taskPlace(task.key));
      }}
    />
  );
}
