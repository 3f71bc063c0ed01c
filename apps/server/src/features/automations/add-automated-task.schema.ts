import { validateAutomation } from '@baton/domain/blueprint/validate/validate-automation';
import { automation as automationSchema } from '@baton/domain/schema/call-schema';
import { builder } from '../../platform/graphql/builder.ts';
import { readDocument } from '../../platform/graphql/documents/document-scalar.ts';
import { demandAll } from '../../platform/graphql/refused.ts';
import { addTask, NewTaskInput, TaskPayloadRef } from '../workflows/index.ts';

const AddAutomatedTaskInput = builder.inputType('AddAutomatedTaskInput', {
  description: 'Input of `addAutomatedTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    stageId: t.id({ required: true, description: 'ID of the stage.' }),
    expectedVersion: t.int({
      description: 'Workflow version that the client saw. Another version is a conflict.',
    }),
    automation: t.field({
      type: 'AutomationDocument',
      required: true,
      description: 'Request of the task.',
    }),
    task: t.field({ type: NewTaskInput, required: true, description: 'The task.' }),
  }),
});

builder.mutationField('addAutomatedTask', (t) =>
  t.field({
    type: TaskPayloadRef,
    description: 'Adds an automated task to a stage.',
    args: { input: t.arg({ type: AddAutomatedTaskInput, required: true }) },
    resolve: (_, { input }, context) => {
      const automation = readDocument(automationSchema, input.automation);
      demandAll(validateAutomation(automation, 'automation'));
      return addTask(context, input, { type: 'AUTOMATION', automation });
    },
  }),
);
