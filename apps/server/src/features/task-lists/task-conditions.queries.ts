import type { TaskListScope } from '@baton/domain/access/task/task-list-access';
import { unassignedText, viewerText } from '@baton/domain/list/people-filters';
import type { Attention } from '@baton/domain/list/attention-filter';
import type { Period } from '@baton/domain/list/date-filter';
import type { StageStatus, TaskType } from '@baton/domain/run-model/run';
import type { TaskStateFilter, TaskView } from '@baton/domain/task-list/task-views';
import { grantedWorkflowIds, workflowsWithForms } from '../../platform/auth/read-workflows.ts';
import {
  assignedSql,
  ownerConditions,
  participantSql,
  partiesOf,
  waitsForSql,
  type PeopleReader,
} from '../../platform/list/people-sql.ts';
import {
  blueprintCondition,
  matchConditions,
  tagConditions,
  within,
  type Bind,
} from '../../platform/list/sql-bindings.ts';

/** The viewer of a list. */
export interface TaskListViewer extends PeopleReader {
  readonly scope: TaskListScope;
  readonly userId: string;
  /** The people, teams, and roles whose tasks count as assigned to the viewer. */
  readonly ownAssignees: readonly string[];
}

/** Filters of one statement. Null means all. */
export interface TaskPageFilters {
  readonly view: TaskView;
  readonly ids: readonly string[] | null;
  /** Tasks found by values of fields, as one of the filters. Null without this filter. */
  readonly found: readonly string[] | null;
  /** True if one of the filters is enough. The filters up to `workflow` must always match. */
  readonly matchAny: boolean;
  readonly attention: Attention | null;
  readonly pattern: string | null;
  readonly workflow: string | null;
  readonly state: TaskStateFilter | null;
  readonly type: TaskType | null;
  readonly blueprint: string | null;
  readonly withVariants: boolean;
  readonly stage: string | null;
  readonly stageStatuses: readonly StageStatus[] | null;
  readonly waitsFor: string | null;
  readonly assignee: string | null;
  readonly participant: string | null;
  readonly owner: 'ME' | 'MY_TEAMS' | null;
  readonly ownedBy: string | null;
  readonly tags: readonly string[] | null;
  readonly tagType: string | null;
  readonly due: (Period & { readonly isOverdue: boolean }) | null;
  readonly started: Period | null;
  readonly completed: Period | null;
}

/**
 * Conditions of the views. Each task is open, not started, or completed; skipped tasks count as
 * completed.
 */
const viewConditions: Readonly<Record<TaskView, readonly string[]>> = {
  open: ['t.is_open'],
  'not-started': ['NOT t.is_open', `t.closed_at = 'infinity'`],
  completed: ['NOT t.is_open', `t.closed_at < 'infinity'`],
  all: [],
};

const stateConditions: Readonly<Record<TaskStateFilter, string>> = {
  IN_REVIEW: `t.is_open AND t.status = 'PENDING_REVIEW'`,
  TO_ACCEPT: `t.is_open AND t.status = 'PENDING_ACKNOWLEDGEMENT'`,
  PROBLEM: `t.is_open AND t.has_exception`,
  PAUSED: `t.is_open AND t.froze_for_reason = 'PAUSED'`,
  EXPIRED: `t.expiration_status = 'EXPIRED' AND t.status <> 'INACTIVE'`,
  REJECTED: `t.approval_status = 'REJECTED'`,
  SKIPPED: 't.skipped_at IS NOT NULL',
};

/** SQL version of the OVERDUE class of the due date, which `t.due_at` is compared with. */
const overdue = `t.closed_at = 'infinity' AND t.status <> 'PENDING_REVIEW'`;

/** The times that filters are compared with. */
export interface TaskListClock {
  readonly now: Date;
  readonly endOfWeek: Date;
}

export const attentionSql = (
  attention: Attention,
  bind: Bind,
  now: () => string,
  { viewer, clock }: { readonly viewer: TaskListViewer; readonly clock: TaskListClock },
): string => {
  if (attention === 'OVERDUE') return `t.is_open AND ${overdue} AND t.due_at < ${now()}`;
  if (attention === 'STUCK')
    return `t.is_open AND (t.has_exception OR t.expiration_status = 'EXPIRED')`;
  if (attention === 'DUE_THIS_WEEK')
    return `t.is_open AND t.due_at >= ${now()} AND t.due_at < ${bind(clock.endOfWeek)}::timestamptz`;
  return `t.id IN (${waitsForSql('task_id', `${bind(viewer.parties)}::uuid[]`)})`;
};

const assigneeConditions = (
  assignee: string,
  viewer: TaskListViewer,
  bind: Bind,
): readonly string[] => {
  if (assignee === unassignedText) return [`t.assignees = '{}'`];
  const among = (parties: readonly string[]): string =>
    `t.id IN (${assignedSql(`${bind(parties)}::uuid[]`)})`;
  if (assignee === viewerText) return [among(viewer.ownAssignees)];
  return [
    among(
      assignee === 'my-teams'
        ? viewer.parties.filter((party) => party !== viewer.userId)
        : [assignee],
    ),
  ];
};

const peopleConditions = (
  { waitsFor, assignee, participant, owner, ownedBy }: TaskPageFilters,
  viewer: TaskListViewer,
  bind: Bind,
): readonly string[] => [
  ...(waitsFor === null
    ? []
    : [`t.id IN (${waitsForSql('task_id', partiesOf(waitsFor, viewer, bind))})`]),
  ...(assignee === null ? [] : assigneeConditions(assignee, viewer, bind)),
  ...(participant === null
    ? []
    : [`t.id IN (${participantSql('task_id', partiesOf(participant, viewer, bind))})`]),
  ...ownerConditions('w.owner_id', { owner, ownedBy }, viewer, bind),
];

