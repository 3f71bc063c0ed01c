import { doersOf } from '@baton/domain/party/delegate';
import type { Instant, PartyId } from '@baton/domain/core/ids';
import type { Run, RunStage, RunTask, Vote } from '@baton/domain/run-model/run';
import { runningDue } from '@baton/domain/task/due';
import { copyState, listState, workState } from '@baton/domain/task/work-state';
import { rowInsert } from '../../../../platform/db/row-insert.ts';
import { rowUpdate } from '../../../../platform/db/row-update.ts';
import { prepared, type Statement } from '../../../../platform/db/statement.ts';
import { chainHash, type EventRow } from '../../seals/event-chain.ts';
import { stageMarksOf } from '../rows/stage-marks.ts';
import { planStatements } from './plan-save.ts';
import { collaboratorStatements } from './save-collaborators.ts';
import { textStatements } from '../rows/run-texts.ts';
import { saveValues } from '../rows/run-values.ts';
import { taskStatements } from './save-tasks.ts';
import { workflowStatements } from './save-workflow.ts';
import {
  changed,
  changedTasks,
  tasksBefore,
  toTimestamp,
  type RunSave,
} from '../rows/saved-run.ts';

/** Writes nothing if the event number or the idempotency key is already used. */
export const insertEvents = rowInsert({
  name: 'insert_events',
  table: 'event',
  columns: {
    workflow_id: 'uuid',
    seq: 'integer',
    at: 'timestamptz',
    actor_id: 'uuid',
    command: 'text',
    command_key: 'uuid',
    target_id: 'uuid',
    events: 'jsonb',
    prev_hash: 'bytea',
    hash: 'bytea',
  },
});

const updateStages = rowUpdate({
  name: 'update_stages',
  table: 'stage',
  key: 'id',
  columns: {
    status: 'stage_status',
    started_at: 'timestamptz',
    completed_at: 'timestamptz',
    marks: 'jsonb',
  },
});

// Each task stores a copy of the workflow's state for lists, so changes are copied.
const updateTaskCopies = prepared(
  'update_task_copies',
  `UPDATE task SET workflow_status = $2, workflow_owner_id = $3
    WHERE tenant_id = app.tenant_id() AND workflow_id = $1`,
);

const removeParties = prepared(
  'remove_task_parties',
  `DELETE FROM task_party p USING json_to_recordset($1) AS c(task_id uuid, parties uuid[])
    WHERE p.tenant_id = app.tenant_id() AND p.task_id = c.task_id AND p.party_id <> ALL (c.parties)`,
);

const putParties = prepared(
  'put_task_parties',
  `INSERT INTO task_party (tenant_id, task_id, party_id, workflow_id, state, due_on)
   SELECT app.tenant_id(), c.task_id, party_id, $2,
          CASE WHEN party_id = ANY (c.assignees) THEN c.state ELSE c.copied END, c.due_on
     FROM json_to_recordset($1) AS c(task_id uuid, assignees uuid[], parties uuid[], state text, copied text, due_on timestamptz),
          unnest(c.parties) AS party_id
       ON CONFLICT (tenant_id, task_id, party_id) DO UPDATE SET state = EXCLUDED.state, due_on = EXCLUDED.due_on`,
);

const updatePartyStates = rowUpdate({
  name: 'update_task_party_states',
  table: 'task_party',
  key: 'task_id',
  columns: { state: 'text', due_on: 'timestamptz' },
});

const insertVotes = prepared(
  'insert_votes',
  `INSERT INTO vote (tenant_id, task_id, round, voter_id, workflow_id, on_behalf_of, decision, comment, at, counter)
   SELECT app.tenant_id(), c.task_id, c.round, c.voter_id, $2, c.on_behalf_of, c.decision, c.comment, c.at, c.counter
     FROM json_to_recordset($1) AS c(task_id uuid, round integer, voter_id uuid, on_behalf_of uuid,
          decision vote_decision, comment text, at timestamptz, counter jsonb)`,
);

const deleteVotes = prepared(
  'delete_votes',
  `DELETE FROM vote v USING json_to_recordset($1) AS c(task_id uuid, round integer, on_behalf_of uuid)
    WHERE v.tenant_id = app.tenant_id() AND v.task_id = c.task_id AND v.round = c.round
      AND v.on_behalf_of = c.on_behalf_of`,
);

/** Sorts tasks without a due date after all others. */
export const toPartyDue = (at: Instant | null): string => toTimestamp(at) ?? 'infinity';

const stageRow = (stage: RunStage) => ({
  key: stage.id,
  status: stage.status,
  started_at: toTimestamp(stage.startedAt),
  completed_at: toTimestamp(stage.completedAt),
  marks: stageMarksOf(stage),
});

const partyState = (task: RunTask, isTestRun: boolean) => ({
  state: listState(task, isTestRun),
  due_on: toPartyDue(runningDue(task)),
});

/** Returns everyone who sees the task in a list: assignees, approvers, and watchers. */
export const partiesOfTask = (task: RunTask): readonly PartyId[] => [
  ...new Set([...doersOf(task), ...task.cc]),
];

const partyRow = (isTestRun: boolean) => (task: RunTask) => ({
  task_id: task.id,
  assignees: doersOf(task),
  ...partyState(task, isTestRun),
  copied: copyState(workState(task)),
  parties: partiesOfTask(task),
});

