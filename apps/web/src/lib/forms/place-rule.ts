import { asId, type InstanceKey } from '@baton/domain/core/ids';
import { comparisonsOf, type FormRule } from '@baton/domain/form/form';
import { nestedRule, type FlatRule } from '@baton/domain/form/rules/flat-rule';

/** A rule about form fields as the API returns it. */
export type FlatPlaceRule = FlatRule<{ readonly instance: string }>;

export const placeRule = (wire: FlatPlaceRule): FormRule<InstanceKey> =>
  nestedRule(wire, ({ instance }) => asId<InstanceKey>(instance));

/** Returns the form fields that a rule depends on. */
export const placesOfRule = (rule: FlatPlaceRule): readonly string[] =>
  comparisonsOf(placeRule(rule)).map(({ item }) => item);