/** Returns the conditions on a task `t` of a workflow `w`, without those on its position. */
export const taskConditions = (
  filters: TaskPageFilters,
  at: { readonly viewer: TaskListViewer; readonly clock: TaskListClock },
  bind: Bind,
  now: () => string,
): readonly string[] => {
  const { ids, attention, pattern, state, type, workflow, blueprint, stage, stageStatuses } =
    filters;
  const found = ['t.tenant_id = app.tenant_id()', 'w.deleted_at IS NULL'];
  found.push(...viewConditions[filters.view]);
  if (ids !== null) found.push(`t.id = ANY (${bind(ids)}::uuid[])`);
  if (attention !== null) found.push(attentionSql(attention, bind, now, at));
  if (pattern !== null) {
    const text = bind(pattern);
    found.push(
      `(app.holds(t.name, ${text}) OR app.holds(t.reference, ${text}) OR app.holds(t.workflow_name, ${text}))`,
    );
  }
  if (workflow !== null) found.push(`t.workflow_id = ${bind(workflow)}::uuid`);
  const inStage: string[] = [];
  if (blueprint !== null)
    inStage.push(blueprintCondition('w.blueprint_id', blueprint, filters.withVariants, bind));
  if (stage !== null || stageStatuses !== null) {
    const parts = [
      ...(stage === null ? [] : [`s.key = ${bind(stage)}::uuid`]),
      ...(stageStatuses === null ? [] : [`s.standing = ANY (${bind(stageStatuses)}::text[])`]),
    ];
    inStage.push(`(SELECT true FROM stage s
       WHERE s.tenant_id = t.tenant_id AND s.id = t.stage_id AND ${parts.join(' AND ')})`);
  }
  const { due, started, completed } = filters;
  const conditionGroups: readonly (readonly string[])[] = [
    ...peopleConditions(filters, at.viewer, bind).map((condition) => [condition]),
    ...tagConditions('t.tags', filters, bind).map((condition) => [condition]),
    filters.found === null ? [] : [`t.id = ANY (${bind(filters.found)}::uuid[])`],
    state === null ? [] : [stateConditions[state]],
    type === null ? [] : [`t.type = '${type}'`],
    inStage,
    due === null
      ? []
      : [
          ...within('t.due_at', due, bind),
          ...(due.isOverdue ? [overdue, `t.due_at < ${now()}`] : []),
        ],
    started === null ? [] : ['t.started_at IS NOT NULL', ...within('t.started_at', started, bind)],
    completed === null ? [] : ['NOT t.is_open', ...within('t.closed_at', completed, bind)],
  ];
  return [...found, ...matchConditions(conditionGroups, filters.matchAny)];
};

/** Someone on an approval reads its task, and someone on a task reads its approvals. */
const ownTasks = (parties: string): string => {
  const mine = `p.tenant_id = app.tenant_id() AND p.party_id = ANY (${parties})`;
  return `SELECT p.task_id FROM task_party p WHERE ${mine}
    UNION SELECT o.approval_for FROM task_party p JOIN task o ON o.tenant_id = app.tenant_id() AND o.id = p.task_id
     WHERE ${mine} AND p.state NOT IN ('CC', 'CC_DONE') AND o.approval_for IS NOT NULL
    UNION SELECT o.id FROM task_party p JOIN task o ON o.tenant_id = app.tenant_id() AND o.workflow_id = p.workflow_id
     WHERE ${mine} AND o.approval_for = p.task_id`;
};

/**
 * Returns SQL for the ids (`task_id`) of tasks that the viewer reads: the SQL version of `mayReadTask`. Null if
 * all, which an index walks. A list of the viewer's own tasks only reads these.
 */
export const readableTasks = (
  { waitsFor, assignee, participant, view, matchAny }: TaskPageFilters,
  { scope, ownerId, userId, parties, ownAssignees }: TaskListViewer,
  bind: Bind,
): string | null => {
  if (!matchAny) {
    if (waitsFor === viewerText) return waitsForSql('task_id', `${bind(parties)}::uuid[]`);
    if (assignee === viewerText) return assignedSql(`${bind(ownAssignees)}::uuid[]`);
    if (participant === viewerText) return participantSql('task_id', `${bind(parties)}::uuid[]`);
  }
  if (scope.workflows === 'ALL') return null;
  const [owner, all] = [`${bind(ownerId)}::uuid`, `${bind(parties)}::uuid[]`];
  const workflows =
    scope.workflows === 'OWN' ? workflowsWithForms(owner, all) : grantedWorkflowIds(owner, all);
  const shown = viewConditions[view].map((condition) => ` AND ${condition}`).join('');
  return `SELECT t.id AS task_id FROM task t
     WHERE t.tenant_id = app.tenant_id() AND t.workflow_id IN (${workflows})${shown}
    UNION ${ownTasks(all)}${
      scope.workflows === 'OWN'
        ? `
    UNION SELECT id FROM task WHERE tenant_id = app.tenant_id() AND assigned_by = ${bind(userId)}::uuid`
        : ''
    }${
      scope.seesAutomations
        ? `
    UNION SELECT id FROM task WHERE tenant_id = app.tenant_id() AND type = 'AUTOMATION'`
        : ''
    }`;
};
