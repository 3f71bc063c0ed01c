import type { ResetChoiceInput } from '../../../__generated__/useCommandPreviewQuery.graphql.ts';
import type { WrittenRemarks } from '../remarks/remarking.ts';

/** What the person is about to say why they do it; `closed` until they begin. */
export const decisionSteps = ['closed', 'approve', 'sendBack', 'skip', 'onBehalf'] as const;
export type DecisionStep = (typeof decisionSteps)[number];

export interface Decision {
  /** About single answers, by their places. */
  readonly remarks: WrittenRemarks;
  readonly step: DecisionStep;
  readonly comment: string;
  /** An earlier visit had begun with these words. */
  readonly isBegun: boolean;
  /** It is on its way: that the task asks for it no longer is its own doing. */
  readonly isSent: boolean;
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
  isBegun: false,
  isSent: false,
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

/** Why somebody skips a task, or does it in another's place, is about no approval. */
const isVote = (step: DecisionStep): boolean => step === 'approve' || step === 'sendBack';

export const isAskedAsBefore = (decision: Decision, askedAt: string | null): boolean =>
  decision.askedAt === null || decision.askedAt === askedAt;

/** What is said about the approval as it is asked now; what was begun when it was asked before counts no more. */
export const aboutAsked = (decision: Decision, askedAt: string | null): Decision => {
  if (isAskedAsBefore(decision, askedAt)) return { ...decision, askedAt };
  return isVote(decision.step) || decision.step === 'closed'
    ? { ...noDecision, askedAt }
    : { ...decision, remarks: {}, askedAt };
};

/** What somebody had begun to say and can say no longer; null where there is no such thing. */
export function strandedWords(
  { step, comment, remarks, isSent }: Decision,
  may: { readonly [Step in DecisionStep | 'remark']: boolean },
): string | null {
  if (isSent) return null;
  const said = may[step] ? '' : comment;
  const remarked = may.remark ? [] : Object.values(remarks);
  const words = [said, ...remarked].map((text) => text.trim()).filter((text) => text !== '');
  return words.length === 0 ? null : words.join('\n');
}
