import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { crossFlows } from '@baton/domain/linked-workflow/cross-flow';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { builder } from '../../../platform/graphql/builder.ts';
import { FormFieldRef, type FormFieldNode } from './task-form.schema.ts';

interface CrossPlace {
  readonly fieldInstanceId: string;
  readonly taskId: string;
}

const CrossPlaceRef = builder.objectRef<CrossPlace>('CrossWorkflowPlace').implement({
  description: 'Field instance of a linked workflow.',
  fields: (t) => ({
    fieldInstanceId: t.exposeID('fieldInstanceId', { description: 'ID of the field instance.' }),
    taskId: t.exposeID('taskId', { description: 'Task that starts the linked workflow.' }),
  }),
});

/** Returns true for viewers of the whole workflow. Only they see where values are used. */
const readsAll = ({ details: { view, viewer } }: FormFieldNode): boolean =>
  mayReadWorkflow(viewer, factsOfWorkflow(view, viewer)) === null;

const crossPlaces = (node: FormFieldNode, direction: 'INTO' | 'BACK'): readonly CrossPlace[] =>
  readsAll(node)
    ? crossFlows(node.details.view.tasks.map(({ id, plan }) => ({ id, link: plan.link })))
        .filter((flow) => flow.direction === direction && flow.place === node.place.key)
        .map(({ task, other }) => ({ fieldInstanceId: other, taskId: task.id }))
    : [];

builder.objectFields(FormFieldRef, (t) => ({
  sourceFieldInstanceId: t.id({
    nullable: true,
    description: 'Key of the field instance that provides the value. Null without a source.',
    resolve: ({ place }) => place.source,
  }),
  sinkFieldInstanceIds: t.idList({
    description:
      'Keys of the field instances that inherit this value. For readers of the workflow.',
    resolve: (node) =>
      readsAll(node)
        ? node.details.view.values
            .filter(({ source }) => source === node.place.key)
            .map(({ key }) => key)
        : [],
  }),
  crossWorkflowSources: t.field({
    type: [CrossPlaceRef],
    description: 'Fields of linked workflows that return their value to this one.',
    resolve: (node) => crossPlaces(node, 'BACK'),
  }),
  crossWorkflowSinks: t.field({
    type: [CrossPlaceRef],
    description: 'Fields of linked workflows that get this value at their start.',
    resolve: (node) => crossPlaces(node, 'INTO'),
  }),
}));
