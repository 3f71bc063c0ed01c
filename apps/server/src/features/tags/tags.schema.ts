import { mayManageTags, mayReadTags } from '@baton/domain/access/tag-access';
import { tagRefusals } from '@baton/domain/tag/tag';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { defineEntity } from '../../platform/entity/define-entity.ts';
import type { EntityNode } from '../../platform/entity/entity-definition.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { perRequest } from '../../platform/graphql/per-request.ts';
import { found } from '../../platform/graphql/refused.ts';
import { tagTypes } from './tag-types.schema.ts';
import { tagTypesById, usesOfTags } from './tags.queries.ts';

export const tags = defineEntity({
  type: 'Tag',
  plural: 'Tags',
  table: 'tag',
  description: 'Word with a color that groups workflows, tasks, documents, and blueprints.',
  columns: {
    tagTypeId: { type: 'ID', description: 'Type that the tag belongs to.' },
    color: {
      type: 'String',
      description: 'Own color, one of those of tag types. Empty for the color of its type.',
    },
  },
  group: { column: 'tagTypeId', constraint: 'tag_of_type' },
  mayRead: mayReadTags,
  mayManage: mayManageTags,
  refusals: tagRefusals,
});

const typeOf = perRequest<EntityNode>(async (context, ids) => {
  const [rows] = await context.db.read(tagTypesById(ids));
  return new Map(rows.map((row) => [row.id, { ...row }]));
});

const useCount = perRequest<number>(async (context, ids) => {
  const [rows] = await context.db.read(usesOfTags(ids));
  return new Map(rows.map(({ id, count }) => [id, count]));
});

builder.objectFields(tags.NodeRef, (t) => ({
  tagType: t.field({
    type: tagTypes.NodeRef,
    description: 'Type that the tag belongs to.',
    resolve: ({ tagTypeId }, _, context) => typeOf(context, String(tagTypeId)).then(found),
  }),
  shownColor: t.string({
    description: 'Its own color, or the color of its type.',
    resolve: async ({ color, tagTypeId }, _, context) =>
      color === '' || color === undefined
        ? String((await typeOf(context, String(tagTypeId)))?.color ?? 'GRAY')
        : String(color),
  }),
  uses: t.int({
    description:
      'Number of workflows, tasks, documents, and blueprints with the tag, also where the viewer has no access. For people who manage tags.',
    // All tags of a page are counted in one round trip.
    complexity: 2,
    resolve: async ({ id }, _, context) =>
      mayManageTags(actorOf(await context.viewer())) === null
        ? ((await useCount(context, id)) ?? 0)
        : 0,
  }),
}));
