import { DurationInput } from './deadline-types.ts';
import { StageJoinRef, StageTriggerRef } from './rule-types.ts';
import { AcknowledgementRef } from './staffing-types.ts';

/** What a blueprint says of stages and tasks, as it is said of those that come into a running workflow too. */
export const planRefs = {
  trigger: StageTriggerRef,
  join: StageJoinRef,
  acknowledgement: AcknowledgementRef,
  duration: DurationInput,
} as const;
