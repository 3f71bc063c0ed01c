import { DurationInput } from '../content/duration-types.ts';
import { DateRuleRef, StageJoinRef, StageTriggerKindRef } from '../content/trigger-types.ts';
import { AcknowledgementRef } from '../content/staffing-types.ts';

/** Types for stages and tasks that blueprints and running workflows share. */
export const planRefs = {
  triggerKind: StageTriggerKindRef,
  date: DateRuleRef,
  join: StageJoinRef,
  acknowledgement: AcknowledgementRef,
  duration: DurationInput,
} as const;
