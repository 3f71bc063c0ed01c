import { randomUUID } from 'node:crypto';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import type pg from 'pg';
import { newId } from '../../apps/server/src/platform/db/uuid.ts';
import { busyPerson, personId, tenantId } from '../data-shape.ts';
import { documents } from '../documents.ts';
import { encodeRequest, openConnection } from '../http-client.ts';
import { graphql, numberOfPerson } from '../requests.ts';
import type { Served } from '../served.ts';

/** Tools for work that needs its own workflows. Baton creates them for both servers. */
export interface Workshop {
  readonly pool: pg.Pool;
  readonly baton: Served;
}

interface StartAnswer {
  readonly data?: { readonly startWorkflow: { readonly workflow: { readonly id: string } } };
}

/** A task that the measured work changes. */
export interface PreparedTask {
  readonly id: string;
  readonly workflowId: string;
  readonly personId: string;
}

/** Returns people in turn, so that no list grows too long. */
export const anyPerson = (n: number): string => personId(1 + (n % 50));

/** Publishes a blueprint directly in the database, because this isn't measured. */
export const publish = async (pool: pg.Pool, content: BlueprintContent): Promise<string> => {
  const [id, version, author] = [newId(), newId(), personId(busyPerson)];
  const text = JSON.stringify(content);
  await pool.query(
    `INSERT INTO blueprint (tenant_id, id, name, draft, draft_version, draft_updated_at, draft_updated_by, stage_count,
            task_count, published_draft, created_at, created_by)
     VALUES ($1, $2, 'Bench', $3, 1, now(), $4, $5, $6, 1, now(), $4)`,
    [
      ...[tenantId, id, text, author],
      ...[Object.keys(content.stages).length, Object.keys(content.tasks).length],
    ],
  );
  await pool.query(
    `INSERT INTO blueprint_version (tenant_id, id, blueprint_id, number, content, notes, published_at, published_by)
     VALUES ($1, $2, $3, 1, $4, '', now(), $5)`,
    [tenantId, version, id, text, author],
  );
  await pool.query('UPDATE blueprint SET published_version_id = $2 WHERE id = $1', [id, version]);
  return id;
};

/** Sends requests one after the other. Each must succeed. */
export const sendAll = async (
  baton: Served,
  requests: readonly ReturnType<typeof graphql>[],
): Promise<readonly string[]> => {
  const connection = await openConnection(baton.port);
  try {
    const bodies: string[] = [];
    for (const request of requests) {
      const { body } = await connection.send(encodeRequest(request, baton.port));
      if (body.includes('"errors"')) throw new Error(body.slice(0, 300));
      bodies.push(body);
    }
    return bodies;
  } finally {
    connection.close();
  }
};

/** Starts workflows of the blueprint. Returns their ids. */
export const startMany = async (
  { baton }: Workshop,
  blueprintId: string,
  count: number,
): Promise<readonly string[]> => {
  const requests = Array.from({ length: count }, (_, n) => {
    const [ownerId, idempotencyKey] = [anyPerson(n), randomUUID()];
    const input = { idempotencyKey, blueprintId, name: `Bench ${n}`, ownerId, startDate: null };
    return graphql(documents.start, { input }, numberOfPerson(ownerId));
  });
  return (await sendAll(baton, requests)).flatMap((body) => {
    const answer = JSON.parse(body) as StartAnswer;
    return answer.data?.startWorkflow.workflow.id ?? [];
  });
};

/** Returns the open tasks of workflows. Tasks of one workflow are far apart. */
export const openTasks = async (
  { pool }: Workshop,
  workflows: readonly string[],
): Promise<readonly PreparedTask[]> => {
  const { rows } = await pool.query<PreparedTask>(
    `SELECT id, workflow_id AS "workflowId", assignees[1] AS "personId" FROM task
      WHERE workflow_id = ANY ($1) AND status = 'PENDING_SUBMISSION'
      ORDER BY row_number() OVER (PARTITION BY workflow_id ORDER BY id), workflow_id`,
    [workflows],
  );
  return rows;
};
