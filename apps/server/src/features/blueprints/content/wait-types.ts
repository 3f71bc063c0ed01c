import type { StartOutcome, WantedOutcome, ClockStop } from '@baton/domain/blueprint/content';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';

/** Start conditions and pauses of a task in the API. */
const WantedOutcomeRef = builder.enumType('WantedOutcome', {
  description: 'Outcome that a predecessor must have.',
  values: enumValues<WantedOutcome>({
    APPROVED: 'The approval was approved.',
    COMPLETED: 'The task was completed, and not skipped or expired.',
    REJECTED: 'The approval was rejected.',
  }),
});

export const ClockStopRef = builder.enumType('ClockStop', {
  description: 'What pauses the due date of a task.',
  values: enumValues<ClockStop>({
    PROBLEM: 'An open problem.',
    QUESTION: 'A question of an approver without a reply.',
  }),
});

export const StartOutcomeRef = builder.objectRef<StartOutcome>('StartOutcome').implement({
  description: 'Required outcome of a predecessor.',
  fields: (t) => ({
    task: t.field({ type: 'ID', description: 'Key of the task.', resolve: ({ task }) => task }),
    outcome: t.field({
      type: WantedOutcomeRef,
      description: 'Outcome that the predecessor must have.',
      resolve: ({ outcome }) => outcome,
    }),
  }),
});

export const StartOutcomeInput = builder.inputType('StartOutcomeInput', {
  description: 'Required outcome of a predecessor.',
  fields: (t) => ({
    task: t.id({ required: true, description: 'Key of the task.' }),
    outcome: t.field({
      type: WantedOutcomeRef,
      required: true,
      description: 'Outcome that the predecessor must have.',
    }),
  }),
});
