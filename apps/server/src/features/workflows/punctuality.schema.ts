import { workflowPunctuality } from '@baton/domain/workflow/workflow-punctuality';
import { builder } from '../../platform/graphql/builder.ts';
import { displayTypes } from '../tasks/index.ts';
import { detailsOf, WorkflowRef } from './workflow.schema.ts';

builder.objectFields(WorkflowRef, (t) => ({
  punctuality: t.field({
    type: displayTypes.PunctualityRef,
    nullable: true,
    description: 'End compared with the original plan. Null before completion.',
    resolve: async (node, _, context) => {
      const details = await detailsOf(node, context);
      return details === null ? null : workflowPunctuality(details.view.workflow);
    },
  }),
}));
