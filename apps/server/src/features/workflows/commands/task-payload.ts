import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { asId, type Instant, type TaskId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { taskOf } from '@baton/domain/run-model/run-view';
import { builder } from '../../../platform/graphql/builder.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import {
  executeRunCommand,
  requestChannel,
  type CommandRequest,
  type RunDetails,
} from '../../runs/index.ts';
import { validateDocuments, attachInTask } from '../../documents/index.ts';
import { nodeOfCommanded, nodeOfRun, TaskRef, type TaskNode } from '../../tasks/index.ts';
import { workflowOfRun, type WorkflowNode } from '../workflow-node.ts';
import { WorkflowRef } from '../workflow.schema.ts';

/** Result of a task command for its viewer. */
export interface TaskOutcome {
  readonly task: TaskNode;
  readonly changed: readonly TaskNode[];
  readonly details: RunDetails;
  readonly undoableUntil: Instant | null;
}

export const undoableUntilText =
  "End of the undo window. Null if it can't be undone, or for a repeated request.";

/** Returns the workflow of a task, or null for viewers who only have access to their own tasks. */
export const visibleWorkflow = (details: RunDetails): WorkflowNode | null => {
  const node = workflowOfRun(details);
  return mayReadWorkflow(details.viewer, node.facts) === null ? node : null;
};

export const TaskPayloadRef = builder.objectRef<TaskOutcome>('TaskPayload').implement({
  description: 'Result of a command on a task.',
  fields: (t) => ({
    task: t.field({ type: TaskRef, description: 'The task.', resolve: ({ task }) => task }),
    workflow: t.field({
      type: WorkflowRef,
      nullable: true,
      description: "Null for people who can't read the whole workflow.",
      resolve: ({ details }) => visibleWorkflow(details),
    }),
    changed: t.field({
      type: [TaskRef],
      description: 'All tasks that changed, so that clients need no second request.',
      resolve: ({ changed }) => changed,
    }),
    undoableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: undoableUntilText,
      resolve: ({ undoableUntil }) => undoableUntil,
    }),
  }),
});

interface CommandInput {
  readonly idempotencyKey: string;
  readonly taskId: string;
  readonly expectedVersion?: number | null | undefined;
}

/** Returns the values that a command saves, including table cells. */
const enteredIn = (command: CommandRequest['command']) =>
  typeof command === 'function'
    ? []
    : [
        ...('values' in command ? (command.values ?? []) : []),
        ...('tables' in command ? (command.tables ?? []) : []).map(({ instance, patch }) => ({
          instance,
          value: patch,
        })),
      ];

/** Executes a task command and returns everything that it changed. */
export const runTaskCommand = async (
  context: RequestContext,
  { idempotencyKey, taskId, expectedVersion }: CommandInput,
  command: CommandRequest['command'],
  parties?: CommandRequest['parties'],
): Promise<TaskOutcome> => {
  const id = asId<TaskId>(taskId);
  const entered = await validateDocuments(context, enteredIn(command), { taskId: id });
  const { details, changed, undoableUntil } = await executeRunCommand(requestChannel(context), {
    target: { kind: 'TASK', id, expectedVersion: expectedVersion ?? null },
    key: idempotencyKey,
    command,
    ...(parties === undefined ? {} : { parties }),
    extraStatements: () => attachInTask(entered, id),
  });
  const task = details === null ? undefined : taskOf(details.view, id);
  const node = details === null || task === undefined ? null : nodeOfCommanded(details, task);
  if (details === null || node === null) throw new Refused(refuse('NotFound'));
  return {
    task: node,
    details,
    undoableUntil,
    changed: changed.flatMap((one) => nodeOfRun(details, one) ?? []),
  };
};
