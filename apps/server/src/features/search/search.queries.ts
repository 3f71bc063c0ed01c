import {
  grantedWorkflowIds,
  readWorkflows,
  workflowsWithForms,
} from '../../platform/auth/read-workflows.ts';
import { prepared } from '../../platform/db/statement.ts';
import type { SearchedType } from './search-index.repository.ts';

/** An object that matches a search. */
export interface SearchHit {
  readonly objectId: string;
  readonly objectType: SearchedType;
  readonly workflowId: string;
  readonly workflowName: string;
  /** The task, or the task of the document or note. Null for a workflow. */
  readonly taskId: string | null;
  readonly reference: string;
  readonly title: string;
  readonly body: string;
  /** Number of searched words in the reference and title. */
  readonly titleMatches: number;
  /** Sort key: first by title matches, then the searched reference, then workflows before tasks. */
  readonly score: number;
}

type SearchValues = readonly [
  /** Ranges of all words, as parallel lists, the most selective one first. */
  froms: readonly string[],
  tos: readonly string[],
  /** Only objects of this type. Null for all. */
  type: SearchHit['objectType'] | null,
  /** Hits after this score and id. */
  score: number,
  objectId: string,
  limit: number,
  /** The search, in lowercase. It can be a reference. */
  reference: string,
];

/** Number of entries with the first two words that are ranked. */
const candidates = 2000;
/** Number of entries with the second word that are compared with the first. */
const mostWithWord = 100_000;

/** Longer texts are returned only around the first match, because excerpts are short. */
const shownBody = `CASE WHEN length(e.body) <= 8000 THEN e.body
  ELSE substr(e.body, greatest(strpos(lower(e.body), ($1::text[])[1]) - 1000, 1), 4000) END`;

const withSecondWord = `JOIN (
        SELECT o.object_id, o.in_title FROM search_word o
         WHERE o.tenant_id = app.tenant_id() AND o.word >= ($1::text[])[2] AND o.word < ($2::text[])[2]
         LIMIT ${mostWithWord}) second ON second.object_id = s.object_id`;

/** Entries that also contain the third and each further word, with how many of these their title has. */
const withFurtherWords = `JOIN search_entry e ON e.tenant_id = app.tenant_id() AND e.object_id = l.object_id
      CROSS JOIN LATERAL (
        SELECT count(*) AS words, count(*) FILTER (WHERE places.first IS NOT NULL) AS contained,
               count(*) FILTER (WHERE places.first <= e.title_words) AS titled
          FROM unnest(($1::text[])[3:], ($2::text[])[3:]) p ("from", "to"),
               LATERAL (SELECT min(x.at) AS first FROM unnest(e.words) WITH ORDINALITY x (word, at)
                         WHERE x.word >= p."from" AND x.word < p."to") places) further`;

/**
 * Ranks up to 2,000 entries by the index of words alone, and reads the texts of those that are
 * shown. Further words than two are compared with the words of each candidate.
 */
const search = (readable: string, words: 1 | 2 | 3): string =>
  `WITH found AS (
     SELECT l.object_id, min(l.object_type) AS object_type,
            bool_or(l.first_in_title)::int + bool_or(l.second_in_title)::int AS titled
       FROM (
         SELECT s.object_id, s.object_type, s.in_title AS first_in_title, ${words === 1 ? 'false' : 'second.in_title'} AS second_in_title
           FROM search_word s ${words === 1 ? '' : withSecondWord}
          WHERE s.tenant_id = app.tenant_id() AND s.word >= ($1::text[])[1] AND s.word < ($2::text[])[1]
            AND ($3::text IS NULL OR s.object_type = $3) AND ${readable}
          LIMIT ${candidates}) l
      GROUP BY l.object_id),
   ranked AS (
     SELECT m.object_id, m.titled, m.titled * 4
            + (m.object_id IN (SELECT x.object_id FROM search_word x WHERE x.tenant_id = app.tenant_id() AND x.word = $7))::int * 2
            + (m.object_type = 'WORKFLOW')::int AS score
       FROM (
         SELECT l.object_id, l.object_type, l.titled ${words === 3 ? '+ further.titled' : ''} AS titled
           FROM found l ${words === 3 ? `${withFurtherWords} WHERE further.contained = further.words` : ''}) m),
   page AS (
     SELECT r.object_id, r.titled, r.score FROM ranked r WHERE (r.score, r.object_id) < ($4::int, $5::uuid)
      ORDER BY r.score DESC, r.object_id DESC LIMIT $6)
   SELECT e.object_id AS "objectId", e.object_type AS "objectType", e.workflow_id AS "workflowId", e.task_id AS "taskId",
          w.name AS "workflowName", e.reference, e.title, ${shownBody} AS body, r.titled::int AS "titleMatches", r.score::int AS score
     FROM page r
     JOIN search_entry e ON e.tenant_id = app.tenant_id() AND e.object_id = r.object_id
     JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = e.workflow_id
    ORDER BY r.score DESC, r.object_id DESC`;

const ownTasks = (parties: string): string =>
  `s.root_id IN (
     SELECT coalesce(t.approval_for, t.id) FROM task_party p JOIN task t ON t.tenant_id = p.tenant_id AND t.id = p.task_id
      WHERE p.tenant_id = app.tenant_id() AND p.party_id = ANY (${parties}::uuid[]))`;

/** Returns the statement for a search with this number of words. */
const searches = <Values extends readonly unknown[]>(name: string, readable: string) => {
  const of = (words: 1 | 2 | 3) =>
    prepared<SearchHit, Values>(`search_${name}_${words}`, search(readable, words));
  const [ofOne, ofTwo, ofMore] = [of(1), of(2), of(3)];
  return (words: number, ...values: Values) =>
    (words === 1 ? ofOne : words === 2 ? ofTwo : ofMore)(...values);
};

/** Searches everything. For viewers with access to all workflows. */
export const searchAll = searches<SearchValues>('all', 'true');

/** Searches what an internal user can read. */
export const searchOwn = searches<
  readonly [...SearchValues, userId: string, parties: readonly string[]]
>(
  'own',
  `(s.workflow_id IN (${workflowsWithForms('$8', '$9')})
           OR s.root_id IS NULL AND s.workflow_id IN (${readWorkflows('$8', '$9')})
           OR ${ownTasks('$9')})`,
);

/** Searches what other users can read: shared workflows and their own tasks, without internal notes. */
export const searchGranted = searches<
  readonly [...SearchValues, ownerId: string | null, parties: readonly string[]]
>(
  'granted',
  `s.object_type <> 'NOTE' AND (s.workflow_id IN (${grantedWorkflowIds('$8', '$9')}) OR ${ownTasks('$9')})`,
);
