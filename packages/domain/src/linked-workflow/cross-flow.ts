import type { InstanceKey } from '../core/ids.ts';
import type { LinkRule } from '../blueprint/link-rule.ts';

interface Linking {
  readonly link: Pick<LinkRule, 'inputs' | 'outputs'> | null;
}

/** A value that a task passes between its workflow and a linked one. */
export interface CrossFlow<Task extends Linking> {
  readonly task: Task;
  /** INTO: an input of the linked workflow. BACK: an output. */
  readonly direction: 'INTO' | 'BACK';
  /**
   * The field in this workflow; null for the list item for which the linked workflow is started.
   */
  readonly place: InstanceKey | null;
  /** The field in the linked workflow. */
  readonly other: InstanceKey;
}

/** Returns all values that tasks pass to and from linked workflows. */
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
