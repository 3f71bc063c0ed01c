import { clockStops, wantedOutcomes, type StartOutcome } from '@baton/domain/blueprint/content';
import { builder } from '../../platform/graphql/builder.ts';

/** Start conditions and pauses of a task in the API. */
const WantedOutcomeRef = builder.enumType('WantedOutcome', {
  description:
    'COMPLETED: not skipped or expired. APPROVED and REJECTED are for standalone approvals.',
  values: wantedOutcomes,
});

export const ClockStopRef = builder.enumType('ClockStop', {
  description: 'What pauses the due date of a task: a problem, or a question of an approver.',
  values: clockStops,
});

export const StartOutcomeRef = builder.objectRef<StartOutcome>('StartOutcome').implement({
  description: 'Required outcome of a predecessor.',
  fields: (t) => ({
    task: t.field({ type: 'ID', description: 'Key of the task.', resolve: ({ task }) => task }),
    outcome: t.field({ type: WantedOutcomeRef, resolve: ({ outcome }) => outcome }),
  }),
});

export const StartOutcomeInput = builder.inputType('StartOutcomeInput', {
  fields: (t) => ({
    task: t.id({ required: true }),
    outcome: t.field({ type: WantedOutcomeRef, required: true }),
  }),
});
