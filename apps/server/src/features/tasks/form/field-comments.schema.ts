import type { FieldComment } from '@baton/domain/run-model/run';
import { taskOf } from '@baton/domain/run-model/run-view';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { UserRef } from '../../people/index.ts';
import type { RunDetails } from '../../runs/index.ts';
import { detailsOf, partyNode, TaskRef } from '../task.schema.ts';

interface FieldCommentNode {
  readonly remark: FieldComment;
  readonly details: RunDetails;
}

const FieldCommentOccasionRef = builder.enumType('FieldCommentOccasion', {
  description: 'When a field comment was written.',
  values: enumValues<FieldComment['of']>({
    REJECTION: 'With a rejection.',
    QUESTION: 'With a question of an approver.',
  }),
});

const FieldCommentRef = builder.objectRef<FieldCommentNode>('FieldComment').implement({
  description: 'Comment of an approver on one field. It disappears when the value changes.',
  fields: (t) => ({
    instance: t.id({
      description: 'Field instance of the comment.',
      resolve: ({ remark }) => remark.instance,
    }),
    occasion: t.field({
      type: FieldCommentOccasionRef,
      description: 'When the comment was written.',
      resolve: ({ remark }) => remark.of,
    }),
    text: t.string({ description: 'Text of the comment.', resolve: ({ remark }) => remark.text }),
    by: t.field({
      type: UserRef,
      description: 'Approver who wrote it.',
      resolve: ({ remark, details }) => partyNode(details, remark.by, 'USER'),
    }),
    at: t.field({
      type: 'DateTime',
      description: 'Time of the comment.',
      resolve: ({ remark }) => remark.at,
    }),
  }),
});

builder.objectField(TaskRef, 'fieldComments', (t) =>
  t.field({
    type: [FieldCommentRef],
    description: 'Comments on fields that still apply.',
    // Most fields have no comments.
    complexity: { field: 1, multiplier: 1 },
    resolve: async (node, _, context) => {
      const details = await detailsOf(node, context);
      const remarks = details === null ? [] : (taskOf(details.view, node.task.id)?.remarks ?? []);
      return details === null ? [] : remarks.map((remark) => ({ remark, details }));
    },
  }),
);
