import type {
  ChildRestartRule,
  LinkRule,
  LinkSplit,
} from '@baton/domain/linked-workflow/link-rule';
import { builder } from '../../platform/graphql/builder.ts';

const LinkSplitKindRef = builder.enumType('LinkSplitKind', {
  description: 'LIST: one child for each of the values.',
  values: ['LIST'] as const satisfies readonly LinkSplit['kind'][],
});

const ChildRestartRuleRef = builder.enumType('ChildRestartRule', {
  description: 'FOLLOW opens the completed task again with its child; NOTE leaves it done.',
  values: ['FOLLOW', 'NOTE'] as const satisfies readonly ChildRestartRule[],
});

const LinkSplitRef = builder.objectRef<LinkSplit>('LinkSplit').implement({
  description: 'What a child is started for each of, in this order.',
  fields: (t) => ({
    kind: t.field({ type: LinkSplitKindRef, resolve: ({ kind }) => kind }),
    values: t.stringList({ resolve: ({ values }) => [...values] }),
  }),
});

export const LinkRuleRef = builder.objectRef<LinkRule>('LinkRule').implement({
  description: 'The workflows that a task starts, and when it is done with them.',
  fields: (t) => ({
    blueprint: t.id({ nullable: true, resolve: ({ blueprint }) => blueprint }),
    name: t.exposeString('name', {
      description: 'Name of a child, with {value}, {number}, {workflow} and {blueprint} filled in.',
    }),
    owner: t.id({
      nullable: true,
      description: 'Null: whoever owns the workflow that starts them.',
      resolve: ({ owner }) => owner,
    }),
    split: t.field({ type: LinkSplitRef, nullable: true, resolve: ({ split }) => split }),
    needed: t.int({
      nullable: true,
      description: 'How many children have to be completed; null: all.',
      resolve: ({ needed }) => needed,
    }),
    onChildRestart: t.field({
      type: ChildRestartRuleRef,
      resolve: ({ onChildRestart }) => onChildRestart,
    }),
  }),
});

const LinkSplitInput = builder.inputType('LinkSplitInput', {
  fields: (t) => ({
    kind: t.field({ type: LinkSplitKindRef, required: true }),
    values: t.stringList(),
  }),
});

export const LinkRuleInput = builder.inputType('LinkRuleInput', {
  fields: (t) => ({
    blueprint: t.id(),
    name: t.string(),
    owner: t.id(),
    split: t.field({ type: LinkSplitInput }),
    needed: t.int(),
    onChildRestart: t.field({ type: ChildRestartRuleRef }),
  }),
});
