import { mayStartWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { isFilledInByPeople } from '@baton/domain/field/field';
import { readForm } from '@baton/domain/run-model/read-value';
import type { RunValue } from '@baton/domain/run-model/run-value';
import { statesOfForm } from '@baton/domain/run/values/place-states';
import { formOf } from '@baton/domain/run-model/run-view';
import { builder } from '../../platform/graphql/builder.ts';
import type { RunDetails } from '../runs/index.ts';
import { FormFieldRef } from '../tasks/index.ts';
import { WorkflowRef } from './workflow.schema.ts';

/** Returns the intake form of an unstarted workflow with its current values. */
const startForm = (details: RunDetails) => {
  const { view, viewer } = details;
  if (mayStartWorkflow(viewer, view.workflow) !== null) return [];
  const read = (place: RunValue) => readForm(view, place);
  const states = statesOfForm(view, null, read);
  return formOf(view, null)
    .filter(isFilledInByPeople)
    .map((place) => ({
      details,
      place,
      value: read(place),
      draft: null,
      state: states.get(place.key) ?? { isShown: true, isMandatory: false },
      isSourceChanged: false,
      sourceTask: null,
    }));
};

builder.objectField(WorkflowRef, 'startForm', (t) =>
  t.field({
    type: [FormFieldRef],
    description: 'Intake form with its values, for people who can start it.',
    resolve: ({ details }) => (details === null ? [] : startForm(details)),
  }),
);
