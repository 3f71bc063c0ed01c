import { mayEditShared } from '@baton/domain/access/task/shared-access';
import { readValue } from '@baton/domain/run-model/read-value';
import type { RunValue } from '@baton/domain/run-model/run-value';
import { workflowValues, type WorkflowValue } from '@baton/domain/run/values/workflow-values';
import { statesOfForm } from '@baton/domain/run/values/place-states';
import { taskOf } from '@baton/domain/run-model/run-view';
import { builder } from '../../platform/graphql/builder.ts';
import type { RunDetails } from '../runs/index.ts';
import { FormFieldRef, nodeOfRun, TaskRef, type TaskNode } from '../tasks/index.ts';
import { detailsOf, WorkflowRef } from './workflow.schema.ts';

type FieldNode = typeof FormFieldRef.$inferType;

/** A field of the workflow's data as its viewer sees it. */
interface DatumNode {
  readonly task: TaskNode | null;
  readonly field: FieldNode;
  readonly changedAt: RunValue['taskId'];
}

const mayChangeAt = ({ view, viewer, factsOf }: RunDetails, { taskId }: RunValue): boolean => {
  const task = taskId === null ? undefined : taskOf(view, taskId);
  return task !== undefined && mayEditShared(viewer, factsOf(task)) === null;
};

const datumOf = (
  details: RunDetails,
  { origin, changeableAt }: WorkflowValue,
  isShown: boolean,
): readonly DatumNode[] => {
  const { view } = details;
  const value = readValue(view, origin.key);
  // Fields that machines fill in are hidden while they are empty.
  if (!isShown || (origin.inputType === 'HIDDEN' && value === null)) return [];
  const source = origin.taskId === null ? undefined : taskOf(view, origin.taskId);
  const task = source === undefined ? null : nodeOfRun(details, source);
  if (source !== undefined && task === null) return [];
  const place = changeableAt.find((one) => mayChangeAt(details, one));
  const state = { isShown: true, isMandatory: false };
  const field = {
    ...{ details, value, state, draft: null, isSourceChanged: false, sourceTask: null },
    place: place ?? origin,
  };
  return [{ task, field, changedAt: place?.taskId ?? null }];
};

/** Returns submitted values only. Unsubmitted values are in the forms of their tasks. */
const dataOf = (details: RunDetails): readonly DatumNode[] => {
  const { view } = details;
  const read = (place: RunValue) => readValue(view, place.key);
  const shown = new Map<RunValue['taskId'], ReturnType<typeof statesOfForm>>();
  return workflowValues(view).flatMap((one) => {
    const { taskId, key } = one.origin;
    const states = shown.get(taskId) ?? statesOfForm(view, taskId, read);
    shown.set(taskId, states);
    return datumOf(details, one, states.get(key)?.isShown ?? true);
  });
};

const WorkflowDatumRef = builder.objectRef<DatumNode>('WorkflowDatum').implement({
  description: 'One value of a workflow with its place.',
  fields: (t) => ({
    task: t.field({
      type: TaskRef,
      nullable: true,
      description: 'Task with the field. Null for the intake form.',
      resolve: ({ task }) => task,
    }),
    field: t.field({
      type: FormFieldRef,
      description: 'Field with the value that the viewer sees.',
      resolve: ({ field }) => field,
    }),
    changedAt: t.id({
      nullable: true,
      description: "Task in which the viewer can change it. Null if they can't.",
      resolve: ({ changedAt }) => changedAt,
    }),
  }),
});

builder.objectField(WorkflowRef, 'data', (t) =>
  t.field({
    type: [WorkflowDatumRef],
    description: 'All submitted and expected values, each once.',
    resolve: async (node, _, context) => {
      const details = await detailsOf(node, context);
      return details === null ? [] : dataOf(details);
    },
  }),
);
