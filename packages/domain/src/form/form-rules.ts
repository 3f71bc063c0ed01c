import type { FormItemKey, InstanceKey } from '../core/ids.ts';
import { isFieldItem, type FormItem, type FormRule, type FormSection } from './form.ts';

/** All that decides whether an item is there: what its section says, and what it says itself. */
export const rulesOfItem = ({ rule }: FormSection, item: FormItem): readonly FormRule[] => [
  ...(rule === null ? [] : [rule]),
  ...(isFieldItem(item) ? item.rules : []),
];

/**
 * Rules about items as rules about the places where their fields stand. A rule that looks at
 * something which is not asked at this place is left out.
 */
export const bindRules = (
  rules: readonly FormRule[],
  placeOf: (item: FormItemKey) => InstanceKey | undefined,
): readonly FormRule<InstanceKey>[] =>
  rules.flatMap((rule) => {
    const comparisons = rule.comparisons.flatMap((one) => {
      const item = placeOf(one.item);
      return item === undefined ? [] : [{ ...one, item }];
    });
    return comparisons.length === rule.comparisons.length ? [{ ...rule, comparisons }] : [];
  });
