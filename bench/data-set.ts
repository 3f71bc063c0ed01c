import pg from 'pg';
import {
  accountId,
  blueprintContent,
  blueprintId,
  busyEvery,
  busyPerson,
  dueDays,
  emailOfPerson,
  nameOfPerson,
  personId,
  sessionId,
  stageCount,
  stageKey,
  stageNames,
  taskCount,
  taskKey,
  tasksPerStage,
  tenantId,
  tokenOf,
  triggerOf,
  versionId,
  type DataSize,
} from './data-shape.ts';
import { createProse, seededRandom, type Prose } from './vocabulary.ts';
import { hashSessionToken } from '../apps/server/src/platform/auth/session-token.ts';

const workflowsPerBatch = 500;
const bigTables = ['workflow', 'stage', 'task', 'task_party', 'event'];

// Id of row `n` of a workflow. It starts with the creation time, so that rows created together are
// stored together, as on the server. Row 0 is the workflow, 1 to 5 are the stages, then come the
// tasks.
const rowId = (workflow: string, row: string) =>
  `(lpad(to_hex(${millis(workflow)}), 12, '0') || '7' || lpad(to_hex(${row}), 3, '0') || '8'
    || lpad(to_hex((${workflow})::bigint * 64 + ${row}), 15, '0'))::uuid`;
/**
 * Creation time of workflow `n` in milliseconds since 1970, spread evenly over the last 400 days.
 */
const millis = (workflow: string) => `($1::bigint + ((${workflow})::bigint * $2::bigint))`;
const moment = (workflow: string) => `to_timestamp(${millis(workflow)} / 1000.0)`;

// Stages 0 and 1 are completed. Stage 2 has two completed and two open tasks, stage 3 has four open
// ones, and stage 4 isn't started.
const doneTask = `(r.task < 10)`;
const openTask = `(r.task BETWEEN 10 AND 15)`;

/** Selects one row per task from arrays, starting with parameter 4. */
const tasksOf = (columns: Readonly<Record<string, string>>) => {
  const names = Object.keys(columns).join(', ');
  const arrays = Object.values(columns).map((type, n) => `$${n + 4}::${type}[]`);
  return `
  FROM (SELECT $3::bigint + (i - 1) / ${taskCount} AS workflow, ((i - 1) % ${taskCount})::int AS task, ${names}
          FROM unnest(${arrays.join(', ')}) WITH ORDINALITY AS u (${names}, i)) r`;
};

const insertTasks = `
INSERT INTO task (tenant_id, id, workflow_id, stage_id, key, position, reference, name, description, workflow_name,
       stage_name, workflow_owner_id, workflow_status, type, status, has_exception, expiration_status, level,
       settings, assignees, started_at, due_on, submitted_at, submitted_by, completed_at, round, run_number,
       reopened_count, reject_cycles, version)
SELECT '${tenantId}', ${rowId('r.workflow', `(${stageCount + 1} + r.task)`)}, ${rowId('r.workflow', '0')},
       ${rowId('r.workflow', `(1 + r.task / ${tasksPerStage})`)}, ($8::uuid[])[r.task + 1], r.task % ${tasksPerStage},
       'BEN-' || r.workflow || '.' || (r.task + 1), r.name, r.description,
       ($9::text[])[r.workflow - $3::bigint + 1], ($10::text[])[r.task / ${tasksPerStage} + 1],
       ($11::uuid[])[r.workflow - $3::bigint + 1], 'RUNNING', 'DEFAULT',
       CASE WHEN ${doneTask} THEN 'COMPLETED' WHEN ${openTask} THEN 'PENDING_SUBMISSION' ELSE 'INACTIVE' END::task_status,
       false, 'NON_EXPIRING', 0,
       jsonb_build_object('dueRule', jsonb_build_object('kind', 'WORKFLOW_START', 'days', 2 * r.task)),
       ARRAY[r.person],
       CASE WHEN ${doneTask} OR ${openTask} THEN ${moment('r.workflow')} END, r.due,
       CASE WHEN ${doneTask} THEN ${moment('r.workflow')} + interval '1 day' END,
       CASE WHEN ${doneTask} THEN r.person END,
       CASE WHEN ${doneTask} THEN ${moment('r.workflow')} + interval '1 day' END,
       0, 1, 0, 0, CASE WHEN ${doneTask} THEN 3 WHEN ${openTask} THEN 2 ELSE 1 END
       ${tasksOf({ name: 'text', description: 'text', person: 'uuid', due: 'timestamptz' })}`;

