import { grantedWorkflowIds, readsRow } from '../../platform/auth/read-workflows.ts';
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

/** A range of words, and how it is used in texts. */
export interface WordUse {
  readonly from: string;
  readonly to: string;
  /** Number of rows with these words, counted up to 20,000. */
  readonly count: number;
  /** The words, up to 33. */
  readonly words: readonly string[];
}

/** Words with more rows count as equally frequent. */
const mostCounted = 20_000;
/** Number of words that are looked up one by one. */
const mostWords = 32;

/** Returns how these ranges of words are used, the rarest one first. */
export const wordUses = prepared<
  WordUse,
  readonly [froms: readonly string[], tos: readonly string[]]
>(
  'search_word_uses',
  `SELECT r."from", r."to", found.count, array_remove(ARRAY(
            WITH RECURSIVE w (word) AS (
              (SELECT s.word FROM search_word s WHERE s.tenant_id = app.tenant_id() AND s.word >= r."from" AND s.word < r."to" ORDER BY s.word LIMIT 1)
              UNION ALL
              SELECT (SELECT s.word FROM search_word s WHERE s.tenant_id = app.tenant_id() AND s.word > w.word AND s.word < r."to" ORDER BY s.word LIMIT 1)
                FROM w WHERE w.word IS NOT NULL)
            SELECT word FROM w LIMIT ${mostWords + 1}), NULL) AS words
     FROM unnest($1::text[], $2::text[]) AS r ("from", "to"),
          LATERAL (SELECT count(*)::int AS count FROM (
            SELECT FROM search_word s WHERE s.tenant_id = app.tenant_id() AND s.word >= r."from" AND s.word < r."to" LIMIT ${mostCounted}) x) found
    ORDER BY found.count`,
);

/** The order in which a search compares words. */
export interface WordPlan {
  readonly froms: readonly string[];
  readonly tos: readonly string[];
  /** The words of the second range, if they are few enough to look up each one. */
  readonly words: readonly string[] | null;
}

/** Compares the rarest word first, then one whose rows can be looked up. */
export const planWords = (uses: readonly WordUse[]): WordPlan => {
  const [rarest, ...others] = uses;
  const second = others.find(({ words }) => words.length <= mostWords);
  const ordered = [rarest, second, ...others.filter((use) => use !== second)].filter(
    (use) => use !== undefined,
  );
  return {
    froms: ordered.map(({ from }) => from),
    tos: ordered.map(({ to }) => to),
    words: second?.words ?? null,
  };
};

type WordValues = readonly [
  /** Ranges of all words, as parallel lists in the order of the plan. */
  froms: readonly string[],
  tos: readonly string[],
  words: readonly string[] | null,
];
type PageValues = readonly [
  /** Only objects of this type. Null for all. */
  type: SearchHit['objectType'] | null,
  /** Hits after this score and id. */
  score: number,
  objectId: string,
  limit: number,
  /** The search, in lowercase. It can be a reference. */
  reference: string,
];

/**
 * Number of entries with the first two words that are ranked, or with a single word: the newest of
 * each word. Of several words with the same beginning, the last ones in the alphabet come first.
 */
const candidates = { single: 500, several: 200 };
/** Number of entries with the second word that are compared with the first. */
const mostWithWord = 100_000;

/** Longer texts are returned only around the first match, because excerpts are short. */
const shownBody = `CASE WHEN length(e.body) <= 8000 THEN e.body
  ELSE substr(e.body, greatest(strpos(lower(e.body), ($1::text[])[1]) - 1000, 1), 4000) END`;

/** What is searched with the first word: nothing else, a few words, or a range of many words. */
type Second = 'NONE' | 'WORDS' | 'RANGE';

const withSecond: Readonly<Record<Second, string>> = {
  NONE: 'CROSS JOIN (SELECT false AS in_title WHERE $3::text[] IS NULL) second',
  WORDS: `CROSS JOIN LATERAL (
        SELECT bool_or(o.in_title) AS in_title FROM search_word o
         WHERE o.tenant_id = app.tenant_id() AND o.word = ANY ($3::text[]) AND o.object_id = s.object_id
        HAVING count(*) > 0) second`,
  RANGE: `JOIN (
        SELECT o.object_id, o.in_title FROM search_word o
         WHERE o.tenant_id = app.tenant_id() AND o.word >= ($1::text[])[2] AND o.word < ($2::text[])[2] AND $3::text[] IS NULL
         LIMIT ${mostWithWord}) second ON second.object_id = s.object_id`,
};

/** Entries that also contain the third and each further word, with how many of these their title has. */
const withFurtherWords = `JOIN search_entry e ON e.tenant_id = app.tenant_id() AND e.object_id = l.object_id
      CROSS JOIN LATERAL (
        SELECT count(*) AS words, count(*) FILTER (WHERE places.first IS NOT NULL) AS contained,
               count(*) FILTER (WHERE places.first <= e.title_words) AS titled
          FROM unnest(($1::text[])[3:], ($2::text[])[3:]) p ("from", "to"),
               LATERAL (SELECT min(x.at) AS first FROM unnest(e.words) WITH ORDINALITY x (word, at)
                         WHERE x.word >= p."from" AND x.word < p."to") places) further`;

