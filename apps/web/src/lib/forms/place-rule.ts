import { asId, type InstanceKey } from '@baton/domain/core/ids';
import { comparisonsOf, type FormRule } from '@baton/domain/form/form';
import { ruleFromWire, type WireRule } from '@baton/domain/form/rules/wire-rule';

/** A rule about form fields as the API returns it. */
export type WirePlaceRule = WireRule<{ readonly instance: string }>;

export const placeRule = (wire: WirePlaceRule): FormRule<InstanceKey> =>
  ruleFromWire(wire, ({ instance }) => asId<InstanceKey>(instance));

/** Returns the form fields that a rule depends on. */
export const placesOfRule = (rule: WirePlaceRule): readonly string[] =>
  comparisonsOf(placeRule(rule)).map(({ item }) => item);
