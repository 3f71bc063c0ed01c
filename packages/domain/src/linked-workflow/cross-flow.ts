import type { InstanceKey } from '../core/ids.ts';
import type { LinkRule } from './link-rule.ts';

interface Linking {
  readonly link: Pick<LinkRule, 'inputs' | 'outputs'> | null;
}

/** A value that goes from one workflow into another, seen from a task that starts the other. */
export interface CrossFlow<Task extends Linking> {
  readonly task: Task;
  /** INTO: what the linked workflow is told at its start. BACK: what it gives back. */
  readonly direction: 'INTO' | 'BACK';
  /** The place in this workflow; null: the value that the task is split by. */
  readonly place: InstanceKey | null;
  /** The place in the linked workflow. */
  readonly other: InstanceKey;
}

/** Every value that tasks hand to the workflows they start, and get back from them. */
export const crossFlows = <Task extends Linking>(
  tasks: readonly Task[],
): readonly CrossFlow<Task>[] =>
  tasks.flatMap((task) => [
    ...(task.link?.inputs ?? []).map(({ from, to }): CrossFlow<Task> => ({
      task,
      direction: 'INTO',
      place: from,
      other: to,
    })),
    ...(task.link?.outputs ?? []).map(({ from, to }): CrossFlow<Task> => ({
      task,
      direction: 'BACK',
      place: to,
      other: from,
    })),
  ]);
