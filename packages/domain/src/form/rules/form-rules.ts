import type { FormItemKey, FormKey, InstanceKey } from '../../core/ids.ts';
import type { FieldInstance } from '../../field/field.ts';
import {
  comparisonsOf,
  isFieldItem,
  type BlueprintForm,
  type FormItem,
  type FormRule,
  type FormSection,
} from '../form.ts';

/** Returns the rules that decide whether an item is shown: its section's and its own. */
export const rulesOfItem = ({ rule }: FormSection, item: FormItem): readonly FormRule[] => [
  ...(rule === null ? [] : [rule]),
  ...(isFieldItem(item) ? item.rules : []),
];

/**
 * Converts rules on form items to rules on field instances. Drops rules on items that this task or
 * intake form doesn't have.
 */
export const bindRules = (
  rules: readonly FormRule[],
  placeOf: (item: FormItemKey) => InstanceKey | undefined,
): readonly FormRule<InstanceKey>[] =>
  rules.flatMap((rule) => {
    if (comparisonsOf(rule).some(({ item }) => placeOf(item) === undefined)) return [];
    const bound = (all: FormRule['comparisons']): FormRule<InstanceKey>['comparisons'] =>
      all.flatMap((one) => {
        const item = placeOf(one.item);
        return item === undefined ? [] : [{ ...one, item }];
      });
    const groups = rule.groups.map((group) => ({
      ...group,
      comparisons: bound(group.comparisons),
    }));
    return [{ ...rule, comparisons: bound(rule.comparisons), groups }];
  });

/** Returns a function that finds the field instance of a form item. */
export const placesOf =
  (form: FormKey, instances: readonly FieldInstance[]) =>
  (item: FormItemKey): InstanceKey | undefined =>
    instances.find((one) => one.item?.form === form && one.item.item === item)?.key;

/** Returns the form rules of an instance. */
export function rulesOfInstance(
  { forms }: { readonly forms: Readonly<Record<FormKey, BlueprintForm>> },
  instances: readonly FieldInstance[],
  { item: stands }: FieldInstance,
): readonly FormRule<InstanceKey>[] {
  const form = stands === null ? undefined : forms[stands.form];
  const section = form?.sections.find(({ items }) => items.some(({ key }) => key === stands?.item));
  const item = section?.items.find(({ key }) => key === stands?.item);
  return form === undefined || section === undefined || item === undefined
    ? []
    : bindRules(rulesOfItem(section, item), placesOf(form.key, instances));
}