const insertParties = `
INSERT INTO task_party (tenant_id, task_id, workflow_id, party_id, state, due_on)
SELECT '${tenantId}', ${rowId('r.workflow', `(${stageCount + 1} + r.task)`)}, ${rowId('r.workflow', '0')}, r.person,
       CASE WHEN ${doneTask} THEN 'DONE' WHEN ${openTask} THEN 'ACTIONABLE' ELSE 'NOT_STARTED' END, r.due
       ${tasksOf({ person: 'uuid', due: 'timestamptz' })}`;

const insertStages = `
INSERT INTO stage (tenant_id, id, workflow_id, key, position, name, description, status, started_at, completed_at, trigger)
SELECT '${tenantId}', ${rowId('w', '(1 + s)')}, ${rowId('w', '0')}, ($4::uuid[])[s + 1], s, ($5::text[])[s + 1], '',
       (ARRAY['COMPLETED', 'COMPLETED', 'IN_PROGRESS', 'IN_PROGRESS', 'NOT_STARTED'])[s + 1]::stage_status,
       CASE WHEN s < 4 THEN ${moment('w')} END, CASE WHEN s < 2 THEN ${moment('w')} + interval '1 day' END,
       ($6::jsonb[])[s + 1]
  FROM generate_series($3::bigint, $3::bigint + ${workflowsPerBatch} - 1) w, generate_series(0, ${stageCount - 1}) s`;

const insertWorkflows = `
INSERT INTO workflow (tenant_id, id, reference, name, description, blueprint_id, blueprint_version_id, owner_id,
       schedule_status, time_zone, started_at, run_number, version, chain_head, task_count, completed_task_count,
       next_due, open_task_count, created_at, created_by)
SELECT '${tenantId}', ${rowId('w.n', '0')}, 'BEN-' || w.n, w.name, w.description, '${blueprintId}', '${versionId}', w.owner,
       'RUNNING', 'UTC', ${moment('w.n')}, 1, 1, sha256(w.name::bytea), ${taskCount}, 10, w.due, 6, ${moment('w.n')}, w.owner
  FROM (SELECT $3::bigint + i - 1 AS n, name, description, owner, due
          FROM unnest($4::text[], $5::text[], $6::uuid[], $7::timestamptz[])
               WITH ORDINALITY AS u (name, description, owner, due, i)) w`;

const insertEvents = `
INSERT INTO event (tenant_id, workflow_id, seq, at, actor_id, command, command_key, events, prev_hash, hash)
SELECT '${tenantId}', ${rowId('w.n', '0')}, 1, ${moment('w.n')}, w.owner, 'START', ${rowId('w.n', '63')},
       jsonb_build_array(jsonb_build_object('subject', 'WORKFLOW', 'kind', 'WORKFLOW_STARTED', 'cause', 'workflow.start', 'decisions', '[]'::jsonb,
         'before', jsonb_build_object('scheduleStatus', 'NOT_STARTED'),
         'after', jsonb_build_object('scheduleStatus', 'RUNNING'))),
       sha256(''::bytea), sha256(w.name::bytea)
  FROM (SELECT $3::bigint + i - 1 AS n, name, owner
          FROM unnest($4::text[], $5::uuid[]) WITH ORDINALITY AS u (name, owner, i)) w`;

