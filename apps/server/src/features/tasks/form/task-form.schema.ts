import { worksOnForm } from '@baton/domain/access/task/form-access';
import type { CellContent, FieldValue } from '@baton/domain/field/field';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import { partiesOfValue } from '@baton/domain/field/values/parties-of-value';
import { isOutput, manualPlaces, typedByHand } from '@baton/domain/run/flow/by-hand';
import { isSourceChanged, readForm, readValue } from '@baton/domain/run-model/read-value';
import type { RunTask } from '@baton/domain/run-model/run';
import type { RunValue } from '@baton/domain/run-model/run-value';
import { sharedSource } from '@baton/domain/run-model/shared-source';
import type { FieldState } from '@baton/domain/form/rules/form-state';
import { statesOfForm } from '@baton/domain/run/values/place-states';
import { formOf, taskOf } from '@baton/domain/run-model/run-view';
import { builder } from '../../../platform/graphql/builder.ts';
import { FieldDefinitionRef, InputTypeRef } from '../../fields/index.ts';
import { loadParty, PartyRef } from '../../people/index.ts';
import type { RunDetails } from '../../runs/index.ts';
import { nodeOfRun } from '../task-node.ts';
import { PlaceRuleRef } from './place-rule.schema.ts';

/** A field of a form as one viewer sees it. */
export interface FormFieldNode {
  readonly details: RunDetails;
  readonly place: RunValue;
  readonly value: FieldValue | null;
  readonly state: FieldState;
  readonly isSourceChanged: boolean;
  readonly sourceTask: string | null;
  /** Unsubmitted value, for people who can see it. */
  readonly draft: RunValue['draft'];
}

/** Returns true if the viewer sees drafts of a task: its assignees do. */
const seesDraftsOf = (
  { view, viewer, factsOf }: RunDetails,
  taskId: RunValue['taskId'],
): boolean => {
  const task = taskId === null ? undefined : taskOf(view, taskId);
  return task !== undefined && worksOnForm(viewer, factsOf(task));
};

/** Returns what the viewer can see of the fields of a task. */
export const readerOf = (
  details: RunDetails,
  taskId: RunValue['taskId'],
): ((place: RunValue) => FieldValue | null) => {
  const { view } = details;
  const seesDrafts = seesDraftsOf(details, taskId);
  return (place) => (seesDrafts ? readForm(view, place) : readValue(view, place.key));
};

/**
 * Returns the form of a task for its viewer. Assignees see drafts, and others see submitted values.
 * Fields that machines fill in are hidden while they are empty.
 */
export const formOfTask = (
  details: RunDetails,
  taskId: RunValue['taskId'],
): readonly FormFieldNode[] => {
  const { view } = details;
  const seesDrafts = seesDraftsOf(details, taskId);
  const read = readerOf(details, taskId);
  const states = statesOfForm(view, taskId, read);
  return formOf(view, taskId).flatMap((place) => {
    const value = read(place);
    if (place.inputType === 'HIDDEN' && value === null) return [];
    const source =
      place.source === null ? undefined : view.values.find(({ key }) => key === place.source);
    const sourceTask = source?.taskId == null ? undefined : taskOf(view, source.taskId);
    return [
      {
        details,
        place,
        value,
        draft: seesDrafts ? place.draft : null,
        state: states.get(place.key) ?? { isShown: true, isMandatory: false },
        isSourceChanged: isSourceChanged(view, place),
        sourceTask:
          sourceTask === undefined ? null : (nodeOfRun(details, sourceTask)?.name ?? null),
      },
    ];
  });
};

/**
 * Returns the fields that a person fills in to complete the task manually, with their current
 * values.
 */
export const formByHand = (details: RunDetails, task: RunTask): readonly FormFieldNode[] =>
  manualPlaces(details.view, task).map(({ place, isRequired }) => ({
    details,
    place,
    value:
      typedByHand(place) ??
      (isOutput(task, place) ? readValue(details.view, place.key) : readForm(details.view, place)),
    draft: null,
    state: { isShown: true, isMandatory: isRequired },
    isSourceChanged: false,
    sourceTask: null,
  }));

