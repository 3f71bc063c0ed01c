import { asId, type InstanceKey } from '@baton/domain/core/ids';
import { comparisonsOf, type FormRule } from '@baton/domain/form/form';
import { nestedRule, type FlatRule } from '@baton/domain/form/rules/flat-rule';
import { graphql, readInlineData } from 'react-relay';
import type { placeRule_rule$key } from '../../__generated__/placeRule_rule.graphql.ts';
import type { placeRule_section$key } from '../../__generated__/placeRule_section.graphql.ts';

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

const readSection = (section: placeRule_section$key) => {
  const { rule, ...facts } = readInlineData(
    graphql`
      fragment placeRule_section on FormLayoutSection @inline {
        key
        name
        description
        columns
        rule {
          ...placeRule_rule
        }
      }
    `,
    section,
  );
  return { ...facts, rule: rule == null ? null : readRule(rule) };
};

/** Reads the sections of forms with their rules. */
export const readSections = <Item, Layout>(
  layouts: readonly (Layout & {
    readonly sections: readonly (placeRule_section$key & { readonly items: readonly Item[] })[];
  })[],
) =>
  layouts.map(({ sections, ...layout }) => ({
    ...layout,
    sections: sections.map((section) => ({ ...readSection(section), items: section.items })),
  }));