const loadPeople = async (owner: pg.Client, size: DataSize) => {
  const people = Array.from({ length: size.people }, (_, n) => n);
  await owner.query(
    `INSERT INTO account (id, email) SELECT * FROM unnest($1::uuid[], $2::text[])`,
    [people.map(accountId), people.map(emailOfPerson)],
  );
  await owner.query(
    `INSERT INTO party (tenant_id, id, kind, name, account_id, email, time_zone)
     SELECT '${tenantId}', id, 'USER', name, account, email, 'UTC'
       FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[]) AS u (id, name, account, email)`,
    [
      people.map(personId),
      people.map(nameOfPerson),
      people.map(accountId),
      people.map(emailOfPerson),
    ],
  );
  await owner.query(
    `INSERT INTO session (id, token_hash, account_id, tenant_id, user_agent, created_at, last_seen_at, idle_until, expires_at)
     SELECT id, hash, account, '${tenantId}', 'bench', now(), now(), now() + interval '10 years', now() + interval '10 years'
       FROM unnest($1::uuid[], $2::bytea[], $3::uuid[]) AS u (id, hash, account)`,
    [people.map(sessionId), people.map((n) => hashSessionToken(tokenOf(n))), people.map(accountId)],
  );
};

const loadBlueprint = async (owner: pg.Client, prose: Prose) => {
  const content = JSON.stringify(blueprintContent(prose.words));
  await owner.query(
    `INSERT INTO blueprint (tenant_id, id, name, draft, draft_version, draft_updated_at, draft_updated_by, stage_count,
            task_count, published_draft, created_at, created_by)
     VALUES ($1, $2, 'Bench', $3, 1, now(), $4, $5, $6, 1, now(), $4)`,
    [tenantId, blueprintId, content, personId(busyPerson), stageCount, taskCount],
  );
  await owner.query(
    `INSERT INTO blueprint_version (tenant_id, id, blueprint_id, number, content, notes, published_at, published_by)
     VALUES ($1, $2, $3, 1, $4, '', now(), $5)`,
    [tenantId, versionId, blueprintId, content, personId(busyPerson)],
  );
  await owner.query('UPDATE blueprint SET published_version_id = $2 WHERE id = $1', [
    blueprintId,
    versionId,
  ]);
};

interface Batch {
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
  readonly people: readonly string[];
  readonly dues: readonly string[];
  readonly workflowNames: readonly string[];
  readonly workflowDescriptions: readonly string[];
  readonly owners: readonly string[];
  readonly nextDues: readonly string[];
}

/** Days before and after today in which tasks get reminders. */
const reminded = { before: 32, after: 2 };

/**
 * Returns a day, counted from today, for a random number below 1. No task is due in days with
 * reminders, so that none are sent during the measurements.
 */
const dueDay = (random: number): number => {
  const day = Math.floor((random - 0.5) * dueDays);
  const isReminded = day >= -reminded.before && day <= reminded.after;
  return isReminded ? day - reminded.before - reminded.after - 1 : day;
};

const makeBatch = (
  first: number,
  size: DataSize,
  prose: Prose,
  random: () => number,
  today: number,
): Batch => {
  const anyone = () => personId(1 + Math.floor(random() * (size.people - 1)));
  const batch = {
    names: [] as string[],
    descriptions: [] as string[],
    people: [] as string[],
    dues: [] as string[],
    workflowNames: [] as string[],
    workflowDescriptions: [] as string[],
    owners: [] as string[],
    nextDues: [] as string[],
  };
  for (let w = first; w < first + workflowsPerBatch; w += 1) {
    batch.workflowNames.push(prose.words(4));
    batch.workflowDescriptions.push(prose.words(prose.between(13, 16)));
    batch.owners.push(anyone());
    let next = Number.POSITIVE_INFINITY;
    for (let t = 0; t < taskCount; t += 1) {
      const isOpen = t >= 10 && t < 16;
      const due = today + dueDay(random()) * 86_400_000 - 1;
      if (isOpen) next = Math.min(next, due);
      batch.names.push(prose.words(4));
      batch.descriptions.push(prose.words(prose.between(13, 16)));
      batch.people.push(isOpen && w % busyEvery === 0 ? personId(busyPerson) : anyone());
      batch.dues.push(new Date(due).toISOString());
    }
    batch.nextDues.push(new Date(next).toISOString());
  }
  return batch;
};

