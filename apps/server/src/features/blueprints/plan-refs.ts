import { DurationInput } from './deadline-types.ts';
import { DateRuleRef, StageJoinRef, StageTriggerKindRef } from './rule-types.ts';
import { AcknowledgementRef } from './staffing-types.ts';

/** What a blueprint says of stages and tasks, as it is said of those that come into a running workflow too. */
export const planRefs = {
  triggerKind: StageTriggerKindRef,
  date: DateRuleRef,
  join: StageJoinRef,
  acknowledgement: AcknowledgementRef,
  duration: DurationInput,
} as const;
