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
  /** What its fields hold; null where nobody has answered yet. */
  readonly stated: readonly StatedField<InstanceKey>[] | null;
}

const LayoutColumnRef = builder.objectRef<LayoutColumn>('FormLayoutColumn').implement({
  fields: (t) => ({
    key: t.exposeID('key'),
    name: t.exposeString('name'),
    choices: t.stringList({
      description: 'What can be chosen, in the order of its options.',
      resolve: ({ choices }) => [...choices],
    }),
  }),
});

const LayoutItemRef = builder.objectRef<LayoutItem>('FormLayoutItem').implement({
  description: 'A field where `instance` says where its value is, else a text.',
  fields: (t) => ({
    key: t.exposeID('key'),
    column: t.exposeInt('column', { description: '1-based.' }),
    isWide: t.exposeBoolean('isWide', { description: 'As wide as its section.' }),
    instance: t.exposeID('instance', { nullable: true }),
    text: t.exposeString('text', { description: 'Rich text; empty for a field.' }),
    label: t.exposeString('label'),
    help: t.exposeString('help'),
    options: t.field({
      type: [FieldOptionRef],
      description: 'What can be chosen, in the language of the reader.',
      resolve: ({ options }) => options,
    }),
    columns: t.field({
      type: [LayoutColumnRef],
      description: 'Of a table, in the language of the reader.',
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
    isShown: t.exposeBoolean('isShown', { description: 'By what is entered so far.' }),
    rule: t.field({ type: PlaceRuleRef, nullable: true, resolve: ({ rule }) => rule }),
    items: t.field({
      type: [LayoutItemRef],
      description: 'In reading order; within a column from top to bottom.',
      resolve: ({ items }) => items,
    }),
  }),
});

export const FormLayoutRef = builder.objectRef<FormLayoutNode>('FormLayout').implement({
  description: 'How a form is laid out at one place, in the language of the reader.',
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