const loadWork = async (
  owner: pg.Client,
  size: DataSize,
  prose: Prose,
  random: () => number,
  log: (line: string) => void,
) => {
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const gap = Math.floor((dueDays * 86_400_000) / size.workflows);
  const start = today - dueDays * 86_400_000;
  const stages = Array.from({ length: stageCount }, (_, n) => n);
  const taskKeys = Array.from({ length: taskCount }, (_, n) => taskKey(n));
  for (let first = 0; first < size.workflows; first += workflowsPerBatch) {
    const b = makeBatch(first, size, prose, random, today);
    const head = [start, gap, first];
    await owner.query('BEGIN');
    await owner.query({
      name: 'workflows',
      text: insertWorkflows,
      values: [...head, b.workflowNames, b.workflowDescriptions, b.owners, b.nextDues],
    });
    await owner.query({
      name: 'stages',
      text: insertStages,
      values: [
        ...head,
        stages.map(stageKey),
        stageNames,
        stages.map((n) => JSON.stringify(triggerOf(n))),
      ],
    });
    await owner.query({
      name: 'tasks',
      text: insertTasks,
      values: [
        ...[...head, b.names, b.descriptions, b.people, b.dues],
        ...[taskKeys, b.workflowNames, stageNames, b.owners],
      ],
    });
    await owner.query({
      name: 'parties',
      text: insertParties,
      values: [...head, b.people, b.dues],
    });
    await owner.query({
      name: 'events',
      text: insertEvents,
      values: [...head, b.workflowNames, b.owners],
    });
    await owner.query('COMMIT');
    if ((first + workflowsPerBatch) % 10_000 === 0)
      log(`loaded ${((first + workflowsPerBatch) * taskCount).toLocaleString('en')} tasks`);
  }
};

/** Drops indexes that belong to no constraint. Inserts are several times faster without them. */
const dropIndexes = async (owner: pg.Client): Promise<readonly string[]> => {
  const { rows: found } = await owner.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relname = ANY ($1) AND c.relnamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
    [bigTables],
  );
  for (const index of found) await owner.query(`DROP INDEX ${index.name}`);
  return found.map((index) => index.definition);
};

/**
 * Marks the loaded events as processed, as on an installation that is running. Otherwise the
 * readers process them during the measurements.
 */
const catchUpReaders = async (owner: pg.Client): Promise<void> => {
  await owner.query(
    `INSERT INTO app.event_reader (name, transaction_id)
     SELECT name, pg_current_xact_id() FROM unnest($1::text[]) AS reader (name)`,
    [['search', 'notifications', 'webhooks', 'webhooks-audit']],
  );
};

/**
 * Fills a freshly migrated database as superuser. The rows are consistent by construction, so
 * foreign keys aren't checked.
 */
export const loadDataSet = async (
  url: string,
  size: DataSize,
  log: (line: string) => void,
): Promise<void> => {
  const random = seededRandom(20_260_101);
  const prose = createProse(random);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(`SET session_replication_role = replica; SET synchronous_commit = off;
                       SET maintenance_work_mem = '256MB'`);
    await owner.query(`SELECT app.create_tenant($1, 'Bench', 'UTC', false)`, [tenantId]);
    await loadPeople(owner, size);
    await loadBlueprint(owner, prose);
    const indexes = await dropIndexes(owner);
    await loadWork(owner, size, prose, random, log);
    await catchUpReaders(owner);
    for (const definition of indexes) await owner.query(definition);
    await owner.query('SELECT setval($1::regclass, $2)', [
      `app.workflow_number_${tenantId.replaceAll('-', '')}`,
      size.workflows,
    ]);
    await owner.query('VACUUM (FREEZE, ANALYZE)');
    log('indexes and statistics are made');
  } finally {
    await owner.end();
  }
};
