import type { InstanceKey } from '../../core/ids.ts';
import type { FieldInstance } from '../../field/field.ts';
import type { BlueprintForm } from '../../form/form.ts';
import type { BlueprintContent } from '../content.ts';

/** Returns the form that contains the field, or undefined for a field outside forms. */
export const formAsking = (
  { forms }: Pick<BlueprintContent, 'forms'>,
  { item }: Pick<FieldInstance, 'item'>,
): BlueprintForm | undefined => (item === null ? undefined : forms[item.form]);

/** Returns the form of each field of a blueprint, by the key of the field instance. */
export const formsByPlace = (
  content: Pick<BlueprintContent, 'forms' | 'tasks' | 'intake'>,
): ReadonlyMap<InstanceKey, BlueprintForm> => {
  const instances = [
    ...content.intake,
    ...Object.values(content.tasks).flatMap(({ fields }) => fields),
  ];
  return new Map(
    instances.flatMap((instance) => {
      const form = formAsking(content, instance);
      return form === undefined ? [] : [[instance.key, form] as const];
    }),
  );
};
