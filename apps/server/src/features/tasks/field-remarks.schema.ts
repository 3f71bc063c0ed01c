import type { FieldRemark } from '@baton/domain/run/run';
import { taskOf } from '@baton/domain/run/run-view';
import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../people/index.ts';
import type { RunDetails } from '../runs/index.ts';
import { detailsOf, partyNode, TaskRef } from './task.schema.ts';

interface RemarkNode {
  readonly remark: FieldRemark;
  readonly details: RunDetails;
}

const RemarkOccasionRef = builder.enumType('RemarkOccasion', {
  values: ['REJECTION', 'QUESTION'] as const satisfies readonly FieldRemark['of'][],
});

const FieldRemarkRef = builder.objectRef<RemarkNode>('FieldRemark').implement({
  description: 'Comment of an approver on one field. It disappears when the value changes.',
  fields: (t) => ({
    instance: t.id({
      description: 'Field instance of the comment.',
      resolve: ({ remark }) => remark.instance,
    }),
    occasion: t.field({ type: RemarkOccasionRef, resolve: ({ remark }) => remark.of }),
    text: t.string({ resolve: ({ remark }) => remark.text }),
    by: t.field({
      type: UserRef,
      resolve: ({ remark, details }) => partyNode(details, remark.by, 'USER'),
    }),
    at: t.field({ type: 'DateTime', resolve: ({ remark }) => remark.at }),
  }),
});

builder.objectField(TaskRef, 'fieldRemarks', (t) =>
  t.field({
    type: [FieldRemarkRef],
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
