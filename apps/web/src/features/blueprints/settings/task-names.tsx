import { tasksByStage } from '@baton/domain/blueprint/order';
import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import type { TaskKey } from '@baton/domain/core/ids';
import type { ReactNode } from 'react';
import { useEditorState } from '../editor/editor-context.ts';
import classes from './property.module.css';

/** Names of tasks, as the value of a setting. */
export function TaskNames({ keys }: { readonly keys: readonly TaskKey[] }): ReactNode {
  const { content } = useEditorState();
  return (
    <ul className={classes.names}>
      {keys.map((key) => (
        <li key={key}>{content.tasks[key]?.name}</li>
      ))}
    </ul>
  );
}

export interface TaskOption {
  readonly value: TaskKey;
  readonly label: string;
  readonly group: string;
}

/** Returns tasks as options, grouped by stage. */
export const taskOptions = (
  content: BlueprintContent,
  isOffered: (task: BlueprintTask) => boolean,
): readonly TaskOption[] =>
  [...tasksByStage(content)].flatMap(([stage, tasks]) =>
    tasks.filter(isOffered).map((task) => ({
      value: task.key,
      label: task.name,
      group: content.stages[stage]?.name ?? '',
    })),
  );
