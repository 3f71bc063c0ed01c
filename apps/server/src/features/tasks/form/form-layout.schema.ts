import type { InstanceKey } from '@baton/domain/core/ids';
import type {
  FormLayout,
  LayoutColumn,
  LayoutItem,
  LayoutSection,
} from '@baton/domain/form/form-layout';
import { isRuleMet, type StatedField } from '@baton/domain/form/rules/form-state';
import { builder } from '../../../platform/graphql/builder.ts';
import { FieldOptionRef } from '../../fields/index.ts';
import { PlaceRuleRef } from './place-rule.schema.ts';

/** A form as one viewer sees it. */
export interface FormLayoutNode {
  readonly layout: FormLayout;
  /** Values of its fields. Null if no one entered values yet. */
  readonly stated: readonly StatedField<InstanceKey>[] | null;
}

const LayoutColumnRef = builder.objectRef<LayoutColumn>('FormLayoutColumn').implement({
  description: 'Column of a table in a form.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key of the column.' }),
    name: t.exposeString('name', { description: "Name in the reader's language." }),
    choices: t.stringList({
      description: 'Options in order.',
      resolve: ({ choices }) => [...choices],
    }),
  }),
});

const LayoutItemRef = builder.objectRef<LayoutItem>('FormLayoutItem').implement({
  description: 'Field if `instance` is set. Otherwise, a text block.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    column: t.exposeInt('column', { description: 'Column from 1.' }),
    isWide: t.exposeBoolean('isWide', {
      description: 'True if it uses the full width of its section.',
    }),
    instance: t.exposeID('instance', {
      nullable: true,
      description: 'Key of the field instance. Null for a text block.',
    }),
    text: t.exposeString('text', { description: 'Rich text. Empty for a field.' }),
    label: t.exposeString('label', { description: 'Name of the field. Empty for a text block.' }),
    help: t.exposeString('help', { description: 'Help text. Empty without one.' }),
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
  description: "Section of a form in the reader's language.",
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    name: t.exposeString('name', { description: 'Name of the section.' }),
    description: t.exposeString('description', { description: 'Description as rich text.' }),
    columns: t.exposeInt('columns', { description: '1 to 3.' }),
    isShown: t.exposeBoolean('isShown', { description: 'True if the current values show it.' }),
    rule: t.field({
      type: PlaceRuleRef,
      nullable: true,
      description: 'Rule that shows or hides the section. Null without one.',
      resolve: ({ rule }) => rule,
    }),
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
    name: t.string({ description: 'Name of the form.', resolve: ({ layout }) => layout.name }),
    description: t.string({
      description: 'Description as rich text.',
      resolve: ({ layout }) => layout.description,
    }),
    sections: t.field({
      type: [LayoutSectionRef],
      description: 'Sections in order.',
      resolve: ({ layout, stated }) =>
        layout.sections.map((section) => ({
          ...section,
          isShown: stated === null || isRuleMet(section.rule, stated),
        })),
    }),
  }),
});
