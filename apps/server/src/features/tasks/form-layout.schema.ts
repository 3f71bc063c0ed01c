import type { InstanceKey } from '@baton/domain/core/ids';
import type {
  FormLayout,
  LayoutColumn,
  LayoutItem,
  LayoutSection,
} from '@baton/domain/form/form-layout';
import { isRuleMet, type StatedField } from '@baton/domain/form/form-state';
import { builder } from '../../platform/graphql/builder.ts';
import { FieldOptionRef } from '../fields/index.ts';
import { PlaceRuleRef } from './place-rule.schema.ts';

/** A form as one viewer sees it. */
export interface FormLayoutNode {
  readonly layout: FormLayout;
  /** Values of its fields. Null if no one entered values yet. */
  readonly stated: readonly StatedField<InstanceKey>[] | null;
}

const LayoutColumnRef = builder.objectRef<LayoutColumn>('FormLayoutColumn').implement({
  fields: (t) => ({
    key: t.exposeID('key'),
    name: t.exposeString('name'),
    choices: t.stringList({
      description: 'Options in order.',
      resolve: ({ choices }) => [...choices],
    }),
  }),
});

const LayoutItemRef = builder.objectRef<LayoutItem>('FormLayoutItem').implement({
  description: 'Field if `instance` is set. Otherwise, a text block.',
  fields: (t) => ({
    key: t.exposeID('key'),
    column: t.exposeInt('column', { description: 'Column from 1.' }),
    isWide: t.exposeBoolean('isWide', {
      description: 'True if it uses the full width of its section.',
    }),
    instance: t.exposeID('instance', { nullable: true }),
    text: t.exposeString('text', { description: 'Rich text. Empty for a field.' }),
    label: t.exposeString('label'),
    help: t.exposeString('help'),
    options: t.field({
      type: [FieldOptionRef],
      description: "Options in the reader's language.",
      resolve: ({ options }) => options,
    }),
    columns: t.field({
      type: [LayoutColumnRef],
      description: "Columns of a table, in the reader's language.",
      resolve: ({ columns }) => columns,
    }),
  }),
});

interface SectionNode extends LayoutSection {
  readonly isShown: boolean;
}

const LayoutSectionRef = builder.objectRef<SectionNode>('FormLayoutSection').implement({
  fields: (t) => ({
    key: t.exposeID('key'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    columns: t.exposeInt('columns', { description: '1 to 3.' }),
    isShown: t.exposeBoolean('isShown', { description: 'True if the current values show it.' }),
    rule: t.field({ type: PlaceRuleRef, nullable: true, resolve: ({ rule }) => rule }),
    items: t.field({
      type: [LayoutItemRef],
      description: 'Items in reading order.',
      resolve: ({ items }) => items,
    }),
  }),
});

export const FormLayoutRef = builder.objectRef<FormLayoutNode>('FormLayout').implement({
  description: "Layout of a form at one place, in the reader's language.",
  fields: (t) => ({
    form: t.id({ description: 'Key of the form.', resolve: ({ layout }) => layout.form }),
    name: t.string({ resolve: ({ layout }) => layout.name }),
    description: t.string({ resolve: ({ layout }) => layout.description }),
    sections: t.field({
      type: [LayoutSectionRef],
      resolve: ({ layout, stated }) =>
        layout.sections.map((section) => ({
          ...section,
          isShown: stated === null || isRuleMet(section.rule, stated),
        })),
    }),
  }),
});
