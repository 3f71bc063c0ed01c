import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import type { Run } from '@baton/domain/run-model/run';
import { taskOf, viewOf } from '@baton/domain/run-model/run-view';
import { derivedId } from '../../platform/db/uuid.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { executeRunCommand, systemChannel } from '../runs/index.ts';

import { reassignmentJob, reassignmentKey } from './reassignments.jobs.ts';
import { replaceInBlueprint } from '../blueprints/index.ts';
import { moveStartOwners, nextBlueprints } from './reassigned-blueprints.ts';
import {
  countBlueprint,
  countTask,
  countWorkflow,
  finishReassignment,
  nextTasks,
  nextWorkflows,
} from './reassignments.repository.ts';
import { reassignmentById, type ReassignmentRow } from './reassignments.queries.ts';

type CommandRequest = Parameters<typeof executeRunCommand>[1];

/** Number of items in one job. A job that takes minutes would count as dead. */
const BATCH_SIZE = 100;

/** Returns the command that replaces the person in a task. Votes that they cast stay. */
const assignment = (row: ReassignmentRow, taskId: string, run: Run): RunCommand => {
  const task = taskOf(viewOf(run), asId<TaskId>(taskId));
  if (task === undefined) throw new Refused(refuse('NotFound'));
  const person = asId<PartyId>(row.personId);
  const hasVoted = run.votes.some(
    (vote) => vote.taskId === task.id && vote.round === task.round && vote.onBehalfOf === person,
  );
  if (hasVoted) throw new Refused(refuse('AlreadyVoted'));
  const to = task.type === 'APPROVAL' ? row.approvalsTo : row.tasksTo;
  const assignees = task.assignees.map((party) =>
    party === person && to !== null ? asId<PartyId>(to) : party,
  );
  return { kind: 'ASSIGN', taskId: task.id, assignees: [...new Set(assignees)] };
};

const named = (
  ids: readonly (string | null)[],
  refusal?: (party: Parameters<typeof mayOwnWorkflow>[0]) => Refusal | null,
): NonNullable<CommandRequest['parties']> => ({
  ids: ids.filter((id) => id !== null),
  field: 'id',
  ...(refusal !== undefined && { refusal }),
});

/**
 * Gives the work of a deactivated person to the recipients, one command for each item. Each item is
 * counted in the transaction of its command, so a repeated job continues after the last one.
 */
export const reassignWork = async (
  services: Services,
  tenantId: string,
  reassignmentId: string,
): Promise<void> => {
  const channel = systemChannel(services, tenantId);
  const [[row], workflows, tasks, blueprints] = await channel.trip(
    reassignmentById(reassignmentId),
    nextWorkflows(reassignmentId, BATCH_SIZE),
    nextTasks(reassignmentId, BATCH_SIZE),
    nextBlueprints(reassignmentId, BATCH_SIZE),
  );
  if (row === undefined || row.finishedAt !== null) return;

  const attempt = async (
    change: () => Promise<unknown>,
    count: (isRefused: boolean) => Statement,
  ): Promise<void> => {
    let isRefused = false;
    try {
      await change();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      isRefused = true;
    }
    // Has no effect if the command's transaction already counted the item.
    await channel.trip(count(isRefused));
  };
  const move = (
    { target, command, parties }: Pick<CommandRequest, 'target' | 'command' | 'parties'>,
    count: (isRefused: boolean) => Statement,
  ): Promise<void> =>
    attempt(
      () =>
        executeRunCommand(channel, {
          ...{ target, command, parties },
          key: derivedId('reassignment', reassignmentId, target.id),
          extraStatements: () => [count(false)],
        }),
      count,
    );

  for (const { id } of workflows)
    await move(
      {
        target: { kind: 'WORKFLOW', id, expectedVersion: null },
        command: (_, { name, description, tags }) => ({
          kind: 'EDIT_WORKFLOW',
          texts: {},
          was: { name, description, tags },
          ownerId: row.workflowsTo === null ? null : asId(row.workflowsTo),
        }),
        parties: named([row.workflowsTo], mayOwnWorkflow),
      },
      (isRefused) => countWorkflow(reassignmentId, id, isRefused),
    );
  for (const { id } of tasks)
    await move(
      {
        target: { kind: 'TASK', id: asId(id), expectedVersion: null },
        command: (run) => assignment(row, id, run),
        parties: named([row.tasksTo, row.approvalsTo]),
      },
      (isRefused) => countTask(reassignmentId, id, isRefused),
    );
  const { personId: from, blueprintsTo: to, createdBy: by } = row;
  if (to !== null)
    for (const { id } of blueprints) {
      const count = (isRefused: boolean) => countBlueprint(reassignmentId, id, isRefused);
      const change = { from, to, by, at: new Date(services.now()) };
      await attempt(
        () =>
          replaceInBlueprint(channel, { ...change, id }, [
            ...moveStartOwners(id, change),
            count(false),
          ]),
        count,
      );
      services.publish({ tenantId, blueprintId: id, partyIds: [] });
    }
  const isFinished = [workflows, tasks, blueprints].every(({ length }) => length < BATCH_SIZE);
  await channel.trip(
    isFinished
      ? finishReassignment(reassignmentId, new Date(services.now()))
      : reassignmentJob.enqueue(
          { reassignmentId, personId: row.personId },
          { key: reassignmentKey(row.personId) },
        ),
  );
  services.publish({ tenantId, partyIds: [] });
};
