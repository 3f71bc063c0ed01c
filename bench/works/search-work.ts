import type pg from 'pg';
import { referenceWord, searchRanges, searchWords } from '@baton/domain/search/search-words';
import type { Contest } from '../contest.ts';
import { personId, tenantId, type DataSize } from '../data-shape.ts';
import { documents } from '../documents.ts';
import { concurrency, graphql, type Effort } from '../requests.ts';
import type { Served } from '../served.ts';
import { seededRandom } from '../vocabulary.ts';
import { startWork } from './start-work.ts';

const hits = 20;
const searches = 1000;
const tasksPerBatch = 5000;
/** An admin, who finds everything, as the floor does. */
const admin = 0;

interface TaskText {
  readonly id: string;
  readonly workflowId: string;
  readonly reference: string;
  readonly name: string;
  readonly description: string;
}

const addEntries = `
INSERT INTO search_entry (tenant_id, object_id, object_type, workflow_id, task_id, reference, title, body, words, title_words)
SELECT '${tenantId}', id, 'TASK', "workflowId", id, reference, name, description, words, "titleWords"
  FROM json_to_recordset($1) AS e (id uuid, "workflowId" uuid, reference text, name text, description text, words text[], "titleWords" integer)
ON CONFLICT DO NOTHING`;

const addWords = `
INSERT INTO search_word (tenant_id, word, object_id, object_type, workflow_id, root_id, in_title)
SELECT e.tenant_id, word, e.object_id, e.object_type, e.workflow_id, e.task_id, at <= e.title_words
  FROM search_entry e, unnest(e.words) WITH ORDINALITY w (word, at) ORDER BY word, e.object_id
ON CONFLICT DO NOTHING`;

/** Fills the search index with all tasks of the data set, with the words that Baton finds in them. */
export const loadSearchIndex = async (pool: pg.Pool): Promise<void> => {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await pool.query<TaskText>(
      `SELECT id, workflow_id AS "workflowId", reference, name, description FROM task
        WHERE tenant_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
      [tenantId, last, tasksPerBatch],
    );
    if (rows.length === 0) break;
    last = rows.at(-1)?.id ?? last;
    const entries = rows.map((row) => {
      const title = [referenceWord(row.reference), ...searchWords(`${row.reference} ${row.name}`)];
      const words = [...new Set([...title, ...searchWords(row.description)])];
      return { ...row, words, titleWords: title.length };
    });
    await pool.query(addEntries, [JSON.stringify(entries)]);
  }
  await pool.query(addWords);
  await pool.query('UPDATE party SET is_admin = true WHERE id = $1', [personId(admin)]);
  await pool.query('VACUUM (ANALYZE) search_entry, search_word');
};

/** Returns two words of one task for each search, one of them from the description. */
const wordPairs = async (pool: pg.Pool, random: () => number): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string; description: string }>(
    `SELECT name, description FROM task TABLESAMPLE SYSTEM (1) REPEATABLE (7) WHERE tenant_id = $1 LIMIT $2`,
    [tenantId, searches],
  );
  const pick = (text: string) => {
    const words = searchWords(text);
    return words[Math.floor(random() * words.length)] ?? '';
  };
  return rows.map(({ name, description }) => `${pick(name)} ${pick(description)}`);
};

/** Returns two words over names and descriptions of tasks, by an admin or by people at random. */
const searchPlan = async (
  who: 'ADMIN' | 'ANYONE',
  pool: pg.Pool,
  size: DataSize,
  effort: Effort,
  served: Served,
) => {
  const random = seededRandom(7);
  const pairs = await wordPairs(pool, random);
  return {
    concurrency,
    requests: pairs.map((query) => {
      const person = who === 'ADMIN' ? admin : 1 + Math.floor(random() * (size.people - 1));
      if (served.name === 'baton') return graphql(documents.search, { query, first: hits }, person);
      const [first, second] = searchRanges(query);
      const asked = new URLSearchParams({
        ...{ from: first?.from ?? '', to: first?.to ?? '' },
        ...{ from2: second?.from ?? '', to2: second?.to ?? '' },
      });
      return { method: 'GET' as const, path: `/search?${asked.toString()}` };
    }),
    repeats: true,
    warmUp: effort.warmUp,
    operations: effort.operations,
    seconds: effort.seconds,
    contains: [],
    lacks: ['"errors"'],
  };
};

/** Searches without a pause, for the rate. */
export const searchWork =
  (who: 'ADMIN' | 'ANYONE') =>
  (pool: pg.Pool, size: DataSize, effort: Effort): Contest => ({
    name: who === 'ADMIN' ? 'W4' : 'W4 own',
    title: `search for two words, by ${who === 'ADMIN' ? 'an admin' : 'people at random'}`,
    concurrency,
    planFor: (served) => searchPlan(who, pool, size, effort, served),
  });

/** Ten searches a second by people at random, for the time that a person waits. */
export const pacedSearch = (pool: pg.Pool, size: DataSize, effort: Effort): Contest => ({
  name: 'W4 paced',
  title: 'ten searches a second, by people at random',
  concurrency,
  planFor: async (served) => ({
    ...(await searchPlan('ANYONE', pool, size, effort, served)),
    everyMs: 100,
  }),
});

/** The same while 100 workflows a second start. */
export const pacedSearchBesideStarts = (
  pool: pg.Pool,
  size: DataSize,
  effort: Effort,
): Contest => ({
  ...pacedSearch(pool, size, effort),
  name: 'W4 with W1',
  title: 'ten searches a second, while 100 workflows a second start',
  beside: async (served) => {
    const starts = { ...effort, warmUp: 0, operations: effort.seconds * 100 * 4 };
    return { ...(await startWork(size, starts).planFor(served)), everyMs: 10 };
  },
});