const voteRow = (vote: Vote) => ({
  task_id: vote.taskId,
  round: vote.round,
  voter_id: vote.voterId,
  on_behalf_of: vote.onBehalfOf,
  decision: vote.decision,
  comment: vote.comment,
  at: toTimestamp(vote.at),
  counter: vote.counter ?? null,
});

/**
 * Deletes withdrawn decisions before inserting new ones: an approver has one decision in each
 * round.
 */
const saveVotes = (
  before: readonly Vote[],
  after: readonly Vote[],
  workflowId: string,
): readonly Statement[] => {
  if (before === after) return [];
  const [old, now] = [new Set(before), new Set(after)];
  const withdrawn = before.filter((vote) => !now.has(vote));
  const cast = after.filter((vote) => !old.has(vote));
  return [
    ...(withdrawn.length > 0 ? [deleteVotes(JSON.stringify(withdrawn.map(voteRow)))] : []),
    ...(cast.length > 0 ? [insertVotes(JSON.stringify(cast.map(voteRow)), workflowId)] : []),
  ];
};

/** Returns the event row of a command with its chain hash. */
export const chainedEvent = (row: EventRow, targetId: string, previous: string) => ({
  workflow_id: row.workflowId,
  seq: row.seq,
  at: toTimestamp(row.at),
  actor_id: row.actorId,
  command: row.command,
  command_key: row.commandKey,
  target_id: targetId,
  events: row.events,
  prev_hash: previous,
  hash: chainHash(previous, row),
});

/**
 * Returns statements that store in whose lists each changed task is, without changes of only its
 * state or due date.
 */
const partyStatements = ({ before, after, isTestRun }: RunSave): readonly Statement[] => {
  const { workflow } = after;
  const rowOf = partyRow(isTestRun);
  // Deleted workflows are in no list. Restored workflows are in all lists again.
  if (workflow.deletedAt !== before.workflow.deletedAt) {
    const rows = after.tasks.map(rowOf);
    return workflow.deletedAt === null
      ? [putParties(JSON.stringify(rows), workflow.id)]
      : [removeParties(JSON.stringify(rows.map((row) => ({ ...row, parties: [] }))))];
  }
  const { rewritten } = listedTasks(before, after);
  if (rewritten.length === 0) return [];
  const rows = JSON.stringify(rewritten.map(rowOf));
  return [removeParties(rows), putParties(rows, workflow.id)];
};

/** Returns changed tasks whose list rows must be written, with people or only with state. */
const listedTasks = (before: Run, after: Run) => {
  const tasks = changedTasks(before, after);
  const known = new Map(tasksBefore(before, after).map((task) => [task.id, task]));
  const hasMoved = (task: RunTask): boolean => {
    const was = known.get(task.id);
    return (
      was === undefined ||
      workState(was) !== workState(task) ||
      runningDue(was) !== runningDue(task)
    );
  };
  // Watchers see a different state than assignees.
  const isWhollyWritten = (task: RunTask): boolean => {
    const was = known.get(task.id);
    const isSame =
      was?.assignees === task.assignees && was.standIns === task.standIns && was.cc === task.cc;
    return !isSame || (task.cc.length > 0 && hasMoved(task));
  };
  return {
    rewritten: tasks.filter(isWhollyWritten),
    moved: tasks.filter((task) => !isWhollyWritten(task) && hasMoved(task)),
  };
};

const movedParties = ({ before, after, isTestRun }: RunSave) =>
  // Deleting or restoring writes all rows of a workflow.
  after.workflow.deletedAt === before.workflow.deletedAt
    ? listedTasks(before, after).moved.map((task) => ({
        key: task.id,
        ...partyState(task, isTestRun),
      }))
    : [];

/** Returns statements for changes that few commands make, run by run. */
const rareStatements = (save: RunSave): readonly Statement[] => {
  const { before, after, row } = save;
  const { workflow } = after;
  const isCopied =
    workflow.scheduleStatus !== before.workflow.scheduleStatus ||
    workflow.ownerId !== before.workflow.ownerId;
  return [
    ...(isCopied ? [updateTaskCopies(workflow.id, workflow.scheduleStatus, workflow.ownerId)] : []),
    ...partyStatements(save),
    ...collaboratorStatements(save),
    ...textStatements(row.events, workflow.id),
    ...saveVotes(before.votes, after.votes, workflow.id),
    ...saveValues(save),
  ];
};

/**
 * Returns the statements that store all changes of one or more runs, one for each table, with the
 * new chain heads in the same order. Event rows come first: if another command used an event
 * number, nothing is written.
 */
export const saveStatements = (
  saves: readonly RunSave[],
): { readonly statements: readonly Statement[]; readonly chainHeads: readonly string[] } => {
  const events = saves.map(({ row, targetId, chainHead }) =>
    chainedEvent(row, targetId, chainHead),
  );
  const chainHeads = events.map(({ hash }) => hash);
  return {
    chainHeads,
    statements: [
      ...insertEvents(events),
      ...workflowStatements(saves, chainHeads),
      ...saves.flatMap(({ before, after, row }) => planStatements(before, after, row.events)),
      ...updateStages(
        saves.flatMap(({ before, after }) => changed(before.stages, after.stages).map(stageRow)),
      ),
      ...taskStatements(saves),
      ...updatePartyStates(saves.flatMap(movedParties)),
      ...saves.flatMap(rareStatements),
    ],
  };
};
