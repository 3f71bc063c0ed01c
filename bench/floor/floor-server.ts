// The floor: node:http and pg in one process, with one statement per request and without
// authentication.
import { createServer, type IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { newId } from '../../apps/server/src/platform/db/uuid.ts';
import {
  blueprintContent,
  blueprintId,
  stageCount,
  taskCount,
  tasksPerStage,
  versionId,
} from '../data-shape.ts';
import { formPage, tablePage } from './floor-forms.ts';
import { listPage, rowsPage, signInPage } from './floor-pages.ts';
import {
  approveTask,
  changeMany,
  closeStage,
  completeTask,
  myTasks,
  openNextStage,
  saveCell,
  saveDraft,
  search,
  startWorkflow,
  submitForm,
  view,
} from './floor-statements.ts';
import { createProse, seededRandom } from '../vocabulary.ts';

const { FLOOR_DATABASE_URL: url, FLOOR_POOL: size } = process.env;
const pool = new pg.Pool({ connectionString: url ?? '', max: Number(size) });
pool.on('error', (error) => process.stderr.write(`floor: ${error.message}\n`));

const content = blueprintContent(createProse(seededRandom(1)).words);
const stages = Object.values(content.stages);
const tasks = Object.values(content.tasks);

const bodyOf = async <Body = Readonly<Record<string, string>>>(
  request: IncomingMessage,
): Promise<Body> => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return JSON.parse(text) as Body;
};

const complete = async (
  body: Readonly<Record<string, string>>,
  statement: { readonly name: string; readonly text: string },
  more: readonly object[] = [],
) => {
  const now = new Date();
  const at = now.getTime();
  const after = {
    status: 'COMPLETED',
    submittedAt: at,
    submittedBy: body.personId,
    completedAt: at,
  };
  const events = JSON.stringify([
    {
      subject: 'TASK',
      kind: 'TASK_COMPLETED',
      taskId: body.taskId,
      row: 'D6',
      comment: null,
      decisions: [],
      before: {
        status: 'PENDING_SUBMISSION',
        submittedAt: null,
        submittedBy: null,
        completedAt: null,
      },
      after,
    },
    ...more,
  ]);
  const { rows } = await pool.query({
    ...statement,
    values: [body.taskId, now, body.personId, randomBytes(32), body.key, events],
  });
  return rows[0];
};

/** Returns the events for a completed stage and for the next one, which starts with its tasks. */
const eventOf = (taskId: string | undefined, kind: string, after: object) => ({
  ...{ subject: kind.split('_', 1)[0], kind, taskId, row: 'D1', comment: null },
  decisions: [{ rule: 'STAGE_TRIGGER', operands: { kind: 'AFTER_STAGES' }, result: 'MET' }],
  before: { status: 'INACTIVE', startedAt: null, dueOn: null },
  after,
});

const completeAndFollow = (body: Readonly<Record<string, string>>) => {
  const { brings, taskId } = body;
  if (brings !== 'END_OF_STAGE' && brings !== 'NEXT_STAGE') return complete(body, completeTask);
  const at = Date.now();
  const end = eventOf(taskId, 'STAGE_COMPLETED', { status: 'COMPLETED', completedAt: at });
  if (brings === 'END_OF_STAGE') return complete(body, closeStage, [end]);
  const started = { status: 'PENDING_SUBMISSION', startedAt: at, dueOn: at };
  return complete(body, openNextStage, [
    end,
    eventOf(taskId, 'STAGE_STARTED', { status: 'IN_PROGRESS', startedAt: at }),
    ...Array.from({ length: tasksPerStage }, () => eventOf(taskId, 'TASK_ACTIVATED', started)),
  ]);
};

interface WaveBody {
  readonly workflowId: string;
  readonly taskIds: readonly string[];
  readonly status: string;
  readonly state: string;
  readonly personId: string;
  readonly key: string;
}

const wave = async (body: WaveBody) => {
  const now = new Date();
  const at = now.getTime();
  const events = body.taskIds.map((taskId) => ({
    subject: 'TASK',
    kind: 'TASK_ACTIVATED',
    taskId,
    row: 'D1',
    comment: null,
    decisions: [{ rule: 'TASK_TRIGGER', operands: { kind: 'AFTER_TASKS' }, result: at }],
    before: { status: 'INACTIVE', startedAt: null, dueOn: null },
    after: { status: body.status, startedAt: at, dueOn: at },
  }));
  const { rows } = await pool.query({
    ...changeMany,
    values: [
      ...[body.workflowId, body.taskIds, body.status, body.state, now, randomBytes(32)],
      ...[body.personId, body.key, JSON.stringify(events)],
    ],
  });
  return rows[0];
};

interface DraftBody {
  readonly workflowId: string;
  readonly personId: string;
  readonly key: string;
  readonly instance: string;
  readonly value: string;
  /** Row id in a table. */
  readonly row?: string;
  readonly column?: string;
}

/** Stores a value, or one cell of a table. */
const draft = async ({ workflowId, personId, key, instance, value, row, column }: DraftBody) => {
  const now = new Date();
  const typed = { value, by: personId, at: now.getTime() };
  const change =
    row === undefined ? { draft: typed } : { patch: { setCells: [{ row, column, value }] } };
  const events = [{ subject: 'VALUE', kind: 'VALUE_DRAFTED', instance, row: 'D5', after: change }];
  const { rows } = await pool.query({
    ...(row === undefined ? saveDraft : saveCell),
    values: [
      ...[workflowId, instance, ...(row === undefined ? [JSON.stringify(typed)] : [])],
      ...[randomBytes(32), now, personId, key, JSON.stringify(events)],
    ],
  });
  return rows[0];
};

