import type { ResetChoiceInput } from '../../../__generated__/useCommandPreviewQuery.graphql.ts';

/** What the person is about to say why they do it; `closed` until they begin. */
export type DecisionStep = 'closed' | 'approve' | 'sendBack' | 'skip' | 'onBehalf';

export interface Decision {
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
};
