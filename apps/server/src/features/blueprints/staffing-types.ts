import {
  changePolicies,
  type Acknowledgement,
  type Completion,
  type ManagerOf,
  type RejectRule,
  type Voting,
} from '@baton/domain/blueprint/content';
import { builder } from '../../platform/graphql/builder.ts';
import { ManagerOfKindRef } from '../people/index.ts';

/** Types for assignees and approvals, in documents and patches. */
export const AcknowledgementRef = builder.enumType('Acknowledgement', {
  description: 'Who must accept a task before work starts: no one, one assignee, or all assignees.',
  values: ['NONE', 'FIRST', 'ALL'] as const satisfies readonly Acknowledgement[],
});
export const CompletionRef = builder.enumType('Completion', {
  description: 'Which assignees must submit: any or each.',
  values: ['ANY', 'ALL'] as const satisfies readonly Completion[],
});
const RejectRuleRef = builder.enumType('RejectRule', {
  description:
    'FIRST: the first rejection decides. WHEN_UNREACHABLE: rejected if too few approvers can still approve.',
  values: ['FIRST', 'WHEN_UNREACHABLE'] as const satisfies readonly RejectRule[],
});

const ChangePolicyRef = builder.enumType('ChangePolicy', {
  description:
    'What happens to an approval when a covered value changes: keep, keep with a note, or start again.',
  values: changePolicies,
});

export const VotingRef = builder.objectRef<Voting>('Voting').implement({
  description: 'Settings of an approval rule.',
  fields: (t) => ({
    threshold: t.exposeInt('threshold', {
      description: 'N: number of approvers. PERCENT: percentage of approvers.',
    }),
    rejectRule: t.field({ type: RejectRuleRef, resolve: ({ rejectRule }) => rejectRule }),
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
    onChange: t.field({ type: ChangePolicyRef, resolve: ({ onChange }) => onChange }),
  }),
});

export const ManagerOfRef = builder.objectRef<ManagerOf>('ManagerOf').implement({
  description: 'Person or field whose manager is meant.',
  fields: (t) => ({
    kind: t.field({ type: ManagerOfKindRef, resolve: ({ kind }) => kind }),
    person: t.id({
      nullable: true,
      resolve: (one) => (one.kind === 'PERSON' ? one.person : null),
    }),
    instance: t.id({
      nullable: true,
      description: 'For FIELD: the field instance.',
      resolve: (one) => (one.kind === 'FIELD' ? one.instance : null),
    }),
  }),
});

export const VotingInput = builder.inputType('VotingInput', {
  fields: (t) => ({
    threshold: t.int({ required: true }),
    rejectRule: t.field({ type: RejectRuleRef, required: true }),
    eachMember: t.boolean({ required: true }),
    newVoters: t.boolean({ required: true }),
    mayPassOn: t.boolean({ required: true }),
    mayCounter: t.boolean({ description: 'Default: false.' }),
    onChange: t.field({ type: ChangePolicyRef, description: 'Default: KEEP.' }),
  }),
});

export const ManagerOfInput = builder.inputType('ManagerOfInput', {
  fields: (t) => ({
    kind: t.field({ type: ManagerOfKindRef, required: true }),
    person: t.id(),
    instance: t.id(),
  }),
});
