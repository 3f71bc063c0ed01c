import type {
  BlueprintContent,
  BlueprintStage,
  BlueprintTask,
} from '@baton/domain/blueprint/content';
import { tasksByStage } from '@baton/domain/blueprint/order';
import type { StageKey } from '@baton/domain/core/ids';

/**
 * The blueprint as one list of rows, used for rendering, keyboard navigation, and virtualization.
 */
export type OutlineRow =
  | {
      readonly kind: 'STAGE';
      readonly id: string;
      readonly stage: BlueprintStage;
      readonly index: number;
      readonly stageCount: number;
      readonly taskCount: number;
      readonly isOpen: boolean;
    }
  | {
      readonly kind: 'TASK';
      readonly id: string;
      readonly task: BlueprintTask;
      readonly index: number;
      readonly taskCount: number;
    }
  | { readonly kind: 'ADD_TASK'; readonly id: string; readonly stage: StageKey };

export function outlineOf(
  content: BlueprintContent,
  closed: ReadonlySet<StageKey>,
): readonly OutlineRow[] {
  const stages = tasksByStage(content);
  return [...stages].flatMap(([key, tasks], index) => {
    const stage = content.stages[key];
    if (stage === undefined) return [];
    const isOpen = !closed.has(key);
    const head: OutlineRow = {
      kind: 'STAGE',
      id: key,
      stage,
      index,
      stageCount: stages.size,
      taskCount: tasks.length,
      isOpen,
    };
    if (!isOpen) return [head];
    return [
      head,
      ...tasks.map((task, at): OutlineRow => ({
        kind: 'TASK',
        id: task.key,
        task,
        index: at,
        taskCount: tasks.length,
      })),
      { kind: 'ADD_TASK', id: `add:${key}`, stage: key },
    ];
  });
}