interface TabularValue {
  readonly rowNumber: number;
  readonly row: string;
  readonly column: string;
  readonly value: CellContent;
}

const TabularValueRef = builder.objectRef<TabularValue>('TabularValue').implement({
  description: 'Table cell with a value.',
  fields: (t) => ({
    rowNumber: t.exposeInt('rowNumber', { description: 'Row position from 1.' }),
    row: t.exposeID('row', { description: 'ID of the row.' }),
    column: t.exposeID('column', { description: 'Key of the column.' }),
    value: t.field({
      type: 'FieldValue',
      description: 'Value of the cell.',
      resolve: ({ value }) => value,
    }),
  }),
});

export const FormFieldRef = builder.objectRef<FormFieldNode>('FormField').implement({
  interfaces: [FieldDefinitionRef],
  description: 'Form field of a task, with the value that the viewer sees.',
  fields: (t) => ({
    instance: t.id({
      description: 'Key of the field instance, the same in every workflow of the blueprint.',
      resolve: ({ place }) => place.key,
    }),
    inputType: t.field({
      type: InputTypeRef,
      description: 'How the field is filled in.',
      resolve: ({ place }) => place.inputType,
    }),
    isShown: t.boolean({
      description: 'True if the rules of the form show the field with the current values.',
      resolve: ({ state }) => state.isShown,
    }),
    isMandatory: t.boolean({
      description: 'True if a value is required, by the rules of the form and the current values.',
      resolve: ({ state }) => state.isMandatory,
    }),
    rules: t.field({
      type: [PlaceRuleRef],
      description: 'Rules that decide this while values are entered.',
      resolve: ({ place }) => place.rules,
    }),
    value: t.field({
      type: 'FieldValue',
      nullable: true,
      description:
        'Draft value for people who work on the task, submitted value for others. Null without a value.',
      resolve: ({ value }) => value,
    }),
    tabularValues: t.field({
      type: [TabularValueRef],
      description: 'Cells of a table with values, row by row. With a column, only its cells.',
      args: { column: t.arg.id({ description: 'Key of a column. Returns only its cells.' }) },
      resolve: ({ value }, { column }) =>
        rowsOf(value).flatMap(({ row, cells }, at) =>
          Object.entries<CellContent>(cells)
            .filter(([key]) => column == null || key === column)
            .map(([key, content]) => ({ rowNumber: at + 1, row, column: key, value: content })),
        ),
    }),
    people: t.field({
      type: [PartyRef],
      description: 'People in the value of a PEOPLE field or column.',
      resolve: async ({ place, value }, _, context) => {
        if (value === null) return [];
        const ids = [...new Set(partiesOfValue(value, place.field))];
        const found = await Promise.all(ids.map((id) => loadParty(id, context)));
        return found.filter((party) => party !== null);
      },
    }),
    version: t.int({
      description: 'Number of changes of this value. For an inherited value, of its source.',
      resolve: ({ details, place }) => (sharedSource(details.view, place) ?? place).version,
    }),
    enteredBy: t.field({
      type: PartyRef,
      nullable: true,
      description:
        'Person who entered the draft value. For people who work on the task. Null for others, and without a draft value.',
      resolve: ({ draft }, _, context) =>
        draft === null || draft.by === null ? null : loadParty(draft.by, context),
    }),
    enteredAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time when the draft value was entered. Null without one.',
      resolve: ({ draft }) => draft?.at ?? null,
    }),
    sourceTask: t.exposeString('sourceTask', {
      nullable: true,
      description:
        "Name of the task that provides the value. Null if the viewer can't read that task.",
    }),
    isSourceChanged: t.exposeBoolean('isSourceChanged', {
      description: 'True if the source changed after the task was submitted.',
    }),
  }),
});
