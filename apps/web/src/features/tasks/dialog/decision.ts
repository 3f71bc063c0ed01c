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
  /** When the approval was asked about which something is said; null: about none. Asked anew, it is another one. */
  readonly askedAt: string | null;
  /** What is to become of what came of the tasks that a rejection resets. */
  readonly resets: readonly ResetChoiceInput[];
}

export const noDecision: Decision = {
  step: 'closed',
  comment: '',
  isCommentMissing: false,
  askedAt: null,
  resets: [],
  remarks: {},
};

/** With another word about one answer; null: with none. */
export const withRemark = (decision: Decision, instance: string, text: string | null): Decision => {
  const { [instance]: _, ...others } = decision.remarks;
  return { ...decision, remarks: text === null ? others : { ...others, [instance]: text } };
};

/** What is said about the approval as it is asked now; what was begun when it was asked before counts no more. */
export const aboutAsked = (decision: Decision, askedAt: string | null): Decision =>
  decision.askedAt === null || decision.askedAt === askedAt
    ? { ...decision, askedAt }
    : { ...noDecision, askedAt };
