import { asId, type InstanceKey, type TaskId } from '@baton/domain/core/ids';
import { droppedChoices } from '@baton/domain/field/field-kinds';
import type { GivenValue } from '@baton/domain/run/command/command';
import { valueAt } from '@baton/domain/run/run-view';
import { builder } from '../../../platform/graphql/builder.ts';
import { FormFieldRef, formOfTask, TaskRef } from '../../tasks/index.ts';
import { FieldValueInput, peopleIn, toGivenValue } from '../inputs/field-value-input.ts';
import { TablePatchInput, toPatchedTable } from '../inputs/table-patch-input.ts';
import { runTaskCommand, visibleWorkflow, type TaskOutcome } from './task-payload.ts';
import { WorkflowRef } from '../workflow.schema.ts';

const SaveTaskValuesInput = builder.inputType('SaveTaskValuesInput', {
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description: 'Made once for one intention: a repetition changes nothing.',
    }),
    taskId: t.id({ required: true }),
    values: t.field({ type: [FieldValueInput], required: true }),
    tables: t.field({
      type: [TablePatchInput],
      description:
        'What was changed in tables; two people in one table both keep what they entered, and whoever says which version they saw goes over nobody unseen.',
    }),
  }),
});

interface DroppedChoices {
  readonly instance: InstanceKey;
  readonly choices: readonly string[];
}

interface SavedValues extends TaskOutcome {
  readonly taskId: TaskId;
  readonly given: readonly GivenValue[];
  /** All that were named, tables too. */
  readonly named: ReadonlySet<InstanceKey>;
}

const DroppedChoicesRef = builder.objectRef<DroppedChoices>('DroppedChoices').implement({
  description: 'Choices that a field does not have, and that were not kept.',
  fields: (t) => ({ instance: t.exposeID('instance'), choices: t.exposeStringList('choices') }),
});

const droppedOf = ({ details, given }: SavedValues): readonly DroppedChoices[] =>
  given.flatMap(({ instance, value }) => {
    const field = valueAt(details.view, instance)?.field;
    const choices = field === undefined ? [] : droppedChoices(value, field);
    return choices.length === 0 ? [] : [{ instance, choices }];
  });

const SaveTaskValuesPayloadRef = builder.objectRef<SavedValues>('SaveTaskValuesPayload').implement({
  description: 'What was kept, and what was not.',
  fields: (t) => ({
    task: t.field({ type: TaskRef, resolve: ({ task }) => task }),
    workflow: t.field({
      type: WorkflowRef,
      nullable: true,
      resolve: ({ details }) => visibleWorkflow(details),
    }),
    changed: t.field({ type: [TaskRef], resolve: ({ changed }) => changed }),
    saved: t.field({
      type: [FormFieldRef],
      description:
        'The fields that were named, as they stand now; the rest of the form is as it was.',
      resolve: ({ details, taskId, named }) =>
        formOfTask(details, taskId).filter(({ place }) => named.has(place.key)),
    }),
    dropped: t.field({ type: [DroppedChoicesRef], resolve: droppedOf }),
  }),
});

builder.mutationField('saveTaskValues', (t) =>
  t.field({
    type: SaveTaskValuesPayloadRef,
    description:
      'Keeps what was entered into the form of a task without handing it in; whoever saves a field last wins, of a table each cell.',
    args: { input: t.arg({ type: SaveTaskValuesInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const values = input.values.map(toGivenValue);
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
