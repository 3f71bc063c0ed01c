import type {
  ChildRestartRule,
  LinkInput,
  LinkOutput,
  LinkRule,
  LinkSplit,
} from '@baton/domain/linked-workflow/link-rule';
import { builder } from '../../platform/graphql/builder.ts';

const LinkSplitKindRef = builder.enumType('LinkSplitKind', {
  description:
    'LIST: one child for each of the values. FIELD: for each choice or line at a place of the workflow.',
  values: ['LIST', 'FIELD'] as const satisfies readonly LinkSplit['kind'][],
});

const ChildRestartRuleRef = builder.enumType('ChildRestartRule', {
  description: 'FOLLOW opens the completed task again with its child; NOTE leaves it done.',
  values: ['FOLLOW', 'NOTE'] as const satisfies readonly ChildRestartRule[],
});

const LinkSplitRef = builder.objectRef<LinkSplit>('LinkSplit').implement({
  description: 'What a child is started for each of, in this order.',
  fields: (t) => ({
    kind: t.field({ type: LinkSplitKindRef, resolve: ({ kind }) => kind }),
    values: t.stringList({
      resolve: (split) => (split.kind === 'LIST' ? [...split.values] : []),
    }),
    instance: t.id({
      nullable: true,
      description: 'Key of the place, for FIELD.',
      resolve: (split) => (split.kind === 'FIELD' ? split.instance : null),
    }),
  }),
});

const LinkInputRef = builder.objectRef<LinkInput>('LinkInput').implement({
  description: 'An answer to what a child is asked at its start.',
  fields: (t) => ({
    from: t.id({
      nullable: true,
      description: 'Key of a place of the workflow; null: the value that the task is split by.',
      resolve: ({ from }) => from,
    }),
    column: t.id({
      nullable: true,
      description: 'Of a table: the column, in the row that the child is started for.',
      resolve: ({ column }) => column,
    }),
    to: t.id({ description: 'Key of what the child is asked.', resolve: ({ to }) => to }),
  }),
});

const LinkOutputRef = builder.objectRef<LinkOutput>('LinkOutput').implement({
  description: 'What children leave behind in the task.',
  fields: (t) => ({
    from: t.id({ description: 'Key of a place of the child.', resolve: ({ from }) => from }),
    to: t.id({ description: 'Key of a place of the task.', resolve: ({ to }) => to }),
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
    inputs: t.field({ type: [LinkInputRef], resolve: ({ inputs }) => inputs }),
    outputs: t.field({ type: [LinkOutputRef], resolve: ({ outputs }) => outputs }),
  }),
});

const LinkSplitInput = builder.inputType('LinkSplitInput', {
  fields: (t) => ({
    kind: t.field({ type: LinkSplitKindRef, required: true }),
    values: t.stringList(),
    instance: t.id(),
  }),
});

const LinkInputInput = builder.inputType('LinkInputInput', {
  fields: (t) => ({ from: t.id(), column: t.id(), to: t.id({ required: true }) }),
});

const LinkOutputInput = builder.inputType('LinkOutputInput', {
  fields: (t) => ({ from: t.id({ required: true }), to: t.id({ required: true }) }),
});

export const LinkRuleInput = builder.inputType('LinkRuleInput', {
  fields: (t) => ({
    blueprint: t.id(),
    name: t.string(),
    owner: t.id(),
    split: t.field({ type: LinkSplitInput }),
    needed: t.int(),
    onChildRestart: t.field({ type: ChildRestartRuleRef }),
    inputs: t.field({ type: [LinkInputInput] }),
    outputs: t.field({ type: [LinkOutputInput] }),
  }),
});
