import { isOfWorkspace } from '@baton/domain/party/access-level';
import { workflowListScope } from '@baton/domain/access/workflow/workflow-access';
import { referenceWord, searchExcerpt, searchRanges } from '@baton/domain/search/search-words';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import {
  connectionOf,
  decodeCursor,
  pageComplexity,
  pageLimit,
  toConnection,
} from '../../platform/graphql/page.ts';
import {
  planWords,
  searchAll,
  searchGranted,
  searchOwn,
  type SearchHit,
  wordUses,
} from './search.queries.ts';

const TypeRef = builder.enumType('SearchType', {
  description: 'Type of a search result.',
  values: enumValues({
    WORKFLOW: 'Workflow.',
    TASK: 'Task.',
    DOCUMENT: 'Document.',
    NOTE: 'Internal note, which only internal users find.',
  }),
});

interface HitNode extends SearchHit {
  readonly excerpt: string | null;
}

const HitRef = builder.objectRef<HitNode>('SearchHit').implement({
  description: 'A workflow, task, document, or internal note that contains all words of a search.',
  fields: (t) => ({
    type: t.field({
      type: TypeRef,
      description: 'Type of the item.',
      resolve: ({ objectType }) => objectType,
    }),
    objectId: t.exposeID('objectId', {
      description: 'ID of the workflow, task, document, or comment.',
    }),
    reference: t.exposeString('reference', {
      description: 'Reference, such as SO-12. Empty for a document and a note.',
    }),
    name: t.exposeString('title', { description: 'Name of the item. Empty for a note.' }),
    workflowId: t.exposeID('workflowId', { description: 'ID of the workflow.' }),
    workflowName: t.exposeString('workflowName', { description: 'Name of the workflow.' }),
    taskId: t.exposeID('taskId', {
      nullable: true,
      description:
        'The task, or the task of the document or note. Null for a workflow, and for documents and notes of a workflow.',
    }),
    excerpt: t.exposeString('excerpt', {
      nullable: true,
      description:
        'Part of the description, values, or file with a match. Null if the name matches.',
    }),
  }),
});

const HitConnectionRef = connectionOf<HitNode>('SearchHit', HitRef);

/** Greater than the score and id of every hit. */
const best = [1000, 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

builder.queryField('search', (t) =>
  t.field({
    type: HitConnectionRef,
    complexity: pageComplexity,
    description:
      'Workflows, tasks, documents, and internal notes that the viewer can open and whose texts, submitted values, or files contain all words, best matches first. Words match by their beginning.',
    args: {
      query: t.arg.string({ required: true, description: 'Words to search for.' }),
      type: t.arg({ type: TypeRef, description: 'If null, all types.' }),
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    resolve: async (_, args, context) => {
      const limit = pageLimit(args);
      const viewer = await context.viewer();
      const [score, id] = decodeCursor(args.after, 2) ?? best;
      const query = args.query.trim().slice(0, 200);
      const ranges = searchRanges(query);
      if (ranges.length === 0) return toConnection<HitNode>([], args, () => []);
      const [froms, tos] = [ranges.map(({ from }) => from), ranges.map(({ to }) => to)];
      const plan =
        ranges.length === 1
          ? { froms, tos, words: null }
          : planWords(...(await context.db.read(wordUses(froms, tos))));
      const values = [
        args.type ?? null,
        Number(score),
        String(id),
        limit,
        referenceWord(query),
      ] as const;
      const actor = actorOf(viewer);
      const scope = workflowListScope(actor);
      const ownerId = isOfWorkspace(actor) ? viewer.userId : null;
      const [hits] = await context.db.read(
        scope === 'ALL'
          ? searchAll(plan, ...values)
          : scope === 'OWN'
            ? searchOwn(plan, ...values, viewer.userId, viewer.parties)
            : searchGranted(plan, ...values, ownerId, viewer.parties),
      );
      const nodes = hits.map((hit) => ({
        ...hit,
        excerpt: hit.titleMatches === ranges.length ? null : searchExcerpt(hit.body, query),
      }));
      return toConnection(nodes, args, (hit) => [hit.score, hit.objectId]);
    },
  }),
);
