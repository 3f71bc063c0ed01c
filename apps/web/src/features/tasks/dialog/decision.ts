import type { ResetChoiceInput } from '../../../__generated__/useCommandPreviewQuery.graphql.ts';
import type { WrittenRemarks } from '../remarks/remarking.ts';

/** What the person is about to say why they do it; `closed` until they begin. */
export type DecisionStep = 'closed' | 'approve' | 'sendBack' | 'skip' | 'onBehalf';

export interface Decision {
  /** About single answers, by their places. */
  readonly remarks: WrittenRemarks;
  readonly step: DecisionStep;
  readonly comment: string;
  /** A comment was asked for and is missing. */
  readonly isCommentMissing: boolean;
  /** What is to become of what came of the tasks that a rejection resets. */
  readonly resets: readonly ResetChoiceInput[];
}

export const noDecision: Decision = {
  step: 'closed',
  comment: '',
  isCommentMissing: false,
  resets: [],
  remarks: {},
};

/** With another word about one answer; null: with none. */
export const withRemark = (decision: Decision, instance: string, text: string | null): Decision => {
  const { [instance]: _, ...others } = decision.remarks;
  return { ...decision, remarks: text === null ? others : { ...others, [instance]: text } };
};
