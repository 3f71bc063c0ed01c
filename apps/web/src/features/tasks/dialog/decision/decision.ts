import type { ResetChoiceInput } from '../../../../__generated__/useCommandPreviewQuery.graphql.ts';
import type { WrittenRemarks } from '../../remarks/remarking.ts';

/** The form of a decision that is open. `closed` until the person opens one. */
export const decisionSteps = ['closed', 'approve', 'sendBack', 'skip', 'onBehalf'] as const;
export type DecisionStep = (typeof decisionSteps)[number];

export interface Decision {
  /** Field comments by field. */
  readonly remarks: WrittenRemarks;
  readonly step: DecisionStep;
  readonly comment: string;
  /** Text of an outdated draft, shown until discarded and never sent. */
  readonly left: string;
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  /** True if a required comment is missing. */
  readonly isCommentMissing: boolean;
  /**
   * Start time of the approval that the draft is about. Null for none. A repeated approval has
   * another time.
   */
  readonly askedAt: string | null;
  /** Reset options of a rejection. */
  readonly resets: readonly ResetChoiceInput[];
}

export const noDecision: Decision = {
  step: 'closed',
  comment: '',
  left: '',
  hasDraft: false,
  isCommentMissing: false,
  askedAt: null,
  resets: [],
  remarks: {},
};

/** Updates the latest decision, because someone can type during a request. */
export type ChangeDecision = (change: (before: Decision) => Decision) => void;

/** Sets or removes (null) the comment on a field. */
export const withRemark = (decision: Decision, instance: string, text: string | null): Decision => {
  const { [instance]: _, ...others } = decision.remarks;
  return { ...decision, remarks: text === null ? others : { ...others, [instance]: text } };
};

/** What the person is allowed to do now. */
export interface AllowedDecisions {
  /** Start time of the person's open approval. Null if there is none. */
  readonly askedAt: string | null;
  readonly skip: boolean;
  readonly onBehalf: boolean;
  readonly remark: boolean;
}

/**
 * Returns the part of a draft that can still be sent, because others can decide or the approval can
 * start again. A comment counts only for the same approval, but a reason to skip or to complete on
 * behalf isn't about an approval. The rest becomes leftover text.
 */
export function decisionNow(decision: Decision, may: AllowedDecisions): Decision {
  const { step, comment, remarks, left, askedAt } = decision;
  const isAsked = askedAt === null || askedAt === may.askedAt;
  const mayVote = may.askedAt !== null && isAsked;
  const allowedDecisions = {
    // If the form is closed, its comment is kept as long as the approval is the same.
    closed: isAsked,
    approve: mayVote,
    sendBack: mayVote,
    skip: may.skip,
    onBehalf: may.onBehalf,
  }[step];
  const mayRemark = may.remark && isAsked;
  const lost = [
    left,
    allowedDecisions || step === 'closed' ? '' : comment,
    ...(mayRemark ? [] : Object.values(remarks)),
  ];
  return {
    ...(allowedDecisions ? decision : noDecision),
    askedAt: may.askedAt,
    remarks: mayRemark ? remarks : {},
    left: lost
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join('\n'),
  };
}
