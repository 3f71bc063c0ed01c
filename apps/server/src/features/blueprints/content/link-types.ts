import type {
  ChildRestartRule,
  LinkInput,
  LinkOutput,
  LinkRule,
  LinkSplit,
} from '@baton/domain/linked-workflow/link-rule';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';

const LinkSplitKindRef = builder.enumType('LinkSplitKind', {
  description: 'What determines the number of linked workflows.',
  values: enumValues<LinkSplit['kind']>({
    LIST: 'One workflow for each listed value.',
    FIELD: 'One workflow for each option or row of a field.',
  }),
});

const ChildRestartRuleRef = builder.enumType('ChildRestartRule', {
  description: 'What happens to a completed task when its linked workflow restarts.',
  values: enumValues<ChildRestartRule>({
    FOLLOW: 'The task reopens.',
    NOTE: 'The task stays completed.',
  }),
});

const LinkSplitRef = builder.objectRef<LinkSplit>('LinkSplit').implement({
  description: 'What a child is started for, in this order.',
  fields: (t) => ({
    kind: t.field({
      type: LinkSplitKindRef,
      description: 'What determines the number of linked workflows.',
      resolve: ({ kind }) => kind,
    }),
    values: t.stringList({
      description: 'Listed values. Empty for a field.',
      resolve: (split) => (split.kind === 'LIST' ? [...split.values] : []),
    }),
    instance: t.id({
      nullable: true,
      description: 'Field instance for FIELD. Null for LIST.',
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
      description: "Column of a table, in the row of the child. Null if the field isn't a table.",
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
    blueprint: t.id({
      nullable: true,
      description:
        'ID of the blueprint that the linked workflows start from. Null while none is selected.',
      resolve: ({ blueprint }) => blueprint,
    }),
    name: t.exposeString('name', {
      description: 'Name of a child, with {value}, {number}, {workflow}, and {blueprint}.',
    }),
    owner: t.id({
      nullable: true,
      description: 'Owner of the children. Null for the owner of the parent.',
      resolve: ({ owner }) => owner,
    }),
    split: t.field({
      type: LinkSplitRef,
      nullable: true,
      description: 'How many workflows start. Null for one.',
      resolve: ({ split }) => split,
    }),
    needed: t.int({
      nullable: true,
      description: 'Number of children that must complete. Null for all.',
      resolve: ({ needed }) => needed,
    }),
    onChildRestart: t.field({
      type: ChildRestartRuleRef,
      description: 'What happens to the completed task when a linked workflow restarts.',
      resolve: ({ onChildRestart }) => onChildRestart,
    }),
    inputs: t.field({
      type: [LinkInputRef],
      description: 'Intake values of the linked workflows.',
      resolve: ({ inputs }) => inputs,
    }),
    outputs: t.field({
      type: [LinkOutputRef],
      description: 'Values that linked workflows return.',
      resolve: ({ outputs }) => outputs,
    }),
  }),
});

const LinkSplitInput = builder.inputType('LinkSplitInput', {
  description: 'How many workflows a task starts.',
  fields: (t) => ({
    kind: t.field({
      type: LinkSplitKindRef,
      required: true,
      description: 'What determines the number of linked workflows.',
    }),
    values: t.stringList({ description: 'Listed values. Empty for a field.' }),
    instance: t.id({ description: 'Field instance for FIELD.' }),
  }),
});

const LinkInputInput = builder.inputType('LinkInputInput', {
  description: 'Intake value of a linked workflow.',
  fields: (t) => ({
    from: t.id({
      description: 'Field instance of this workflow. Null for the value that the task is split by.',
    }),
    column: t.id({ description: 'Column of a table, in the row of the child.' }),
    to: t.id({ required: true, description: 'Intake field of the child.' }),
  }),
});

const LinkOutputInput = builder.inputType('LinkOutputInput', {
  description: 'Value that a linked workflow returns.',
  fields: (t) => ({
    from: t.id({ required: true, description: 'Field instance of the child.' }),
    to: t.id({ required: true, description: 'Field instance of the task.' }),
  }),
});

export const LinkRuleInput = builder.inputType('LinkRuleInput', {
  description: 'Workflows that a task starts, and when the task completes.',
  fields: (t) => ({
    blueprint: t.id({
      description:
        'ID of the blueprint that the linked workflows start from. Null while none is selected.',
    }),
    name: t.string({
      description: 'Name of a child, with {value}, {number}, {workflow}, and {blueprint}.',
    }),
    owner: t.id({ description: 'Owner of the children. Null for the owner of the parent.' }),
    split: t.field({
      type: LinkSplitInput,
      description: 'How many workflows start. Null for one.',
    }),
    needed: t.int({ description: 'Number of children that must complete. Null for all.' }),
    onChildRestart: t.field({
      type: ChildRestartRuleRef,
      description: 'What happens to the completed task when a linked workflow restarts.',
    }),
    inputs: t.field({
      type: [LinkInputInput],
      description: 'Intake values of the linked workflows.',
    }),
    outputs: t.field({
      type: [LinkOutputInput],
      description: 'Values that linked workflows return.',
    }),
  }),
});
