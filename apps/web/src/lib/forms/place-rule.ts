import { asId, type InstanceKey } from '@baton/domain/core/ids';
import { comparisonsOf, type FormRule } from '@baton/domain/form/form';
import { nestedRule, type FlatRule } from '@baton/domain/form/rules/flat-rule';
import { graphql, readInlineData } from 'react-relay';
import type { placeRule_rule$key } from '../../__generated__/placeRule_rule.graphql.ts';

/** A rule about form fields as the API returns it. */
export type FlatPlaceRule = FlatRule<{ readonly instance: string }>;

export const placeRule = (wire: FlatPlaceRule): FormRule<InstanceKey> =>
  nestedRule(wire, ({ instance }) => asId<InstanceKey>(instance));

/** Returns the form fields that a rule depends on. */
export const placesOfRule = (rule: FlatPlaceRule): readonly string[] =>
  comparisonsOf(placeRule(rule)).map(({ item }) => item);

const readRule = (rule: placeRule_rule$key): FlatPlaceRule =>
  readInlineData(
    graphql`
      fragment placeRule_rule on PlaceRule @inline {
        effect
        match
        comparisons {
          instance
          operator
          values
          group
        }
        groups
      }
    `,
    rule,
  );

interface RuledSection {
  readonly rule: placeRule_rule$key | null | undefined;
}

/** Reads the rules of the sections of forms. */
export const withSectionRules = <Section extends RuledSection, Layout>(
  layouts: readonly (Layout & { readonly sections: readonly Section[] })[],
) =>
  layouts.map(({ sections, ...layout }) => ({
    ...layout,
    sections: sections.map((section) => ({
      ...section,
      rule: section.rule == null ? null : readRule(section.rule),
    })),
  }));
