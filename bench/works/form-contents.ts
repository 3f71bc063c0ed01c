import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { CellContent, ColumnKind, FieldKind, TableRow } from '@baton/domain/field/field';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  column,
  field,
  fieldKey,
  instanceKey,
  place,
  rowId,
  withFields,
} from '@baton/fixtures/builders/fields';
import { busyPerson, personId } from '../data-shape.ts';
import { anyPerson } from './prepared-workflows.ts';

/** Blueprints with forms: a few fields on each of 20 tasks, many fields on one task, and tables. */

export const fieldsOfTask = 5;
export const [submittedFields, shownFields] = [100, 200] as const;
export const tableRows = 5000;
const tasks = 20;
const filledTasks = 4;

const kinds = [
  'TEXT',
  'NUMBER',
  'DATE',
  'SELECT',
  'CHECKBOX',
  'CURRENCY',
  'MULTI_SELECT',
] as const satisfies readonly FieldKind[];
const answers: Readonly<Record<(typeof kinds)[number], CellContent>> = {
  TEXT: 'Eleven words that say about as much as people tend to',
  NUMBER: 1234,
  DATE: '2026-11-22',
  SELECT: 'one',
  CHECKBOX: true,
  CURRENCY: 1999.95,
  MULTI_SELECT: ['one', 'two'],
};
const kindOf = (n: number) => kinds[n % kinds.length] ?? 'TEXT';

const open = (count: number, person: (n: number) => string): BlueprintContent =>
  buildBlueprint({
    trigger: { kind: 'WORKFLOW_START' as const },
    tasks: Array.from({ length: count }, (_, n) => ({ assignees: [asId<PartyId>(person(n))] })),
  });

/** Returns 20 tasks with five fields each. */
export const smallForms = (): BlueprintContent =>
  withFields(
    open(tasks, anyPerson),
    Array.from({ length: fieldsOfTask }, (_, n) => field(n + 1, 'TEXT')),
    ...Array.from({ length: tasks * fieldsOfTask }, (_, n) => {
      const [task, at] = [Math.floor(n / fieldsOfTask) + 1, (n % fieldsOfTask) + 1];
      return [taskKey(task), place(n + 1, at)] as const;
    }),
  );

const manyFields = (count: number, isAnswered: boolean) => ({
  fields: Array.from({ length: count }, (_, n) =>
    // The last field has a type of its own. When it is visible, all fields are.
    n === count - 1 ? field(n + 1, 'EMAIL') : field(n + 1, kindOf(n)),
  ),
  places: Array.from({ length: count }, (_, n) => {
    const value = n === count - 1 ? 'maya@baton.example' : answers[kindOf(n)];
    return place(n + 1, n + 1, { inputType: 'OPTIONAL', value: isAnswered ? value : null });
  }),
});

/** Returns a few tasks with 100 fields that all have values. */
export const filledForms = (): BlueprintContent => {
  const { fields, places } = manyFields(submittedFields, true);
  const content = withFields(open(filledTasks, anyPerson), fields);
  const filled = Object.values(content.tasks).map((task, at) => ({
    ...task,
    fields: places.map((one, n) => ({ ...one, key: instanceKey(at * submittedFields + n + 1) })),
  }));
  return { ...content, tasks: Object.fromEntries(filled.map((task) => [task.key, task])) };
};

/** Returns one task with 200 fields, assigned to the person in the browser. */
export const largeForm = (): BlueprintContent => {
  const { fields, places } = manyFields(shownFields, false);
  return withFields(
    open(1, () => personId(busyPerson)),
    fields,
    ...places.map((one) => [taskKey(1), one] as const),
  );
};

const columnKinds = [
  'TEXT',
  'NUMBER',
  'DATE',
  'SELECT',
  'TEXT',
  'CURRENCY',
] as const satisfies readonly ColumnKind[];
export const tableColumns = columnKinds.length;

const rows: readonly TableRow[] = Array.from({ length: tableRows }, (_, n) => ({
  row: rowId(n + 1),
  cells: Object.fromEntries(
    columnKinds.map((kind, at): readonly [string, CellContent] => {
      const value = kind === 'TEXT' ? `Row ${n + 1}, some words` : answers[kind];
      return [fieldKey(at + 101), value];
    }),
  ),
}));

/** Returns tasks with a table of 5,000 rows, one for each person. */
export const largeTables = (people: readonly string[]): BlueprintContent =>
  withFields(
    open(people.length, (n) => people[n] ?? ''),
    [
      field(1, 'TABLE', {
        columns: columnKinds.map((kind, at) => column(at + 101, kind)),
      }),
    ],
    ...people.map((_, n) => [taskKey(n + 1), place(n + 1, 1, { value: rows })] as const),
  );
