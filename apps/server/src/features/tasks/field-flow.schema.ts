import { mayReadWorkflow } from '@baton/domain/access/workflow-access';
import { crossFlows } from '@baton/domain/linked-workflow/cross-flow';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { builder } from '../../platform/graphql/builder.ts';
import { FormFieldRef, type FormFieldNode } from './task-form.schema.ts';

interface CrossPlace {
  readonly fieldInstanceId: string;
  readonly taskId: string;
}

const CrossPlaceRef = builder.objectRef<CrossPlace>('CrossWorkflowPlace').implement({
  description: 'A place of a linked workflow.',
  fields: (t) => ({
    fieldInstanceId: t.exposeID('fieldInstanceId'),
    taskId: t.exposeID('taskId', { description: 'The task that starts the linked workflow.' }),
  }),
});

/** Where values go is told to whoever reads the whole. */
const readsAll = ({ details: { view, viewer } }: FormFieldNode): boolean =>
  mayReadWorkflow(viewer, factsOfWorkflow(view, viewer)) === null;

const crossPlaces = (node: FormFieldNode, direction: 'INTO' | 'BACK'): readonly CrossPlace[] =>
  readsAll(node)
    ? crossFlows(node.details.view.tasks)
        .filter((flow) => flow.direction === direction && flow.place === node.place.key)
        .map(({ task, other }) => ({ fieldInstanceId: other, taskId: task.id }))
    : [];

builder.objectFields(FormFieldRef, (t) => ({
  sourceFieldInstanceId: t.id({
    nullable: true,
    description: 'Key of the place whose value is taken over here.',
    resolve: ({ place }) => place.source,
  }),
  sinkFieldInstanceIds: t.idList({
    description: 'Keys of the places that take this one over, for whoever reads the workflow.',
    resolve: (node) =>
      readsAll(node)
        ? node.details.view.values
            .filter(({ source }) => source === node.place.key)
            .map(({ key }) => key)
        : [],
  }),
  crossWorkflowSources: t.field({
    type: [CrossPlaceRef],
    description: 'Places of linked workflows that give their value back to this one.',
    resolve: (node) => crossPlaces(node, 'BACK'),
  }),
  crossWorkflowSinks: t.field({
    type: [CrossPlaceRef],
    description: 'Places of linked workflows that are told this value at their start.',
    resolve: (node) => crossPlaces(node, 'INTO'),
  }),
}));
