import type {
  Deadline,
  Escalation,
  ExpiryRule,
  EscalationAction,
} from '@baton/domain/time/deadline';
import type { Duration } from '@baton/domain/time/duration';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { CountedInRef, DurationUnitRef } from './duration-types.ts';

/** Settings of due dates in the API. */
const CountedFromRef = builder.enumType('CountedFrom', {
  description: 'Start of a duration if the task must be accepted.',
  values: enumValues<Deadline['countedFrom']>({
    START: 'When the task starts.',
    ACKNOWLEDGEMENT: 'When the task is accepted.',
  }),
});
const ExpiryOutcomeRef = builder.enumType('ExpiryOutcome', {
  description: 'What happens when a task expires.',
  values: enumValues<ExpiryRule['outcome']>({
    BLOCK: "The task can't be completed until someone sets a new due date.",
    CONTINUE: 'Tasks only: later work continues without the task.',
    COMPLETE_EMPTY: 'Tasks only: the task is completed without values.',
    END_WORKFLOW: 'Tasks only: the workflow ends.',
    APPROVE: 'Approvals only: the approval is approved.',
    REJECT: 'Approvals only: the approval is rejected.',
    ESCALATE: 'Approvals only: one more approver is asked.',
  }),
});
const EscalationWhenRef = builder.enumType('EscalationWhen', {
  description: 'Whether an escalation is before or after the due date.',
  values: enumValues<Escalation['when']>({
    BEFORE_DUE: 'Before the due date.',
    AFTER_DUE: 'After the due date.',
  }),
});
const EscalationActionRef = builder.enumType('EscalationAction', {
  description: 'What an escalation does.',
  values: enumValues<EscalationAction>({
    ADD_ASSIGNEE: 'Adds an assignee.',
    ADD_CC: 'Adds a watcher.',
    CHANGE_OWNER: 'Changes the owner of the workflow.',
    RUN_AUTOMATION: 'Starts an automated task.',
  }),
});

export const DurationRef = builder.objectRef<Duration>('Duration').implement({
  description: 'Length of time.',
  fields: (t) => ({
    amount: t.exposeFloat('amount', { description: 'Number of units.' }),
    unit: t.field({
      type: DurationUnitRef,
      description: 'Unit of the duration.',
      resolve: ({ unit }) => unit,
    }),
    countedIn: t.field({
      type: CountedInRef,
      description: 'How the duration counts.',
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
    outcome: t.field({
      type: ExpiryOutcomeRef,
      description: 'What happens when the task expires.',
      resolve: ({ outcome }) => outcome,
    }),
    party: t.id({
      nullable: true,
      description: 'For ESCALATE: who is also asked. Null for other outcomes.',
      resolve: ({ party }) => party,
    }),
  }),
});

const EscalationRef = builder.objectRef<Escalation>('Escalation').implement({
  description: 'Action before or after the due date of an open task.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    when: t.field({
      type: EscalationWhenRef,
      description: 'Whether it is before or after the due date.',
      resolve: ({ when }) => when,
    }),
    time: t.field({
      type: DurationRef,
      description: 'Time before or after the due date.',
      resolve: ({ time }) => time,
    }),
    action: t.field({
      type: EscalationActionRef,
      description: 'What the escalation does.',
      resolve: ({ action }) => action,
    }),
    party: t.id({
      nullable: true,
      description: 'Person who is added or becomes the owner. Null for RUN_AUTOMATION.',
      resolve: ({ party }) => party,
    }),
    task: t.id({
      nullable: true,
      description: 'For RUN_AUTOMATION: key of the automated task. Null for other actions.',
      resolve: ({ task }) => task ?? null,
    }),
  }),
});

export const DeadlineRef = builder.objectRef<Deadline>('Deadline').implement({
  description: 'Actions before and after a due date.',
  fields: (t) => ({
    countedFrom: t.field({
      type: CountedFromRef,
      description: 'Start of a duration if the task must be accepted.',
      resolve: ({ countedFrom }) => countedFrom,
    }),
    expiry: t.field({
      type: ExpiryRuleRef,
      nullable: true,
      description: 'Null if it never expires.',
      resolve: ({ expiry }) => expiry,
    }),
    escalations: t.field({
      type: [EscalationRef],
      description: 'Actions before and after the due date.',
      resolve: ({ escalations }) => escalations,
    }),
  }),
});

export const DurationInput = builder.inputType('DurationInput', {
  description: 'Duration.',
  fields: (t) => ({
    amount: t.float({ required: true, description: 'Number of units.' }),
    unit: t.field({ type: DurationUnitRef, required: true, description: 'Unit of the duration.' }),
    countedIn: t.field({ type: CountedInRef, description: 'Default: CALENDAR.' }),
  }),
});
const ExpiryRuleInput = builder.inputType('ExpiryRuleInput', {
  description: 'When an open task expires, and what happens then.',
  fields: (t) => ({
    grace: t.field({
      type: DurationInput,
      required: true,
      description: 'Time after the due date.',
    }),
    outcome: t.field({
      type: ExpiryOutcomeRef,
      required: true,
      description: 'What happens when the task expires.',
    }),
    party: t.id({ description: 'For ESCALATE: who is also asked.' }),
  }),
});
const EscalationInput = builder.inputType('EscalationInput', {
  description: 'Action before or after the due date of an open task.',
  fields: (t) => ({
    key: t.id({ required: true, description: 'Key that stays the same in all versions.' }),
    when: t.field({
      type: EscalationWhenRef,
      required: true,
      description: 'Whether it is before or after the due date.',
    }),
    time: t.field({
      type: DurationInput,
      required: true,
      description: 'Time before or after the due date.',
    }),
    action: t.field({
      type: EscalationActionRef,
      required: true,
      description: 'What the escalation does.',
    }),
    party: t.id({ description: 'Person who is added or becomes the owner.' }),
    task: t.id({ description: 'For RUN_AUTOMATION: key of the automated task.' }),
  }),
});
export const DeadlineInput = builder.inputType('DeadlineInput', {
  description: 'Actions before and after a due date.',
  fields: (t) => ({
    countedFrom: t.field({
      type: CountedFromRef,
      required: true,
      description: 'Start of a duration if the task must be accepted.',
    }),
    expiry: t.field({ type: ExpiryRuleInput, description: 'Null if it never expires.' }),
    escalations: t.field({
      type: [EscalationInput],
      required: true,
      description: 'Actions before and after the due date.',
    }),
  }),
});
