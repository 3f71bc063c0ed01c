import type { BlueprintContent } from '../blueprint/content.ts';
import type { FieldKey, InstanceKey } from '../core/ids.ts';
import { noConstraints } from '../field/field-constraints.ts';
import type { FieldValue } from '../field/field.ts';
import { rowsOf } from '../field/kinds/table-rows.ts';
import { readValue } from '../run-model/read-value.ts';
import type { EnteredValue } from '../run-model/command/command.ts';
import type { RunTask } from '../run-model/run.ts';
import { valueAt, type RunView } from '../run-model/run-view.ts';
import { carriedOver } from './carry-over.ts';
import { followedLinks, type ChildLink, type ChildOutput } from '../run-model/child-link.ts';

/** Returns the list item for which the workflow was started, as a text value. */
const splitValue = ({ value }: ChildLink) =>
  value === null
    ? []
    : [
        {
          value,
          field: { kind: 'TEXT', options: [], columns: [], constraints: noConstraints } as const,
        },
      ];

const parentValue = (view: RunView, key: InstanceKey) => {
  const value = readValue(view, key);
  const field = valueAt(view, key)?.field;
  return value === null || field === undefined ? [] : [{ value, field }];
};

/** Returns one cell of the row that the workflow was started for. */
const cellValue = (view: RunView, key: InstanceKey, column: FieldKey, { row }: ChildLink) => {
  const columns = valueAt(view, key)?.field.columns ?? [];
  const field = columns.find((one) => one.key === column);
  const value = rowsOf(readValue(view, key)).find((one) => one.row === row)?.cells[column];
  return value === undefined || field === undefined
    ? []
    : [{ value, field: { ...field, columns: [] } }];
};

/** Returns the values that the parent gives for the intake form of a linked workflow. */
export const inputsOf = (
  parent: RunView,
  task: RunTask,
  child: ChildLink,
  content: BlueprintContent,
): readonly EnteredValue[] =>
  (task.plan.link?.inputs ?? []).flatMap(({ from, column, to }) => {
    const place = content.intake.find(({ key }) => key === to);
    const field = place === undefined ? undefined : content.fields[place.field];
    if (field === undefined) return [];
    const source =
      from === null
        ? splitValue(child)
        : column === null
          ? parentValue(parent, from)
          : cellValue(parent, from, column, child);
    const value = carriedOver(source, field);
    return value === null ? [] : [{ instance: to, value }];
  });

/** Returns the values of a completed linked workflow that its parent uses. */
export const outputsOf = (
  child: RunView,
  parent: RunView,
  task: RunTask,
): readonly ChildOutput[] => {
  if (child.workflow.scheduleStatus !== 'COMPLETED') return [];
  return (task.plan.link?.outputs ?? []).flatMap(({ from, to }): readonly ChildOutput[] => {
    const place = valueAt(parent, to);
    const source = valueAt(child, from);
    if (place === undefined) return [];
    if (source === undefined) return [{ to, value: null, isLost: place.inputType === 'REQUESTED' }];
    const value = readValue(child, from);
    const carried =
      value === null ? null : carriedOver([{ value, field: source.field }], place.field);
    return [{ to, value: carried, isLost: false }];
  });
};

/**
 * Returns the outputs of all linked workflows, joined for each field of the task. In a text, a
 * workflow without a value leaves an empty line, so that the lines keep their positions.
 */
export const joinedOutputs = (
  parent: RunView,
  task: RunTask,
): readonly { readonly to: InstanceKey; readonly value: FieldValue | null }[] =>
  (task.plan.link?.outputs ?? []).flatMap(({ to }) => {
    const field = valueAt(parent, to)?.field;
    if (field === undefined) return [];
    const values = followedLinks(task)
      .filter(({ isLineRemoved }) => !isLineRemoved)
      .toSorted((a, b) => a.place - b.place)
      .map((link) => link.outputs.find((one) => one.to === to)?.value ?? null);
    const gap = field.kind === 'TEXT' && values.some((value) => value !== null) ? [''] : [];
    const present = values.flatMap((value) => (value === null ? gap : [value]));
    return [
      {
        to,
        value: carriedOver(
          present.map((value) => ({ value, field })),
          field,
        ),
      },
    ];
  });
