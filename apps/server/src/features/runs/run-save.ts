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

const updateWorkflow = prepared(
  'update_workflow',
  `UPDATE workflow SET version = $2, chain_head = decode($3, 'hex'), schedule_status = $4, owner_id = $5,
          scheduled_for = $6, started_at = $7, ended_at = $8, run_number = $9, completed_task_count = $10,
          open_task_count = $11, next_due = $12, has_exception = $13, paused_at = $14, pause_reason = $15,
          end_reason = $16, planned_end = $17, marks = $18, calendar_edition = $19, deleted_at = $20
    WHERE tenant_id = app.tenant_id() AND id = $1`,
);

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

/** Whose lists the tasks are on, as far as the command changed it. */
const partyStatements = (before: Run, after: Run): readonly Statement[] => {
  const { workflow } = after;
  // What is deleted is on nobody's list; restored, it is on all of them again.
  if (workflow.deletedAt !== before.workflow.deletedAt) {
    const rows = after.tasks.map(partyRow);
    return workflow.deletedAt === null
      ? [putParties(JSON.stringify(rows), workflow.id)]
      : [removeParties(JSON.stringify(rows.map((row) => ({ ...row, parties: [] }))))];
  }
  const tasks = changedTasks(before, after);
  const known = new Map(tasksBefore(before, after).map((task) => [task.id, task]));
  const statements: Statement[] = [];
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
  const rewritten = tasks.filter(isWhollyWritten);
  if (rewritten.length > 0) {
    const rows = JSON.stringify(rewritten.map(partyRow));
    statements.push(removeParties(rows), putParties(rows, workflow.id));
  }
  const moved = tasks.filter((task) => !isWhollyWritten(task) && hasMoved(task));
  statements.push(
    ...updatePartyStates(moved.map((task) => ({ key: task.id, ...partyState(task) }))),
  );
  return statements;
};

/**
 * Everything that turns the stored `before` into `after`, one statement per table. The event
 * row goes first: where another command has taken its number the rest does nothing.
 */
export const saveStatements = (
  before: Run,
  after: Run,
  row: EventRow & { readonly events: readonly RunEvent[] },
  {
    chainHead: previous,
    plannedEnd,
  }: { readonly chainHead: string; readonly plannedEnd: Instant | null },
): { readonly statements: readonly Statement[]; readonly chainHead: string } => {
  const { workflow } = after;
  const event = chainedEvent(row, previous);
  const facts = workflowSummary(after);
  const statements: Statement[] = [
    ...insertEvents([event]),
    updateWorkflow(
      workflow.id,
      row.seq,
      event.hash,
      workflow.scheduleStatus,
      workflow.ownerId,
      toTimestamp(workflow.scheduledFor),
      toTimestamp(workflow.startedAt),
      toTimestamp(workflow.endedAt),
      workflow.runNumber,
      facts.completedTaskCount,
      facts.openTaskCount,
      toTimestamp(facts.nextDue),
      facts.hasException,
      toTimestamp(workflow.pausedAt),
      workflow.pauseReason,
      workflow.endReason,
      toTimestamp(plannedEnd),
      workflowMarksOf(workflow),
      workflow.calendar.edition,
      toTimestamp(workflow.deletedAt),
    ),
  ];
  const stages = changed(before.stages, after.stages);
  statements.push(...updateStages(stages.map(stageRow)));

  const tasks = changedTasks(before, after);
  const known = new Map(tasksBefore(before, after).map((task) => [task.id, task]));
  statements.push(...updateTasks(tasks.map(taskRow)));
  statements.push(
    ...updateSettings(tasks.flatMap((task) => newSettings(known.get(task.id), task))),
  );
  if (
    workflow.scheduleStatus !== before.workflow.scheduleStatus ||
    workflow.ownerId !== before.workflow.ownerId
  ) {
    statements.push(updateTaskCopies(workflow.id, workflow.scheduleStatus, workflow.ownerId));
  }

  statements.push(...partyStatements(before, after));

  statements.push(...textStatements(row.events, workflow.id));
  statements.push(...saveVotes(before.votes, after.votes, workflow.id));
  statements.push(...saveValues(before.values, after.values, workflow.id));
  return { statements, chainHead: event.hash };
};
