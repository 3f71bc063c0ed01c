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
  /** What was begun and can be said no longer, until it is discarded; no part of what is sent. */
  readonly left: string;
  /** An earlier visit had begun with these words. */
  readonly isBegun: boolean;
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
  left: '',
  isBegun: false,
  isCommentMissing: false,
  askedAt: null,
  resets: [],
  remarks: {},
};

/** Made of what stands there by then: somebody may go on writing while something is under way. */
export type ChangeDecision = (change: (before: Decision) => Decision) => void;

/** With another word about one answer; null: with none. */
export const withRemark = (decision: Decision, instance: string, text: string | null): Decision => {
  const { [instance]: _, ...others } = decision.remarks;
  return { ...decision, remarks: text === null ? others : { ...others, [instance]: text } };
};

/** What the person may say now. */
export interface MaySay {
  /** When they were asked to decide; null where they are not. */
  readonly askedAt: string | null;
  readonly skip: boolean;
  readonly onBehalf: boolean;
  readonly remark: boolean;
}

/**
 * What of a decision can be said now: what was begun may be decided by others, or be asked anew.
 * What was said of an approval counts as long as it is asked as it was; why somebody skips a task,
 * or does it in another's place, is about no approval. The rest is left to its writer.
 */
export function decisionNow(decision: Decision, may: MaySay): Decision {
  const { step, comment, remarks, left, askedAt } = decision;
  const isAsked = askedAt === null || askedAt === may.askedAt;
  const mayVote = may.askedAt !== null && isAsked;
  const maySay = {
    // Put aside, the words still go with an approval, unless it is another one.
    closed: isAsked,
    approve: mayVote,
    sendBack: mayVote,
    skip: may.skip,
    onBehalf: may.onBehalf,
  }[step];
  const mayRemark = may.remark && isAsked;
  const lost = [
    left,
    maySay || step === 'closed' ? '' : comment,
    ...(mayRemark ? [] : Object.values(remarks)),
  ];
  return {
    ...(maySay ? decision : noDecision),
    askedAt: may.askedAt,
    remarks: mayRemark ? remarks : {},
    left: lost
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join('\n'),
  };
}
