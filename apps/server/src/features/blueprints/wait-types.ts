import { clockStops, wantedOutcomes, type StartOutcome } from '@baton/domain/blueprint/content';
import { builder } from '../../platform/graphql/builder.ts';

/** What a task waits for before it starts, and while it goes on, as the API shows and takes it. */
const WantedOutcomeRef = builder.enumType('WantedOutcome', {
  description:
    'COMPLETED: neither skipped nor expired. APPROVED and REJECTED fit standalone approvals.',
  values: wantedOutcomes,
});

export const ClockStopRef = builder.enumType('ClockStop', {
  description: 'What the time of a task stands still for: a problem, or a question of an approver.',
  values: clockStops,
});

export const StartOutcomeRef = builder.objectRef<StartOutcome>('StartOutcome').implement({
  description: 'What has to come of a task before the one that waits for it starts.',
  fields: (t) => ({
    task: t.field({ type: 'ID', description: 'Its key.', resolve: ({ task }) => task }),
    outcome: t.field({ type: WantedOutcomeRef, resolve: ({ outcome }) => outcome }),
  }),
});

export const StartOutcomeInput = builder.inputType('StartOutcomeInput', {
  fields: (t) => ({
    task: t.id({ required: true }),
    outcome: t.field({ type: WantedOutcomeRef, required: true }),
  }),
});
