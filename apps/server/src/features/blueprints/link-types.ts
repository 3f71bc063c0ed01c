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
    'LIST: one child for each listed value. FIELD: one for each option or row of a field.',
  values: ['LIST', 'FIELD'] as const satisfies readonly LinkSplit['kind'][],
});

const ChildRestartRuleRef = builder.enumType('ChildRestartRule', {
  description: 'FOLLOW: reopens the completed task with its child. NOTE: keeps it completed.',
  values: ['FOLLOW', 'NOTE'] as const satisfies readonly ChildRestartRule[],
});

const LinkSplitRef = builder.objectRef<LinkSplit>('LinkSplit').implement({
  description: 'What a child is started for, in this order.',
  fields: (t) => ({
    kind: t.field({ type: LinkSplitKindRef, resolve: ({ kind }) => kind }),
    values: t.stringList({
      resolve: (split) => (split.kind === 'LIST' ? [...split.values] : []),
    }),
    instance: t.id({
      nullable: true,
      description: 'Field instance for FIELD.',
      resolve: (split) => (split.kind === 'FIELD' ? split.instance : null),
    }),
  }),
});

const LinkInputRef = builder.objectRef<LinkInput>('LinkInput').implement({
  description: 'Intake value of a child workflow.',
  fields: (t) => ({
    from: t.id({
      nullable: true,
      description: 'Field instance of this workflow. Null for the value that the task is split by.',
      resolve: ({ from }) => from,
    }),
    column: t.id({
      nullable: true,
      description: 'Column of a table, in the row of the child.',
      resolve: ({ column }) => column,
    }),
    to: t.id({ description: 'Intake field of the child.', resolve: ({ to }) => to }),
  }),
});

const LinkOutputRef = builder.objectRef<LinkOutput>('LinkOutput').implement({
  description: 'Value that children return to the task.',
  fields: (t) => ({
    from: t.id({ description: 'Field instance of the child.', resolve: ({ from }) => from }),
    to: t.id({ description: 'Field instance of the task.', resolve: ({ to }) => to }),
  }),
});

export const LinkRuleRef = builder.objectRef<LinkRule>('LinkRule').implement({
  description: 'Workflows that a task starts, and when the task completes.',
  fields: (t) => ({
    blueprint: t.id({ nullable: true, resolve: ({ blueprint }) => blueprint }),
    name: t.exposeString('name', {
      description: 'Name of a child, with {value}, {number}, {workflow}, and {blueprint}.',
    }),
    owner: t.id({
      nullable: true,
      description: 'Owner of the children. Null for the owner of the parent.',
      resolve: ({ owner }) => owner,
    }),
    split: t.field({ type: LinkSplitRef, nullable: true, resolve: ({ split }) => split }),
    needed: t.int({
      nullable: true,
      description: 'Number of children that must complete. Null for all.',
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
