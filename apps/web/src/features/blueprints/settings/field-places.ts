import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { orderedTasks } from '@baton/domain/blueprint/order';
import type { InstanceKey } from '@baton/domain/core/ids';
import type { BlueprintField, FieldInstance } from '@baton/domain/field/field';

/** A place of a form as it is chosen: its question, and the task that asks it. */
export interface PlaceOption {
  readonly value: InstanceKey;
  readonly label: string;
  readonly description?: string | undefined;
}

/** The places of a blueprint whose field fits, those of the start first. */
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
