import type { ScheduleStatus, StageStatus } from '@baton/domain/run-model/run';
import type { WorkflowListScope } from '@baton/domain/access/workflow/workflow-access';
import type { Attention } from '@baton/domain/list/attention-filter';
import { statusOrder } from '@baton/domain/workflow-list/attention';
import type { WorkflowSortKey } from '@baton/domain/workflow-list/workflow-sort';
import type { Period } from '@baton/domain/list/date-filter';
import { grantedWorkflowIds, readWorkflows } from '../../../platform/auth/read-workflows.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import type { SortColumn } from '../../../platform/list/keyset-page.ts';
import {
  ownerConditions,
  participantSql,
  partiesOf,
  waitsForSql,
} from '../../../platform/list/people-sql.ts';
import {
  blueprintCondition,
  matchConditions,
  namedByText,
  tagConditions,
  within,
  type Bind,
} from '../../../platform/list/sql-bindings.ts';

/** The viewer of a list. The owner is null for external people, who can't own workflows. */
export interface ListViewer {
  readonly scope: WorkflowListScope;
  readonly ownerId: string | null;
  readonly parties: readonly string[];
}

/** Workflows of the viewer, or of the members of their teams. */
export const ownerFilters = ['ME', 'MY_TEAMS'] as const;
export type OwnerFilter = (typeof ownerFilters)[number];

/** Days of the planned end. */
export interface DuePeriod extends Period {
  /** True to find overdue workflows, which are always running. */
  readonly isRunning: boolean;
}

/** Filters of one statement. Null means all. */
export interface PageFilters {
  readonly statuses: readonly ScheduleStatus[] | null;
  readonly pattern: string | null;
  readonly ids: readonly string[] | null;
  /** Workflows found by values of fields, as one of the filters. Null without this filter. */
  readonly found: readonly string[] | null;
  /** True if one of the filters is enough, in addition to status, text, ids, attention, and range. */
  readonly matchAny: boolean;
  readonly blueprint: string | null;
  /** True to include workflows of the variants of the blueprint. */
  readonly withVariants: boolean;
  readonly stageStatuses: readonly StageStatus[] | null;
  readonly stage: string | null;
  readonly owner: OwnerFilter | null;
  /** A person, or a team or role whose members own the workflows. */
  readonly ownedBy: string | null;
  /** A person, team, or role, or `me`, that must act now. */
  readonly waitsFor: string | null;
  /** A person, team, or role, or `me`, with any part in a task. */
  readonly participant: string | null;
  readonly attention: Attention | null;
  /** Any of these tags. */
  readonly tags: readonly string[] | null;
  readonly tagType: string | null;
  readonly due: DuePeriod | null;
  readonly started: Period | null;
  readonly completed: Period | null;
  /** The range that a calendar shows, in addition to `due`. */
  readonly shown: Period | null;
}

export interface PageClock {
  readonly now: Date;
  readonly endOfWeek: Date;
}

export const openStatuses: readonly ScheduleStatus[] = [
  'NOT_STARTED',
  'SCHEDULED',
  'RUNNING',
  'PAUSED',
];

/** SQL version of the `homeStatus` rule, as a position in `statusOrder`. */
export const statusRank = (now: string): string => {
  const rank = (status: (typeof statusOrder)[number]) => statusOrder.indexOf(status);
  return `CASE WHEN w.schedule_status = 'ENDED' THEN ${rank('ENDED')}
       WHEN w.schedule_status = 'PAUSED' THEN ${rank('PAUSED')}
       WHEN w.schedule_status = 'COMPLETED' THEN ${rank('COMPLETED')}
       WHEN w.has_exception THEN ${rank('PROBLEM')}
       WHEN ${isLate(now)} THEN ${rank('OVERDUE')}
       WHEN w.schedule_status <> 'RUNNING' THEN ${rank('NOT_STARTED')}
       WHEN w.due_at < 'infinity' AND greatest(w.planned_end, ${now}) > w.due_at THEN ${rank('AT_RISK')}
       WHEN w.open_task_count = 0 THEN ${rank('WAITING')} ELSE ${rank('ON_TRACK')} END`;
};

export const isLate = (now: string): string =>
  `(coalesce(w.next_due < ${now}, false) OR w.schedule_status = 'RUNNING' AND w.due_at < ${now})`;

interface WorkflowSortColumn extends SortColumn {
  readonly sql: (isOpen: boolean | null, now: () => string) => string;
  /** True if there is one index range for open workflows and one for others. */
  readonly isIndexed: boolean;
}

/** Null sorts by id, which is the time of creation. */
export const sortColumns: Readonly<Record<WorkflowSortKey, WorkflowSortColumn | null>> = {
  CREATED: null,
  NAME: { sql: () => 'w.name_key', type: 'text', canBeMissing: false, isIndexed: true },
  PLANNED_END: { sql: () => 'w.due_at', type: 'timestamptz', canBeMissing: true, isIndexed: true },
  START: { sql: () => 'w.start_at', type: 'timestamptz', canBeMissing: true, isIndexed: true },
  // Only closed workflows have an index. Open ones are few and sorted completely.
  LAST_CHANGE: {
    sql: (isOpen) => (isOpen === false ? 'w.closed_change' : 'w.changed_at'),
    type: 'timestamptz',
    canBeMissing: false,
    isIndexed: true,
  },
  STATUS: {
    sql: (_, now) => statusRank(now()),
    type: 'integer',
    canBeMissing: false,
    isIndexed: false,
  },
  OWNER: {
    sql: () => 'lower(o.name)',
    type: 'text',
    canBeMissing: false,
    isIndexed: false,
  },
};

