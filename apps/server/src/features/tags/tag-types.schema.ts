import { mayManageTags, mayReadTags } from '@baton/domain/access/tag-access';
import { refuse } from '@baton/domain/core/refusal';
import { tagTypeRefusals } from '@baton/domain/tag/tag-type';
import { defineEntity } from '../../platform/entity/define-entity.ts';
import { tagsOfType } from './tags.queries.ts';

export const tagTypes = defineEntity({
  type: 'TagType',
  plural: 'TagTypes',
  table: 'tag_type',
  description: 'Group of tags with a color.',
  columns: {
    color: {
      type: 'String',
      description: 'GRAY, RED, ORANGE, GREEN, TEAL, BLUE, PURPLE, or PINK.',
    },
  },
  mayRead: mayReadTags,
  mayManage: mayManageTags,
  refusals: tagTypeRefusals,
  removalRefusal: async (context, id) => {
    const [[tags]] = await context.db.trip(tagsOfType(id));
    return tags === undefined || tags.count === 0
      ? null
      : refuse('CannotDeleteInUseTagType', { count: tags.count }, 'id');
  },
});
