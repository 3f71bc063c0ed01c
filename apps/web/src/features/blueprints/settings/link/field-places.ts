import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { orderedTasks } from '@baton/domain/blueprint/order';
import type { InstanceKey } from '@baton/domain/core/ids';
import type { BlueprintField, FieldInstance } from '@baton/domain/field/field';
import { placedInstances } from '@baton/domain/blueprint/places/instances';
import type { LinkRule } from '@baton/domain/blueprint/link-rule';

/** A form field as an option: its label and its task. */
export interface PlaceOption {
  readonly value: InstanceKey;
  readonly label: string;
  readonly description?: string | undefined;
}

/** Returns matching form fields of a blueprint, intake fields first. */
export const placesOf = (
  content: BlueprintContent,
  fits: (field: BlueprintField, place: FieldInstance) => boolean,
): readonly PlaceOption[] => {
  const named = (places: readonly FieldInstance[], task?: string): readonly PlaceOption[] =>
    places.flatMap((place) => {
      const field = content.fields[place.field];
      return field === undefined || !fits(field, place)
        ? []
        : [{ value: place.key, label: field.name, description: task }];
    });
  return [
    ...named(content.intake),
    ...orderedTasks(content).flatMap((task) => named(task.fields, task.name)),
  ];
};

/** Returns the columns of the table whose rows split a task. */
export const columnsOf = (
  content: BlueprintContent,
  { split }: Pick<LinkRule, 'split'>,
): readonly { readonly value: string; readonly label: string; readonly description: string }[] => {
  const placed = split?.kind === 'FIELD' ? placedInstances(content).get(split.instance) : undefined;
  const table = placed === undefined ? undefined : content.fields[placed.instance.field];
  if (placed === undefined || table === undefined) return [];
  return table.columns.map(({ key, name }) => ({
    value: `${placed.instance.key} ${key}`,
    label: name,
    description: table.name,
  }));
};
