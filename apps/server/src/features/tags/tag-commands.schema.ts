import { mayManageTags, mayReadTags } from '@baton/domain/access/tag-access';
import { tagLimits } from '@baton/domain/core/tags';
import { tagRefusals } from '@baton/domain/tag/tag';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { EntityNode } from '../../platform/entity/entity-definition.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { demand, demandAll } from '../../platform/graphql/refused.ts';
import { mergeInto } from './merge-tags.ts';
import { loadTags, tagsOfWords } from './tag-references.ts';
import { tags } from './tags.schema.ts';

builder.queryField('tagsNamed', (t) =>
  t.field({
    type: [tags.NodeRef],
    description: 'Tags with these IDs. Merged tags are replaced, and deleted ones are left out.',
    args: { ids: t.arg.idList({ required: true, description: 'IDs of the items.' }) },
    resolve: async (_, { ids }, context) =>
      mayReadTags(actorOf(await context.viewer())) === null ? loadTags(context, ids) : [],
  }),
);

const MergeTagsInput = builder.inputType('MergeTagsInput', {
  description: 'Input of `mergeTags`.',
  fields: (t) => ({
    sourceIds: t.idList({ required: true, description: 'Tags that are replaced.' }),
    targetId: t.id({ required: true, description: 'Tag that replaces them.' }),
  }),
});
const AddTagsInput = builder.inputType('AddTagsInput', {
  description: 'Input of `addTags`.',
  fields: (t) => ({
    names: t.stringList({
      required: true,
      description: 'Names of the tags.',
      extensions: { maxItems: tagLimits.count },
    }),
  }),
});

const MergeTagsPayloadRef = builder.objectRef<EntityNode>('MergeTagsPayload').implement({
  description: 'Result of `mergeTags`.',
  fields: (t) => ({
    tag: t.field({
      type: tags.NodeRef,
      description: 'Tag that replaces the others.',
      resolve: (node) => node,
    }),
  }),
});
const AddTagsPayloadRef = builder.objectRef<readonly EntityNode[]>('AddTagsPayload').implement({
  description: 'Result of `addTags`.',
  fields: (t) => ({
    tags: t.field({ type: [tags.NodeRef], description: 'The tags.', resolve: (nodes) => nodes }),
  }),
});

builder.mutationFields((t) => ({
  mergeTags: t.field({
    type: MergeTagsPayloadRef,
    description:
      'Replaces tags by another one, everywhere. Repeating it changes nothing. For people who manage tags.',
    args: { input: t.arg({ type: MergeTagsInput, required: true }) },
    resolve: (_, { input }, context) => mergeInto(context, input),
  }),
  addTags: t.field({
    type: AddTagsPayloadRef,
    description:
      'Returns the tags with these names. Missing ones are added to the general type. For people who manage tags.',
    args: { input: t.arg({ type: AddTagsInput, required: true }) },
    resolve: async (_, { input: { names } }, context) => {
      demand(mayManageTags(actorOf(await context.viewer())));
      demandAll(names.flatMap((name) => tagRefusals({ name: name.trim() })));
      const tagsOf = await tagsOfWords(context, names);
      return loadTags(context, names.flatMap(tagsOf));
    },
  }),
}));
