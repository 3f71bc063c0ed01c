import { mayManageTagTypes, mayReadTagTypes } from '@baton/domain/access/tag-access';
import { tagTypeRefusals } from '@baton/domain/tag/tag-type';
import { defineEntity } from '../../platform/entity/define-entity.ts';

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
  mayRead: mayReadTagTypes,
  mayManage: mayManageTagTypes,
  refusals: tagTypeRefusals,
});
