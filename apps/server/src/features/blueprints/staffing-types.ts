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

/** Who does a task and how it is approved, in a document and in a change of one. */
export const AcknowledgementRef = builder.enumType('Acknowledgement', {
  description: 'Who confirms a task before work on it begins: nobody, one of its people, or all.',
  values: ['NONE', 'FIRST', 'ALL'] as const satisfies readonly Acknowledgement[],
});
export const CompletionRef = builder.enumType('Completion', {
  description: 'Who of several assignees has to hand the work in: anyone, or each.',
  values: ['ANY', 'ALL'] as const satisfies readonly Completion[],
});
const RejectRuleRef = builder.enumType('RejectRule', {
  description: 'FIRST: the first no rejects. WHEN_UNREACHABLE: once too few can still agree.',
  values: ['FIRST', 'WHEN_UNREACHABLE'] as const satisfies readonly RejectRule[],
});

const ChangePolicyRef = builder.enumType('ChangePolicy', {
  description:
    'What becomes of an approval when what it covers is changed: it stands, stands and says so, or is asked again.',
  values: changePolicies,
});

export const VotingRef = builder.objectRef<Voting>('Voting').implement({
  description: 'What belongs to a rule of approval: who counts, and how.',
  fields: (t) => ({
    threshold: t.exposeInt('threshold', {
      description: 'N: how many approvers; PERCENT: how many of a hundred.',
    }),
    rejectRule: t.field({ type: RejectRuleRef, resolve: ({ rejectRule }) => rejectRule }),
    eachMember: t.exposeBoolean('eachMember', {
      description: 'Teams and roles are asked member by member.',
    }),
    newVoters: t.exposeBoolean('newVoters', {
      description: 'Whoever voted on an earlier level has no vote on this one.',
    }),
    mayPassOn: t.exposeBoolean('mayPassOn', {
      description: 'Approvers may bring in others and hand on their own vote.',
    }),
    mayCounter: t.exposeBoolean('mayCounter', {
      description: 'A no may come with other values for what it sends back.',
    }),
    onChange: t.field({ type: ChangePolicyRef, resolve: ({ onChange }) => onChange }),
  }),
});

export const ManagerOfRef = builder.objectRef<ManagerOf>('ManagerOf').implement({
  description: 'Whose manager is meant.',
  fields: (t) => ({
    kind: t.field({ type: ManagerOfKindRef, resolve: ({ kind }) => kind }),
    person: t.id({
      nullable: true,
      resolve: (one) => (one.kind === 'PERSON' ? one.person : null),
    }),
    instance: t.id({
      nullable: true,
      description: 'FIELD: the place that names whose manager is meant.',
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
    mayCounter: t.boolean({ description: 'False where it is left out.' }),
    onChange: t.field({ type: ChangePolicyRef, description: 'KEEP where it is left out.' }),
  }),
});

export const ManagerOfInput = builder.inputType('ManagerOfInput', {
  fields: (t) => ({
    kind: t.field({ type: ManagerOfKindRef, required: true }),
    person: t.id(),
    instance: t.id(),
  }),
});
