import type pg from 'pg';
import type { Contest } from '../contest.ts';
import { busyPerson, personId, tenantId, type DataSize } from '../data-shape.ts';
import { documents } from '../documents.ts';
import { encodeRequest, openConnection } from '../http-client.ts';
import { concurrency, graphql, type Effort } from '../requests.ts';
import type { Served } from '../served.ts';
import { seededRandom } from '../vocabulary.ts';

const pageSize = 50;
const random = seededRandom(13);

interface ListAnswer {
  readonly data?: {
    readonly myTasks: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
  };
}

/** Pages through the busy person's list to the cursor before a page, as a client would. */
const cursorBefore = async (served: Served, page: number): Promise<string> => {
  const connection = await openConnection(served.port);
  try {
    let after: string | null = null;
    // Uses steps of two pages, the largest page that Baton returns.
    for (let read = 0; read < (page - 1) * pageSize; read += 2 * pageSize) {
      const first = Math.min(2 * pageSize, (page - 1) * pageSize - read);
      const request = graphql(documents.myTasks, { first, after }, busyPerson);
      const answer = await connection.send(encodeRequest(request, served.port));
      const found = (JSON.parse(answer.body) as ListAnswer).data?.myTasks.pageInfo;
      if (found === undefined || !found.hasNextPage)
        throw new Error(`the list ends before page ${page}: ${answer.body.slice(0, 200)}`);
      after = found.endCursor;
    }
    return after ?? '';
  } finally {
    connection.close();
  }
};

/** Returns the same position for the floor: the last row of the previous page. */
const placeBefore = async (pool: pg.Pool, page: number): Promise<string> => {
  const { rows } = await pool.query<{ due: string; id: string }>(
    `SELECT due_on::text AS due, task_id AS id FROM task_party
      WHERE tenant_id = $1 AND party_id = $2 AND state = 'ACTIONABLE'
      ORDER BY due_on, task_id LIMIT 1 OFFSET $3`,
    [tenantId, personId(busyPerson), (page - 1) * pageSize - 1],
  );
  const row = rows[0];
  return row === undefined ? '' : `&due=${encodeURIComponent(row.due)}&id=${row.id}`;
};

const plan = (effort: Effort, requests: readonly ReturnType<typeof graphql>[]) => ({
  concurrency,
  requests,
  repeats: true,
  warmUp: effort.warmUp,
  operations: effort.operations,
  seconds: effort.seconds,
  // Checks that rows were returned with the names that need a join.
  contains: ['"workflowName":"', '"overdue":'],
  lacks: ['"errors"'],
});

/** First pages of random people. */
export const listOfAnyone = (size: DataSize, effort: Effort): Contest => ({
  name: 'W3',
  title: 'my tasks, 50 of a person at random',
  concurrency,
  planFor: async (served) =>
    plan(
      effort,
      Array.from({ length: 1000 }, () => {
        const person = 1 + Math.floor(random() * (size.people - 1));
        return served.name === 'baton'
          ? graphql(documents.myTasks, { first: pageSize, after: null }, person)
          : { method: 'GET', path: `/list?person=${personId(person)}` };
      }),
    ),
});

/** One page of the person with the longest list, repeatedly. */
export const listOfBusy = (page: number, pool: pg.Pool, effort: Effort): Contest => {
  // Finding a deep page takes long, so it is done once.
  let cursor: Promise<string> | undefined;
  return {
    name: `W3 page ${page}`,
    title: `my tasks, page ${page} of the longest list`,
    concurrency,
    planFor: async (served) => {
      if (served.name === 'floor') {
        const place = page === 1 ? '' : await placeBefore(pool, page);
        return plan(effort, [
          { method: 'GET', path: `/list?person=${personId(busyPerson)}${place}` },
        ]);
      }
      cursor ??= page === 1 ? Promise.resolve('') : cursorBefore(served, page);
      const after = (await cursor) || null;
      return plan(effort, [graphql(documents.myTasks, { first: pageSize, after }, busyPerson)]);
    },
  };
};
