import { asId, type InstanceKey, type TaskId } from '@baton/domain/core/ids';
import { droppedChoices } from '@baton/domain/field/field-kinds';
import type { EnteredValue } from '@baton/domain/run-model/command/command';
import { valueAt } from '@baton/domain/run-model/run-view';
import { builder } from '../../../platform/graphql/builder.ts';
import { FormFieldRef, formOfTask, TaskRef } from '../../tasks/index.ts';
import { FieldValueInput, peopleIn, toEnteredValue } from '../inputs/field-value-input.ts';
import { TablePatchInput, toPatchedTable } from '../inputs/table-patch-input.ts';
import { runTaskCommand, visibleWorkflow, type TaskOutcome } from './task-payload.ts';
import { WorkflowRef } from '../workflow.schema.ts';

const SaveTaskValuesInput = builder.inputType('SaveTaskValuesInput', {
  description: 'Input of `saveTaskValues`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    values: t.field({
      type: [FieldValueInput],
      required: true,
      description: 'New values of the fields.',
    }),
    tables: t.field({
      type: [TablePatchInput],
      description:
        'Changed rows and cells. With a version, conflicting changes of others are refused.',
    }),
  }),
});

interface DroppedChoices {
  readonly instance: InstanceKey;
  readonly choices: readonly string[];
}

interface SavedValues extends TaskOutcome {
  readonly taskId: TaskId;
  readonly given: readonly EnteredValue[];
  /** All fields in the input, including tables. */
  readonly named: ReadonlySet<InstanceKey>;
}

const DroppedChoicesRef = builder.objectRef<DroppedChoices>('DroppedChoices').implement({
  description: "Options that don't exist and were not saved.",
  fields: (t) => ({
    instance: t.exposeID('instance', { description: 'Key of the field instance.' }),
    choices: t.exposeStringList('choices', { description: 'Names of the options.' }),
  }),
});

const droppedOf = ({ details, given }: SavedValues): readonly DroppedChoices[] =>
  given.flatMap(({ instance, value }) => {
    const field = valueAt(details.view, instance)?.field;
    const choices = field === undefined ? [] : droppedChoices(value, field);
    return choices.length === 0 ? [] : [{ instance, choices }];
  });

const SaveTaskValuesPayloadRef = builder.objectRef<SavedValues>('SaveTaskValuesPayload').implement({
  description: 'What was saved and what was not.',
  fields: (t) => ({
    task: t.field({ type: TaskRef, description: 'The task.', resolve: ({ task }) => task }),
    workflow: t.field({
      type: WorkflowRef,
      nullable: true,
      description: "The workflow. Null if it didn't change.",
      resolve: ({ details }) => visibleWorkflow(details),
    }),
    changed: t.field({
      type: [TaskRef],
      description: 'Other tasks that changed.',
      resolve: ({ changed }) => changed,
    }),
    saved: t.field({
      type: [FormFieldRef],
      description: 'Current state of the given fields. Other fields are unchanged.',
      resolve: ({ details, taskId, named }) =>
        formOfTask(details, taskId).filter(({ place }) => named.has(place.key)),
    }),
    dropped: t.field({
      type: [DroppedChoicesRef],
      description: "Options that don't exist and were not saved.",
      resolve: droppedOf,
    }),
  }),
});

builder.mutationField('saveTaskValues', (t) =>
  t.field({
    type: SaveTaskValuesPayloadRef,
    description:
      'Saves form values of a task without submitting it. The last save of a field or cell wins, unless a version is given.',
    args: { input: t.arg({ type: SaveTaskValuesInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const values = input.values.map(toEnteredValue);
      const tables = (input.tables ?? []).map(toPatchedTable);
      const taskId = asId<TaskId>(input.taskId);
      const outcome = await runTaskCommand(
        context,
        input,
        { kind: 'SAVE_VALUES', taskId, values, tables },
        peopleIn(values, tables),
      );
      const named = new Set([...values, ...tables].map(({ instance }) => instance));
      return { ...outcome, taskId, given: values, named };
    },
  }),
);
