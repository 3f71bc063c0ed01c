import {
  workflowPermissionTable,
  type WorkflowPermissionColumn,
  type WorkflowPermittedAction,
} from '@baton/domain/access/workflow-permission-table';
import type { TaskAction } from '@baton/domain/access/task/task-permissions';
import type { WorkflowAction } from '@baton/domain/access/workflow/workflow-permissions';
import { afterAll, describe, expect, it } from 'vitest';
import { schema } from './schema.ts';
import { everyOperation } from './testing/every-operation.ts';
import {
  READ,
  readRightsMatrix,
  withoutChance,
  type Cell,
  type Relation,
} from './testing/rights/rights-matrix.ts';
import { createTestServer } from './testing/test-server.ts';

// Who can do what, in each relation to a workflow and in each of its states, asked over HTTP. Cells
// are made from the rules in the schema, so that a new rule is part of the table.
const server = await createTestServer({ tokenRateLimit: 0 });
afterAll(server.close);
const { tenantId, workerId, actors, cells, answersOfUnread } = await readRightsMatrix(server);

const allowedOf = ({ flags }: Cell): readonly string[] =>
  flags === null ? [] : Object.keys(flags).filter((one) => flags[one] === true);

/** The mutation of each action on a task or workflow. Null if it is read, or shares a mutation. */
const mutations: Readonly<Record<TaskAction, string | null>> &
  Readonly<Record<Exclude<WorkflowAction, TaskAction>, string | null>> = {
  read: null,
  readHistory: null,
  edit: 'saveTaskValues',
  editName: 'updateTask',
  editAssignees: 'assignTask',
  editDueOn: 'changeTaskDueDate',
  editDescription: null,
  editTags: null,
  complete: 'completeTask',
  approve: 'approveTask',
  reopen: 'reopenTask',
  reopenCascade: null,
  completeOnBehalf: 'completeTaskOnBehalf',
  recall: 'recallTask',
  skip: 'skipTask',
  unskip: 'unskipTask',
  restartExpired: null,
  reportException: 'reportException',
  resolveException: 'resolveException',
  decideRejection: null,
  overrideRejection: 'overrideRejection',
  fixLink: 'completeLinkedTask',
  restartLinked: 'restartLinkedWorkflows',
  retryAutomation: 'retryAutomation',
  editAutomation: null,
  completeAutomation: 'completeAutomation',
  acknowledge: 'acknowledgeTask',
  decline: 'declineTask',
  claim: 'claimTask',
  delegate: 'delegateTask',
  sendToGuest: null,
  editCC: 'changeTaskCc',
  changeVote: 'changeVote',
  override: 'overrideApproval',
  revoke: 'revokeDecision',
  askInformation: 'askForInformation',
  answerInformation: 'answerInquiry',
  addApprovers: 'addApprovers',
  counter: 'counterTask',
  editData: 'editTaskData',
  delete: 'deleteTask',
  editAccess: 'shareWorkflow',
  editOwner: null,
  start: null,
  pause: 'pauseWorkflow',
  resume: 'resumeWorkflow',
  end: 'endWorkflow',
  restart: null,
  runAgain: null,
  detach: 'detachWorkflow',
  restore: 'restoreWorkflow',
  addStage: null,
  addAutomatedTask: null,
  addLinkedWorkflowTask: null,
};
const isAction = (name: string): name is keyof typeof mutations => name in mutations;
const operations = new Map(
  everyOperation(schema).map((operation) => [operation.name, operation] as const),
);

/** Returns some of the items, spread evenly. */
const sampled = <Item>(items: readonly Item[], count: number): readonly Item[] => {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0).slice(0, count);
};

/** The table as text: for each object, the actors that can do the same. */
const tableText = (): string => {
  const lines: string[] = [];
  const places = new Map<string, Map<string, string[]>>();
  for (const cell of cells) {
    const place = `${cell.relation} ${cell.schedule} ${cell.object}`;
    const allowed =
      cell.flags === null ? '(unread)' : allowedOf(cell).toSorted().join(' ') || '(nothing)';
    const rows = places.get(place) ?? new Map<string, string[]>();
    rows.set(allowed, [...(rows.get(allowed) ?? []), cell.actor.name]);
    places.set(place, rows);
  }
  for (const [place, rows] of places) {
    lines.push(place);
    for (const [allowed, names] of rows) lines.push(`  ${names.join(', ')}: ${allowed}`);
  }
  return `${lines.join('\n')}\n`;
};

it('tests each actor with each relation, state, object, and action', () => {
  const count = cells.reduce((sum, { flags }) => sum + Object.keys(flags ?? { read: 0 }).length, 0);
  expect(actors).toHaveLength(12);
  expect(count).toBeGreaterThan(20_000);
});

it('equals the stored permission table', async () => {
  await expect(tableText()).toMatchFileSnapshot('./testing/rights/rights-matrix.txt');
});

it('shows nothing to people without a relation or general read access', () => {
  const outsiders = ['LIMITED', 'EXTERNAL', 'SUPPLIER', 'SCIM', 'ANONYMOUS'];
  const leaks = cells.filter(
    ({ actor, relation, flags }) =>
      outsiders.includes(actor.name) && relation === 'NONE' && flags !== null,
  );
  expect(leaks).toEqual([]);
});