/**
 * Ranks some entries by the index of words alone, and reads the texts of those that are
 * shown. Further words than two are compared with the words of each candidate.
 */
const search = (readable: string, second: Second, hasFurther: boolean): string =>
  `WITH found AS (
     SELECT l.object_id, min(l.object_type) AS object_type,
            bool_or(l.first_in_title)::int + bool_or(l.second_in_title)::int AS titled
       FROM (
         SELECT s.object_id, s.object_type, s.in_title AS first_in_title, second.in_title AS second_in_title
           FROM search_word s ${withSecond[second]}
          WHERE s.tenant_id = app.tenant_id() AND s.word >= ($1::text[])[1] AND s.word < ($2::text[])[1]
            AND ($4::text IS NULL OR s.object_type = $4) AND ${readable}
          ORDER BY s.word DESC, s.object_id DESC LIMIT ${second === 'NONE' ? candidates.single : candidates.several}) l
      GROUP BY l.object_id),
   ranked AS (
     SELECT m.object_id, m.titled, m.titled * 4
            + (m.object_id IN (SELECT x.object_id FROM search_word x WHERE x.tenant_id = app.tenant_id() AND x.word = $8))::int * 2
            + (m.object_type = 'WORKFLOW')::int AS score
       FROM (
         SELECT l.object_id, l.object_type, l.titled ${hasFurther ? '+ further.titled' : ''} AS titled
           FROM found l ${hasFurther ? `${withFurtherWords} WHERE further.contained = further.words` : ''}) m),
   page AS (
     SELECT r.object_id, r.titled, r.score FROM ranked r WHERE (r.score, r.object_id) < ($5::int, $6::uuid)
      ORDER BY r.score DESC, r.object_id DESC LIMIT $7)
   SELECT e.object_id AS "objectId", e.object_type AS "objectType", e.workflow_id AS "workflowId", e.task_id AS "taskId",
          w.name AS "workflowName", e.reference, e.title, ${shownBody} AS body, r.titled::int AS "titleMatches", r.score::int AS score
     FROM page r
     JOIN search_entry e ON e.tenant_id = app.tenant_id() AND e.object_id = r.object_id
     JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = e.workflow_id
    ORDER BY r.score DESC, r.object_id DESC`;

const ownTasks = (parties: string, condition = 'true'): string =>
  `s.root_id IN (
     SELECT coalesce(t.approval_for, t.id) FROM task_party p JOIN task t ON t.tenant_id = p.tenant_id AND t.id = p.task_id
      WHERE p.tenant_id = app.tenant_id() AND p.party_id = ANY (${parties}::uuid[]) AND ${condition})`;

/** In other workflows, people with a task read all of it. */
const inOwnTasksWorkflow = `p.workflow_id IN (
     SELECT r.id FROM workflow r WHERE r.tenant_id = app.tenant_id() AND r.settings->>'contentAccess' = 'OWN_TASKS')`;

/** Returns a function for the statement of a plan. */
const searches = <Viewer extends readonly unknown[]>(name: string, readable: string) => {
  const of = (second: Second, hasFurther = false) =>
    prepared<SearchHit, readonly [...WordValues, ...PageValues, ...Viewer]>(
      `search_${name}_${second.toLowerCase()}${hasFurther ? '_further' : ''}`,
      search(readable, second, hasFurther),
    );
  const single = of('NONE');
  const two = { WORDS: of('WORDS'), RANGE: of('RANGE') };
  const more = { WORDS: of('WORDS', true), RANGE: of('RANGE', true) };
  return ({ froms, tos, words }: WordPlan, ...values: readonly [...PageValues, ...Viewer]) => {
    const second = words === null ? 'RANGE' : 'WORDS';
    const statement = froms.length === 1 ? single : (froms.length === 2 ? two : more)[second];
    return statement(froms, tos, words, ...values);
  };
};

/** Searches everything. For viewers with access to all workflows. */
export const searchAll = searches<readonly []>('all', 'true');

/** Searches what an internal user can read. */
export const searchOwn = searches<readonly [userId: string, parties: readonly string[]]>(
  'own',
  `(${readsRow({ workflow: 's.workflow_id', task: 's.root_id' }, '$9', '$10')} OR ${ownTasks('$10', inOwnTasksWorkflow)})`,
);

/** Searches what other users can read: shared workflows and their own tasks, without internal notes. */
export const searchGranted = searches<
  readonly [ownerId: string | null, parties: readonly string[]]
>(
  'granted',
  `s.object_type <> 'NOTE' AND (s.workflow_id IN (${grantedWorkflowIds('$9', '$10')}) OR ${ownTasks('$10')})`,
);