const submit = (body: Readonly<Record<string, string>>) =>
  complete(
    body,
    submitForm,
    Array.from({ length: Number(body['fields']) }, (_, n) => ({
      subject: 'VALUE',
      kind: 'VALUE_COMMITTED',
      instance: `${body['taskId']}.${n}`,
      row: 'D6',
      before: { committed: null, draft: null, version: 1 },
      after: { committed: 'Eleven words that say about as much', draft: null, version: 2 },
    })),
  );

const startRows = () => {
  const stageIds = stages.map(() => newId());
  const taskIds = tasks.map(() => newId());
  const at = Date.now();
  const isFirst = (n: number) => n < tasksPerStage;
  const events = [
    {
      subject: 'WORKFLOW',
      kind: 'WORKFLOW_STARTED',
      row: 'W3',
      decisions: [],
      before: { scheduleStatus: 'NOT_STARTED', startedAt: null },
      after: { scheduleStatus: 'RUNNING', startedAt: at },
    },
    {
      subject: 'STAGE',
      kind: 'STAGE_STARTED',
      stageId: stageIds[0],
      row: 'G1',
      decisions: [{ rule: 'STAGE_TRIGGER', operands: { kind: 'WORKFLOW_START' }, result: 'MET' }],
      before: { status: 'NOT_STARTED', startedAt: null },
      after: { status: 'IN_PROGRESS', startedAt: at },
    },
    ...taskIds
      .filter((_, n) => isFirst(n))
      .map((taskId, n) => ({
        subject: 'TASK',
        kind: 'TASK_ACTIVATED',
        taskId,
        row: 'D1',
        comment: null,
        decisions: [{ rule: 'DUE_DATE', operands: { days: 2 * n }, result: at }],
        before: { status: 'INACTIVE', startedAt: null, dueOn: null },
        after: { status: 'PENDING_SUBMISSION', startedAt: at, dueOn: at },
      })),
  ];
  return { stageIds, taskIds, at, events };
};

// Baton stores no defaults either.
const settings = tasks.map(({ due, trigger: { afterTasks } }) =>
  JSON.stringify({ dueRule: due, ...(afterTasks.length > 0 ? { afterTasks } : {}) }),
);

const start = async (body: Readonly<Record<string, string>>) => {
  const { stageIds, taskIds, at, events } = startRows();
  const due = (n: number) => new Date(at + 2 * n * 86_400_000).toISOString();
  const { rows } = await pool.query({
    ...startWorkflow,
    values: [
      ...[newId(), body.name, blueprintId, versionId, body.ownerId, new Date(at), randomBytes(32)],
      stageIds,
      stages.map((stage) => stage.key),
      stages.map((stage) => stage.name),
      stages.map((stage) => JSON.stringify(stage.trigger)),
      taskIds,
      tasks.map((task) => task.key),
      tasks.map((task) => task.name),
      tasks.map((task) => task.description),
      settings,
      tasks.map((task) => task.assignees[0]),
      tasks.map((_, n) => due(n)),
      body.key,
      JSON.stringify(events),
    ],
  });
  return { ...rows[0], stages: stageCount, tasks: taskCount };
};

const list = async (query: URLSearchParams) => {
  const values = [
    query.get('person'),
    query.get('due') ?? '-infinity',
    query.get('id') ?? '00000000-0000-0000-0000-000000000000',
  ];
  const { rows } = await pool.query({ ...myTasks, values });
  return rows;
};

const find = async (query: URLSearchParams) => {
  const values = ['from', 'to', 'from2', 'to2'].map((name) => query.get(name) ?? '');
  const { rows } = await pool.query({ ...search, values });
  return rows;
};

const showView = async (query: URLSearchParams) => {
  const values = ['region', 'value', 'amount', 'least'].map((name) => query.get(name) ?? '');
  const { rows } = await pool.query({ ...view, values });
  return rows;
};

const pages = new Map([
  ['/pages/sign-in', signInPage],
  ['/pages/list', listPage],
  ['/pages/rows', rowsPage],
  ['/pages/form', formPage],
  ['/pages/table', tablePage],
]);

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor');
  const page = pages.get(pathname);
  if (page !== undefined) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
    return;
  }
  const answer = async () => {
    if (pathname === '/complete') return completeAndFollow(await bodyOf(request));
    if (pathname === '/approve') return complete(await bodyOf(request), approveTask);
    if (pathname === '/wave') return wave(await bodyOf<WaveBody>(request));
    if (pathname === '/draft' || pathname === '/cell')
      return draft(await bodyOf<DraftBody>(request));
    if (pathname === '/submit') return submit(await bodyOf(request));
    if (pathname === '/start') return start(await bodyOf(request));
    if (pathname === '/list') return list(searchParams);
    if (pathname === '/view') return showView(searchParams);
    if (pathname === '/search') return find(searchParams);
    return { ready: (await pool.query('SELECT 1 AS one')).rowCount === 1 };
  };
  answer().then(
    (value) => {
      const text = JSON.stringify(value ?? null);
      response.setHeader('content-type', 'application/json');
      response.setHeader('content-length', Buffer.byteLength(text));
      response.end(text);
    },
    (error: unknown) => {
      response.statusCode = 500;
      response.end(JSON.stringify({ errors: [String(error)] }));
    },
  );
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
});
// Exits when the parent process ends.
process.on('disconnect', () => process.exit());