it('gives the same answer for an unreadable and a missing workflow', async () => {
  for (const actor of actors) {
    const missing = await actor.ask(READ, { id: crypto.randomUUID() });
    for (const answer of answersOfUnread)
      if (answer.startsWith(`${actor.name} `))
        expect(answer).toBe(`${actor.name} ${withoutChance(missing.body)}`);
  }
});

/** Flags of the actions in the permission table that admins see. */
const flagOfAction: Readonly<
  Record<WorkflowPermittedAction, readonly [object: string, flag: WorkflowAction | TaskAction]>
> = {
  readWorkflow: ['workflow', 'read'],
  readHistory: ['workflow', 'readHistory'],
  editWorkflow: ['workflow', 'edit'],
  addTasks: ['workflow', 'addStage'],
  pause: ['workflow', 'pause'],
  end: ['workflow', 'end'],
  share: ['workflow', 'editAccess'],
  changeOwner: ['workflow', 'editOwner'],
  deleteWorkflow: ['workflow', 'delete'],
  readTask: ['task OPEN', 'read'],
  readTaskHistory: ['task OPEN', 'readHistory'],
  complete: ['task OPEN', 'complete'],
  completeOnBehalf: ['task OPEN', 'completeOnBehalf'],
  approve: ['approval of IN_REVIEW', 'approve'],
  reportProblem: ['task OPEN', 'reportException'],
  assign: ['task OPEN', 'editAssignees'],
  changeDueDate: ['task OPEN', 'editDueOn'],
  rename: ['task OPEN', 'editName'],
  tag: ['task OPEN', 'editTags'],
  skip: ['task OPEN', 'skip'],
  deleteTask: ['task OPEN', 'delete'],
};
const columns: Partial<Record<WorkflowPermissionColumn, readonly [string, Relation]>> = {
  ADMIN: ['ADMIN', 'NONE'],
  OWNER: ['INTERNAL', 'OWNER'],
  EDITOR: ['INTERNAL', 'COLLABORATOR'],
  ASSIGNEE: ['INTERNAL', 'ASSIGNEE'],
  APPROVER: ['INTERNAL', 'APPROVER'],
  WATCHER: ['INTERNAL', 'WATCHER'],
  OTHER: ['INTERNAL', 'NONE'],
};

describe('the permission table of a workflow', () => {
  it.each(workflowPermissionTable())(
    'has the same rules as the server for $action',
    ({ action, allowed }) => {
      const [object, flag] = flagOfAction[action];
      const found = Object.entries(columns).filter(([, [name, relation]]) =>
        cells.some(
          (cell) =>
            cell.actor.name === name &&
            cell.relation === relation &&
            cell.schedule === 'RUNNING' &&
            cell.object === object &&
            cell.flags?.[flag] === true,
        ),
      );
      const expected = allowed.filter((column) => column in columns);
      expect(found.map(([column]) => column).toSorted()).toEqual(expected.toSorted());
    },
  );
});

/** Refusals of generated input, which are checked before the access rule. */
const ofInput = ['UnknownReference', 'OutOfRange', 'VersionConflict'];
/** Codes that tell less than the reason. */
const lessTold = ['Forbidden', 'NotFound'];

/** Everything that refused calls must not change. */
const state = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      ['workflow', 'stage', 'task', 'task_party', 'event'].map((table) =>
        server.database.rows(
          `SELECT t::text AS row FROM ${table} t WHERE tenant_id = $1 ORDER BY 1`,
          [tenantId],
        ),
      ),
    ),
  );

it('refuses 1,000 calls outside the table and changes nothing', async () => {
  const before = await state();
  const denied = cells
    .filter(({ object }) => !object.startsWith('stage'))
    .flatMap((cell) =>
      Object.entries(mutations).flatMap(([action, mutation]) => {
        const isDelete = action === 'delete' && cell.object === 'workflow';
        const name = isDelete ? 'deleteWorkflow' : mutation;
        const operation = operations.get(name ?? '');
        const isOfWorkflow = cell.object === 'workflow';
        const fits = operation?.idPlaces.some(({ path }) =>
          path.endsWith(isOfWorkflow ? 'workflowId' : 'taskId'),
        );
        if (operation === undefined || fits !== true || !isAction(action)) return [];
        if (cell.flags?.[action] === true) return [];
        const code = cell.flags?.refusals.find((one) => one.action === action)?.code ?? null;
        return [{ cell, operation, action, code }];
      }),
    );
  const calls = sampled(denied, 1000);
  expect(calls.length).toBe(1000);
  const wrong: string[] = [];
  for (const { cell, operation, action, code } of calls) {
    const idAt = (path: string) => {
      if (path.endsWith('workflowId')) return cell.workflowId;
      return path.endsWith('taskId') ? cell.id : workerId;
    };
    const { body } = await cell.actor.ask(operation.document(1), operation.variables(idAt));
    const { errors = [] } = JSON.parse(body);
    const codes: string[] = errors.map((one: any) =>
      String(one.extensions?.code).replace('ValidationErrorCode.', ''),
    );
    const expected =
      code === null
        ? ['NotFound', 'Unauthenticated', 'ScopeMissing', ...ofInput]
        : [code, ...lessTold, ...ofInput];
    if (!codes.some((one) => expected.includes(one)))
      wrong.push(
        `${cell.actor.name} ${cell.relation} ${cell.schedule} ${cell.object} ${action}: ${codes.join()} instead of ${String(code)}`,
      );
  }
  expect(wrong).toEqual([]);
  expect(await state()).toBe(before);
}, 180_000);