export const attentionSql = (
  attention: Attention,
  bind: Bind,
  now: () => string,
  { clock, viewer }: { readonly clock: PageClock; readonly viewer: ListViewer },
): string => {
  const isActive = `w.is_open AND w.schedule_status <> 'PAUSED'`;
  if (attention === 'OVERDUE') return `${isActive} AND ${isLate(now())}`;
  if (attention === 'STUCK') return `${isActive} AND w.has_exception`;
  if (attention === 'DUE_THIS_WEEK')
    return `w.is_open AND w.due_at >= ${now()} AND w.due_at < ${bind(clock.endOfWeek)}::timestamptz`;
  return `w.is_open AND w.id IN (${waitsForSql('workflow_id', `${bind(viewer.parties)}::uuid[]`)})`;
};

/** Returns the conditions on the dates of `w`, for each filter. */
const dateConditions = (
  { due, started, completed }: PageFilters,
  bind: Bind,
): readonly (readonly string[])[] => [
  due === null
    ? []
    : [
        ...within('w.due_at', due, bind),
        ...(due.isRunning ? [`w.is_open AND w.schedule_status = 'RUNNING'`] : []),
      ],
  started === null ? [] : ['w.started_at IS NOT NULL', ...within('w.start_at', started, bind)],
  completed === null
    ? []
    : [
        'NOT w.is_open',
        ...within('w.ended_at', completed, bind),
        // A workflow isn't completed after its last command, which has an index.
        ...(completed.from === null
          ? []
          : [`w.closed_change >= ${bind(new Date(completed.from))}::timestamptz`]),
      ],
];

/** Returns the conditions on the blueprint of `w` and on its stages, which are one filter. */
const stageConditions = (
  { blueprint, withVariants, stage: key, stageStatuses }: PageFilters,
  bind: Bind,
): readonly string[] => {
  const found: string[] = [];
  if (blueprint !== null)
    found.push(blueprintCondition('w.blueprint_id', blueprint, withVariants, bind));
  if (stageStatuses !== null) {
    const stage = key === null ? '' : `AND s.key = ${bind(key)}::uuid`;
    // One value, where EXISTS would be answered from all stages with this status.
    found.push(`(SELECT true FROM stage s WHERE s.tenant_id = w.tenant_id AND s.workflow_id = w.id
       ${stage} AND s.standing = ANY (${bind(stageStatuses)}::text[]) LIMIT 1)`);
  }
  return found;
};

const peopleConditions = (
  filters: PageFilters,
  viewer: ListViewer,
  bind: Bind,
): readonly string[] => {
  const { waitsFor, participant } = filters;
  const found = [...ownerConditions('w.owner_id', filters, viewer, bind)];
  if (waitsFor !== null)
    found.push(
      `w.is_open AND w.id IN (${waitsForSql('workflow_id', partiesOf(waitsFor, viewer, bind))})`,
    );
  if (participant !== null)
    found.push(`w.id IN (${participantSql('workflow_id', partiesOf(participant, viewer, bind))})`);
  return found;
};

/** Returns the conditions on `w`, without those on its position. */
export const conditions = (
  filters: PageFilters,
  bind: Bind,
  now: () => string,
  at: { readonly clock: PageClock; readonly viewer: ListViewer },
): readonly string[] => {
  const { statuses, pattern, ids, shown, attention } = filters;
  const found = ['w.tenant_id = app.tenant_id()', 'w.deleted_at IS NULL'];
  // Written into the statement, so that the planner sees which index fits.
  if (statuses !== null)
    found.push(
      statuses.length === 0
        ? 'false'
        : `w.schedule_status IN (${statuses.map((status) => `'${status}'`).join(', ')})`,
    );
  if (pattern !== null) {
    const text = bind(pattern);
    found.push(`(app.holds(w.name, ${text}) OR app.holds(w.reference, ${text}))`);
  }
  if (ids !== null) found.push(`w.id = ANY (${bind(ids)}::uuid[])`);
  if (shown !== null) found.push(...within('w.due_at', shown, bind));
  if (attention !== null) found.push(attentionSql(attention, bind, now, at));
  const conditionGroups: readonly (readonly string[])[] = [
    ...tagConditions('w.tags', filters, bind).map((condition) => [condition]),
    ...dateConditions(filters, bind),
    filters.found === null ? [] : [`w.id = ANY (${bind(filters.found)}::uuid[])`],
    stageConditions(filters, bind),
    ...peopleConditions(filters, at.viewer, bind).map((condition) => [condition]),
  ];
  return [...found, ...matchConditions(conditionGroups, filters.matchAny)];
};

export const readable = ({ scope, ownerId, parties }: ListViewer, bind: Bind): string | null => {
  if (scope === 'ALL') return null;
  const [owner, all] = [`${bind(ownerId)}::uuid`, bind(parties)];
  return scope === 'OWN' ? readWorkflows(owner, all) : grantedWorkflowIds(owner, all);
};

/** Returns a statement about workflows, named by its text. */
export const named = <Row>(text: string, values: readonly unknown[]): Statement<Row> =>
  namedByText('workflows', text, values);
