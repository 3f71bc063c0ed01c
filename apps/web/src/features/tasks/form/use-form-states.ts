import { formState, isRuleMet, type StatedField } from '@baton/domain/form/rules/form-state';
import { isFilled } from '@baton/domain/field/field-kinds';
import { asId, type InstanceKey } from '@baton/domain/core/ids';
import { noConstraints, type FieldConstraints } from '@baton/domain/field/field-constraints';
import type { FieldKind, FieldShape, FieldValue, InputType } from '@baton/domain/field/field';
import { usePhoneNumbers } from '../../../lib/fields/lazy-phone-numbers.ts';
import { placeRule, placesOfRule, type FlatPlaceRule } from '../../../lib/forms/place-rule.ts';
import type { FormEntry } from './entry/form-entry.ts';
import type { TaskFormStore } from './store/task-form-store.ts';
import { useEntries } from './use-form-parts.ts';

export interface RuledField {
  readonly instance: string;
  readonly kind: FieldKind;
  readonly options: FieldShape['options'];
  readonly unit: string | null | undefined;
  readonly mayAppend: boolean;
  readonly constraints: Pick<FieldConstraints, 'startOfDay' | 'withTime'> & {
    readonly decimals: number | null | undefined;
  };
  readonly inputType: InputType;
  readonly value: FieldValue | null | undefined;
  readonly rules: readonly FlatPlaceRule[];
}

export interface FormStates {
  readonly isShown: (instance: string) => boolean;
  readonly isMandatory: (instance: string) => boolean;
  /** Returns whether a section with this rule is shown. */
  readonly isMet: (rule: FlatPlaceRule | null | undefined) => boolean;
}

const statedBy = (
  fields: readonly RuledField[],
  entries: ReadonlyMap<string, FormEntry>,
): readonly StatedField<InstanceKey>[] =>
  fields.map(({ instance, constraints, inputType, value, rules, ...field }) => {
    const entry = entries.get(instance);
    return {
      key: asId<InstanceKey>(instance),
      // Tables have no comparisons by column.
      field: {
        ...field,
        unit: field.unit ?? null,
        columns: [],
        constraints: {
          ...noConstraints,
          ...constraints,
          decimals: constraints.decimals ?? null,
        },
      },
      inputType,
      value: entry === undefined ? (value ?? null) : entry.value,
      rules: rules.map(placeRule),
    };
  });

const answered = (
  stated: readonly StatedField<InstanceKey>[],
  sectionRules: readonly (FlatPlaceRule | null | undefined)[],
): FormStates => {
  const states = formState(stated);
  const met = new Map(
    sectionRules.map((rule) => [rule, isRuleMet(rule == null ? null : placeRule(rule), stated)]),
  );
  return {
    isShown: (instance) => states.get(asId<InstanceKey>(instance))?.isShown ?? true,
    isMandatory: (instance) => states.get(asId<InstanceKey>(instance))?.isMandatory ?? false,
    isMet: (rule) => met.get(rule) ?? true,
  };
};

/** Returns the required fields that are shown and empty, in the order of the form. */
export const missingFields = (
  fields: readonly RuledField[],
  entries: ReadonlyMap<string, FormEntry>,
): readonly string[] => {
  const stated = statedBy(fields, entries);
  const states = formState(stated);
  return stated.flatMap(({ key, field, value }) =>
    states.get(key)?.isMandatory === true && !isFilled(value, field) ? [key] : [],
  );
};

/** Returns which fields are shown and required while typing, by the server's rules. */
export function useFormStates(
  store: TaskFormStore | null,
  fields: readonly RuledField[],
  sectionRules: readonly (FlatPlaceRule | null | undefined)[],
): FormStates {
  usePhoneNumbers();
  const looked = new Set(
    [...fields.flatMap(({ rules }) => rules), ...sectionRules].flatMap((rule) =>
      rule == null ? [] : placesOfRule(rule),
    ),
  );
  // Only fields that rules depend on render the form again.
  const typed = useEntries(store, looked);
  return answered(statedBy(fields, typed), sectionRules);
}
