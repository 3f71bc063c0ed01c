import type { Instant, PartyId } from '@baton/domain/core/ids';
import type { RunEvent } from '@baton/domain/run/event';
import type { Run, RunStage, RunTask, Vote } from '@baton/domain/run/run';
import { workflowSummary } from '@baton/domain/workflow/workflow-summary';
import { workState } from '@baton/domain/task/work-state';
import { rowInsert } from '../../platform/db/row-insert.ts';
import { rowUpdate } from '../../platform/db/row-update.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import { chainHash, type EventRow } from './event-chain.ts';
import { stageMarksOf } from './stage-marks.ts';
import { marksOf } from './task-marks.ts';
import { workflowMarksOf } from './workflow-marks.ts';
import { settingsOf } from './run-load.ts';
import { textStatements } from './run-texts.ts';
import { saveValues } from './run-values.ts';

/** Where another event has the number, or the key of its command has done something, nothing is written. */
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
    events: 'jsonb',
    prev_hash: 'bytea',
    hash: 'bytea',
  },
});

const updateWorkflows = rowUpdate({
  name: 'update_workflows',
  table: 'workflow',
  key: 'id',
  columns: {
    version: 'integer',
    chain_head: 'bytea',
    schedule_status: 'schedule_status',
    owner_id: 'uuid',
    scheduled_for: 'timestamptz',
    started_at: 'timestamptz',
    ended_at: 'timestamptz',
    run_number: 'integer',
    completed_task_count: 'integer',
    open_task_count: 'integer',
    next_due: 'timestamptz',
    has_exception: 'boolean',
    paused_at: 'timestamptz',
    pause_reason: 'text',
    end_reason: 'text',
    planned_end: 'timestamptz',
    marks: 'jsonb',
    calendar_edition: 'integer',
    deleted_at: 'timestamptz',
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

const updateTasks = rowUpdate({
  name: 'update_tasks',
  table: 'task',
  key: 'id',
  columns: {
    status: 'task_status',
    approval_status: 'approval_status',
    froze_for_reason: 'froze_for_reason',
    has_exception: 'boolean',
    expiration_status: 'expiration_status',
    skipped_at: 'timestamptz',
    skip_reason: 'skip_reason',
    marks: 'jsonb',
    assignees: 'uuid[]',
    started_at: 'timestamptz',
    due_on: 'timestamptz',
    submitted_at: 'timestamptz',
    submitted_by: 'uuid',
    completed_at: 'timestamptz',
    round: 'integer',
    run_number: 'integer',
    reopened_count: 'integer',
    reject_cycles: 'integer',
  },
  also: 'version = t.version + 1',
});

// Large, and hardly ever changed by a command.
const updateSettings = rowUpdate({
  name: 'update_task_settings',
  table: 'task',
  key: 'id',
  columns: { settings: 'jsonb' },
});

// Carried on each task for lists, so a change of the workflow's state is written through.
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
          CASE WHEN party_id = ANY (c.assignees) THEN c.state ELSE 'CC' END, c.due_on
     FROM json_to_recordset($1) AS c(task_id uuid, assignees uuid[], parties uuid[], state text, due_on timestamptz),
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

/** A moment as PostgreSQL reads it, or null. */
export const toTimestamp = (at: Instant | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** Undated work sorts behind all dated work. */
export const toPartyDue = (at: Instant | null): string => toTimestamp(at) ?? 'infinity';

const stageRow = (stage: RunStage) => ({
  key: stage.id,
  status: stage.status,
  started_at: toTimestamp(stage.startedAt),
  completed_at: toTimestamp(stage.completedAt),
  marks: stageMarksOf(stage),
});

const taskRow = (task: RunTask) => ({
  key: task.id,
  status: task.status,
  approval_status: task.approvalStatus,
  froze_for_reason: task.frozeForReason,
  has_exception: task.hasException,
  expiration_status: task.expirationStatus,
  skipped_at: toTimestamp(task.skippedAt),
  skip_reason: task.skipReason,
  marks: marksOf(task),
  assignees: task.assignees,
  started_at: toTimestamp(task.startedAt),
  due_on: toTimestamp(task.dueOn),
  submitted_at: toTimestamp(task.submittedAt),
  submitted_by: task.submittedBy,
  completed_at: toTimestamp(task.completedAt),
  round: task.round,
  run_number: task.runNumber,
  reopened_count: task.reopenedCount,
  reject_cycles: task.rejectCycles,
});

const newSettings = (was: RunTask | undefined, task: RunTask) => {
  const settings = settingsOf(task);
  const before = new Map<string, unknown>(Object.entries(was === undefined ? {} : settingsOf(was)));
  const isSame = Object.entries(settings).every(([name, value]) => before.get(name) === value);
  return isSame ? [] : [{ key: task.id, settings }];
};

const partyState = (task: RunTask) => ({
  state: workState(task),
  due_on: toPartyDue(task.dueOn),
});

/** Everybody who finds the task in a list: to do it, or to read it. */
export const partiesOfTask = ({ assignees, cc }: RunTask): readonly PartyId[] => [
  ...new Set([...assignees, ...cc]),
];

const partyRow = (task: RunTask) => ({
  task_id: task.id,
  assignees: task.assignees,
  ...partyState(task),
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

/** Withdrawn votes go before new ones come: an approver has one in a round. */
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

/** The event row of a command, chained to the ones before it. */
export const chainedEvent = (row: EventRow, previous: string) => ({
  workflow_id: row.workflowId,
  seq: row.seq,
  at: toTimestamp(row.at),
  actor_id: row.actorId,
  command: row.command,
  command_key: row.commandKey,
  events: row.events,
  prev_hash: previous,
  hash: chainHash(previous, row),
});

/** The items that a command changed: those that are no longer the same value in their place. */
const changed = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  before === after ? [] : after.filter((item, at) => before[at] !== item);

/** The tasks that a command changed. */
export const changedTasks = (before: Run, after: Run): readonly RunTask[] =>
  changed(before.tasks, after.tasks);

/** How the changed tasks were. */
export const tasksBefore = (before: Run, after: Run): readonly RunTask[] =>
  changed(after.tasks, before.tasks);

/** Whose lists the tasks are on, as far as the command changed it, but for what only moved on them. */
const partyStatements = (before: Run, after: Run): readonly Statement[] => {
  const { workflow } = after;
  // What is deleted is on nobody's list; restored, it is on all of them again.
  if (workflow.deletedAt !== before.workflow.deletedAt) {
    const rows = after.tasks.map(partyRow);
    return workflow.deletedAt === null
      ? [putParties(JSON.stringify(rows), workflow.id)]
      : [removeParties(JSON.stringify(rows.map((row) => ({ ...row, parties: [] }))))];
  }
  const { rewritten } = listedTasks(before, after);
  if (rewritten.length === 0) return [];
  const rows = JSON.stringify(rewritten.map(partyRow));
  return [removeParties(rows), putParties(rows, workflow.id)];
};

/** The changed tasks whose place on lists has to be written: with the people, or how they stand alone. */
const listedTasks = (before: Run, after: Run) => {
  const tasks = changedTasks(before, after);
  const known = new Map(tasksBefore(before, after).map((task) => [task.id, task]));
  const hasMoved = (task: RunTask): boolean => {
    const was = known.get(task.id);
    return was === undefined || workState(was) !== workState(task) || was.dueOn !== task.dueOn;
  };
  // Whoever only reads a task stands in another state than those who do it.
  const isWhollyWritten = (task: RunTask): boolean => {
    const was = known.get(task.id);
    const isSame = was?.assignees === task.assignees && was.cc === task.cc;
    return !isSame || (task.cc.length > 0 && hasMoved(task));
  };
  return {
    rewritten: tasks.filter(isWhollyWritten),
    moved: tasks.filter((task) => !isWhollyWritten(task) && hasMoved(task)),
  };
};

const movedParties = ({ before, after }: RunSave) =>
  // What is deleted or restored has all its rows written.
  after.workflow.deletedAt === before.workflow.deletedAt
    ? listedTasks(before, after).moved.map((task) => ({ key: task.id, ...partyState(task) }))
    : [];

const workflowRow = ({ after, row, plannedEnd }: RunSave, hash: string) => {
  const { workflow } = after;
  const facts = workflowSummary(after);
  return {
    key: workflow.id,
    version: row.seq,
    chain_head: hash,
    schedule_status: workflow.scheduleStatus,
    owner_id: workflow.ownerId,
    scheduled_for: toTimestamp(workflow.scheduledFor),
    started_at: toTimestamp(workflow.startedAt),
    ended_at: toTimestamp(workflow.endedAt),
    run_number: workflow.runNumber,
    completed_task_count: facts.completedTaskCount,
    open_task_count: facts.openTaskCount,
    next_due: toTimestamp(facts.nextDue),
    has_exception: facts.hasException,
    paused_at: toTimestamp(workflow.pausedAt),
    pause_reason: workflow.pauseReason,
    end_reason: workflow.endReason,
    planned_end: toTimestamp(plannedEnd),
    marks: workflowMarksOf(workflow),
    calendar_edition: workflow.calendar.edition,
    deleted_at: toTimestamp(workflow.deletedAt),
  };
};

const settingsRows = ({ before, after }: RunSave) => {
  const known = new Map(tasksBefore(before, after).map((task) => [task.id, task]));
  return changedTasks(before, after).flatMap((task) => newSettings(known.get(task.id), task));
};

/** What few commands change, run by run. */
const seldomStatements = ({ before, after, row }: RunSave): readonly Statement[] => {
  const { workflow } = after;
  const isCopied =
    workflow.scheduleStatus !== before.workflow.scheduleStatus ||
    workflow.ownerId !== before.workflow.ownerId;
  return [
    ...(isCopied ? [updateTaskCopies(workflow.id, workflow.scheduleStatus, workflow.ownerId)] : []),
    ...partyStatements(before, after),
    ...textStatements(row.events, workflow.id),
    ...saveVotes(before.votes, after.votes, workflow.id),
    ...saveValues(before.values, after.values, workflow.id),
  ];
};

/** One command's work on one run, to be stored. */
export interface RunSave {
  readonly before: Run;
  readonly after: Run;
  readonly row: EventRow & { readonly events: readonly RunEvent[] };
  /** Of the run as it was. */
  readonly chainHead: string;
  readonly plannedEnd: Instant | null;
}

/**
 * Everything that turns each stored `before` into its `after`, one statement per table, be it
 * one run or many. The event rows go first: where another command has taken the number of one
 * of them nothing is written. Answers the new heads of the chains too, in the same order.
 */
export const saveStatements = (
  saves: readonly RunSave[],
): { readonly statements: readonly Statement[]; readonly chainHeads: readonly string[] } => {
  const events = saves.map(({ row, chainHead }) => chainedEvent(row, chainHead));
  const chainHeads = events.map(({ hash }) => hash);
  return {
    chainHeads,
    statements: [
      ...insertEvents(events),
      ...updateWorkflows(saves.map((save, at) => workflowRow(save, chainHeads[at] ?? ''))),
      ...updateStages(
        saves.flatMap(({ before, after }) => changed(before.stages, after.stages).map(stageRow)),
      ),
      ...updateTasks(
        saves.flatMap(({ before, after }) => changedTasks(before, after).map(taskRow)),
      ),
      ...updateSettings(saves.flatMap(settingsRows)),
      ...updatePartyStates(saves.flatMap(movedParties)),
      ...saves.flatMap(seldomStatements),
    ],
  };
};
