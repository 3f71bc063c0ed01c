import {
  escalationActions,
  type Deadline,
  type Escalation,
  type ExpiryRule,
} from '@baton/domain/time/deadline';
import type { Duration } from '@baton/domain/time/duration';
import { builder } from '../../platform/graphql/builder.ts';
import { CountedInRef, DurationUnitRef } from './duration-types.ts';

/** Settings of due dates in the API. */
const CountedFromRef = builder.enumType('CountedFrom', {
  description: 'Start of a duration if the task must be accepted.',
  values: ['START', 'ACKNOWLEDGEMENT'] as const satisfies readonly Deadline['countedFrom'][],
});
const ExpiryOutcomeRef = builder.enumType('ExpiryOutcome', {
  description:
    'BLOCK applies to all. CONTINUE, COMPLETE_EMPTY, and END_WORKFLOW apply to tasks. APPROVE, REJECT, and ESCALATE apply to approvals.',
  values: [
    'BLOCK',
    'CONTINUE',
    'COMPLETE_EMPTY',
    'END_WORKFLOW',
    'APPROVE',
    'REJECT',
    'ESCALATE',
  ] as const satisfies readonly ExpiryRule['outcome'][],
});
const EscalationWhenRef = builder.enumType('EscalationWhen', {
  values: ['BEFORE_DUE', 'AFTER_DUE'] as const satisfies readonly Escalation['when'][],
});
const EscalationActionRef = builder.enumType('EscalationAction', { values: escalationActions });

export const DurationRef = builder.objectRef<Duration>('Duration').implement({
  description: 'Length of time.',
  fields: (t) => ({
    amount: t.exposeFloat('amount'),
    unit: t.field({ type: DurationUnitRef, resolve: ({ unit }) => unit }),
    countedIn: t.field({
      type: CountedInRef,
      resolve: ({ countedIn }) => countedIn ?? 'CALENDAR',
    }),
  }),
});

const ExpiryRuleRef = builder.objectRef<ExpiryRule>('ExpiryRule').implement({
  description: 'When an open task expires, and what happens then.',
  fields: (t) => ({
    grace: t.field({
      type: DurationRef,
      description: 'Time after the due date.',
      resolve: ({ grace }) => grace,
    }),
    outcome: t.field({ type: ExpiryOutcomeRef, resolve: ({ outcome }) => outcome }),
    party: t.id({
      nullable: true,
      description: 'For ESCALATE: who is also asked.',
      resolve: ({ party }) => party,
    }),
  }),
});

const EscalationRef = builder.objectRef<Escalation>('Escalation').implement({
  description: 'Action before or after the due date of an open task.',
  fields: (t) => ({
    key: t.exposeID('key'),
    when: t.field({ type: EscalationWhenRef, resolve: ({ when }) => when }),
    time: t.field({ type: DurationRef, resolve: ({ time }) => time }),
    action: t.field({ type: EscalationActionRef, resolve: ({ action }) => action }),
    party: t.id({
      nullable: true,
      description: 'Person who is added or becomes the owner.',
      resolve: ({ party }) => party,
    }),
    task: t.id({
      nullable: true,
      description: 'For RUN_AUTOMATION: key of the automated task.',
      resolve: ({ task }) => task ?? null,
    }),
  }),
});

export const DeadlineRef = builder.objectRef<Deadline>('Deadline').implement({
  description: 'Actions before and after a due date.',
  fields: (t) => ({
    countedFrom: t.field({ type: CountedFromRef, resolve: ({ countedFrom }) => countedFrom }),
    expiry: t.field({
      type: ExpiryRuleRef,
      nullable: true,
      description: 'Null if it never expires.',
      resolve: ({ expiry }) => expiry,
    }),
    escalations: t.field({ type: [EscalationRef], resolve: ({ escalations }) => escalations }),
  }),
});

export const DurationInput = builder.inputType('DurationInput', {
  fields: (t) => ({
    amount: t.float({ required: true }),
    unit: t.field({ type: DurationUnitRef, required: true }),
    countedIn: t.field({ type: CountedInRef, description: 'Default: CALENDAR.' }),
  }),
});
const ExpiryRuleInput = builder.inputType('ExpiryRuleInput', {
  fields: (t) => ({
    grace: t.field({ type: DurationInput, required: true }),
    outcome: t.field({ type: ExpiryOutcomeRef, required: true }),
    party: t.id(),
  }),
});
const EscalationInput = builder.inputType('EscalationInput', {
  fields: (t) => ({
    key: t.id({ required: true }),
    when: t.field({ type: EscalationWhenRef, required: true }),
    time: t.field({ type: DurationInput, required: true }),
    action: t.field({ type: EscalationActionRef, required: true }),
    party: t.id(),
    task: t.id(),
  }),
});
export const DeadlineInput = builder.inputType('DeadlineInput', {
  fields: (t) => ({
    countedFrom: t.field({ type: CountedFromRef, required: true }),
    expiry: t.field({ type: ExpiryRuleInput }),
    escalations: t.field({ type: [EscalationInput], required: true }),
  }),
});
