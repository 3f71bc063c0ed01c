import type {
  Acknowledgement,
  Completion,
  ManagerOf,
  RejectRule,
  Voting,
  ChangePolicy,
} from '@baton/domain/blueprint/content';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { ManagerOfKindRef } from '../../people/index.ts';

/** Types for assignees and approvals, in documents and patches. */
export const AcknowledgementRef = builder.enumType('Acknowledgement', {
  description: 'Who must accept a task before work starts.',
  values: enumValues<Acknowledgement>({
    NONE: 'No one must accept.',
    FIRST: 'One assignee must accept.',
    ALL: 'All assignees must accept.',
  }),
});
export const CompletionRef = builder.enumType('Completion', {
  description: 'Which assignees must submit.',
  values: enumValues<Completion>({
    ANY: 'One assignee.',
    ALL: 'Each assignee.',
  }),
});
const RejectRuleRef = builder.enumType('RejectRule', {
  description: 'When an approval counts as rejected.',
  values: enumValues<RejectRule>({
    FIRST: 'After the first rejection.',
    WHEN_UNREACHABLE: 'When too few approvers can still approve.',
  }),
});

const ChangePolicyRef = builder.enumType('ChangePolicy', {
  description: 'What happens to an approval when a covered value changes.',
  values: enumValues<ChangePolicy>({
    KEEP: 'The approval stays.',
    NOTIFY: 'The approval stays, and the activity shows the change.',
    RE_APPROVE: 'The approval starts again.',
  }),
});

export const VotingRef = builder.objectRef<Voting>('Voting').implement({
  description: 'Settings of an approval rule.',
  fields: (t) => ({
    threshold: t.exposeInt('threshold', {
      description: 'N: number of approvers. PERCENT: percentage of approvers.',
    }),
    rejectRule: t.field({
      type: RejectRuleRef,
      description: 'When the approval counts as rejected.',
      resolve: ({ rejectRule }) => rejectRule,
    }),
    eachMember: t.exposeBoolean('eachMember', {
      description: 'True if each member of teams and roles is asked.',
    }),
    newVoters: t.exposeBoolean('newVoters', {
      description: "True if people who voted on an earlier level can't vote on this one.",
    }),
    mayPassOn: t.exposeBoolean('mayPassOn', {
      description: 'True if approvers can add approvers and reassign their vote.',
    }),
    mayCounter: t.exposeBoolean('mayCounter', {
      description: 'True if approvers can suggest values.',
    }),
    onChange: t.field({
      type: ChangePolicyRef,
      description: 'What happens to the approval when a covered value changes.',
      resolve: ({ onChange }) => onChange,
    }),
  }),
});

export const ManagerOfRef = builder.objectRef<ManagerOf>('ManagerOf').implement({
  description: 'Person or field whose manager is meant.',
  fields: (t) => ({
    kind: t.field({
      type: ManagerOfKindRef,
      description: 'Whose manager is meant.',
      resolve: ({ kind }) => kind,
    }),
    person: t.id({
      nullable: true,
      description: "ID of the person. Null if it isn't a named person.",
      resolve: (one) => (one.kind === 'PERSON' ? one.person : null),
    }),
    instance: t.id({
      nullable: true,
      description: 'For FIELD: the field instance. Null for other types.',
      resolve: (one) => (one.kind === 'FIELD' ? one.instance : null),
    }),
  }),
});

export const VotingInput = builder.inputType('VotingInput', {
  description: 'Settings of an approval rule.',
  fields: (t) => ({
    threshold: t.int({
      required: true,
      description: 'N: number of approvers. PERCENT: percentage of approvers.',
    }),
    rejectRule: t.field({
      type: RejectRuleRef,
      required: true,
      description: 'When the approval counts as rejected.',
    }),
    eachMember: t.boolean({
      required: true,
      description: 'True if each member of teams and roles is asked.',
    }),
    newVoters: t.boolean({
      required: true,
      description: "True if people who voted on an earlier level can't vote on this one.",
    }),
    mayPassOn: t.boolean({
      required: true,
      description: 'True if approvers can add approvers and reassign their vote.',
    }),
    mayCounter: t.boolean({ description: 'Default: false.' }),
    onChange: t.field({ type: ChangePolicyRef, description: 'Default: KEEP.' }),
  }),
});

export const ManagerOfInput = builder.inputType('ManagerOfInput', {
  description: 'Person or field whose manager gets the work.',
  fields: (t) => ({
    kind: t.field({
      type: ManagerOfKindRef,
      required: true,
      description: 'Whose manager is meant.',
    }),
    person: t.id({ description: "ID of the person. Null if it isn't a named person." }),
    instance: t.id({ description: 'For FIELD: the field instance.' }),
  }),
});
