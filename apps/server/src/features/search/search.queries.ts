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
  /** Range of the most selective word. */
  from: string,
  to: string,
  /** Ranges of all words, as parallel lists. */
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

/** Number of entries with the first two words that are compared with the other words. */
const candidates = 2000;
/** Number of entries with the second word that are compared with the first. */
const mostWithWord = 100_000;

const inTitle = (range: string): string =>
  `EXISTS (SELECT FROM unnest(e.words[1:e.title_words]) t (word) WHERE t.word >= ${range}.from AND t.word < ${range}.to)`;

/** Longer texts are returned only around the first match, because excerpts are short. */
const shownBody = `CASE WHEN length(r.body) <= 8000 THEN r.body
  ELSE substr(r.body, greatest(strpos(lower(r.body), $1) - 1000, 1), 4000) END`;

/** Entries with the second word. Most entries with one common word don't have another. */
const withSecondWord = `s.object_id IN (
          SELECT o.object_id FROM search_word o
           WHERE o.tenant_id = app.tenant_id() AND o.word >= ($3::text[])[2] AND o.word < ($4::text[])[2]
           LIMIT ${mostWithWord})`;

const search = (readable: string, first: string): string =>
  `WITH found AS (
     SELECT DISTINCT l.object_id FROM (
       SELECT s.object_id FROM search_word s
        WHERE s.tenant_id = app.tenant_id() AND s.word >= $1 AND s.word < $2
          AND ($5::text IS NULL OR s.object_type = $5) AND ${first} AND ${readable}
        LIMIT ${candidates}) l)
   SELECT r."objectId", r."objectType", r."workflowId", r."taskId", w.name AS "workflowName", r.reference, r.title, ${shownBody} AS body,
          r."titleMatches", r.score
     FROM (
      SELECT m.*, m."titleMatches" * 4 + (lower(m.reference) = $9)::int * 2 + (m."objectType" = 'WORKFLOW')::int AS score
       FROM (
       SELECT e.object_id AS "objectId", e.object_type AS "objectType", e.workflow_id AS "workflowId", e.task_id AS "taskId",
              e.reference, e.title, e.body,
              (SELECT count(*) FROM unnest($3::text[], $4::text[]) p ("from", "to") WHERE ${inTitle('p')})::int AS "titleMatches"
         FROM found JOIN search_entry e ON e.tenant_id = app.tenant_id() AND e.object_id = found.object_id
        WHERE NOT EXISTS (
          SELECT FROM unnest($3::text[], $4::text[]) p ("from", "to")
           WHERE NOT EXISTS (SELECT FROM unnest(e.words) x (word) WHERE x.word >= p.from AND x.word < p.to))) m) r
     JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = r."workflowId"
    WHERE (r.score, r."objectId") < ($6, $7::uuid)
    ORDER BY r.score DESC, r."objectId" DESC LIMIT $8`;

const ownTasks = (parties: string): string =>
  `s.root_id IN (
     SELECT coalesce(t.approval_for, t.id) FROM task_party p JOIN task t ON t.tenant_id = p.tenant_id AND t.id = p.task_id
      WHERE p.tenant_id = app.tenant_id() AND p.party_id = ANY (${parties}::uuid[]))`;

/** Returns statements for searches with one word and with several. */
const searches = <Values extends readonly unknown[]>(name: string, readable: string) => {
  const ofWord = prepared<SearchHit, Values>(`search_${name}_word`, search(readable, 'true'));
  const ofWords = prepared<SearchHit, Values>(
    `search_${name}_words`,
    search(readable, withSecondWord),
  );
  return (isOneWord: boolean, ...values: Values) =>
    isOneWord ? ofWord(...values) : ofWords(...values);
};

/** Searches everything. For viewers with access to all workflows. */
export const searchAll = searches<SearchValues>('all', 'true');

/** Searches what an internal user can read. */
export const searchOwn = searches<
  readonly [...SearchValues, userId: string, parties: readonly string[]]
>(
  'own',
  `(s.workflow_id IN (${workflowsWithForms('$10', '$11')})
           OR s.root_id IS NULL AND s.workflow_id IN (${readWorkflows('$10', '$11')})
           OR ${ownTasks('$11')})`,
);

/** Searches what other users can read: shared workflows and their own tasks, without internal notes. */
export const searchGranted = searches<
  readonly [...SearchValues, ownerId: string | null, parties: readonly string[]]
>(
  'granted',
  `s.object_type <> 'NOTE' AND (s.workflow_id IN (${grantedWorkflowIds('$10', '$11')}) OR ${ownTasks('$11')})`,
);
