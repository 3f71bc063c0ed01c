import { useState } from 'react';
import { hasShape } from '../../../../lib/draft/draft-shape.ts';
import { useDraft, type DraftFormat } from '../../../../lib/draft/use-draft.ts';
import { remarksToSend } from '../../remarks/remarking.ts';
import { decisionSteps, noDecision, type ChangeDecision, type Decision } from './decision.ts';

/** The part of a decision that is stored in the browser. */
type StoredDecision = Pick<Decision, 'step' | 'comment' | 'remarks' | 'left' | 'askedAt'>;

const storedParts = ({ step, comment, remarks, left, askedAt }: Decision): StoredDecision => ({
  ...{ step, comment, remarks, left, askedAt },
});

const isStoredDecision = (stored: unknown): stored is StoredDecision =>
  hasShape(stored, storedParts(noDecision)) && decisionSteps.includes(stored.step);

const format: DraftFormat<Decision> = {
  /** Drops hidden comments. */
  toStored: (decision): StoredDecision | null => {
    const { step, comment, remarks, left } = decision;
    const hasComment = step !== 'closed' && comment.trim() !== '';
    if (hasComment) return storedParts(decision);
    return left === '' && remarksToSend(remarks).length === 0
      ? null
      : { ...storedParts(decision), step: 'closed', comment: '' };
  },
  fromStored: (stored) =>
    isStoredDecision(stored) ? { ...noDecision, ...stored, hasDraft: true } : null,
};

export interface DecisionState {
  readonly decision: Decision;
  readonly onDecision: ChangeDecision;
  /**
   * True during the request. The task may then no longer offer the action because the request was
   * already executed.
   */
  readonly isSending: boolean;
  /**
   * Runs the action. Deletes the draft after success and keeps its latest state after a failure.
   */
  readonly onSend: (act: () => Promise<boolean>) => Promise<boolean>;
}

/** Returns the decision about a task with the draft of an earlier visit. */
export function useDecisionDraft(taskId: string): DecisionState {
  const { draft, update } = useDraft(`decision.${taskId}`, { empty: noDecision, format });
  const [isSending, setIsSending] = useState(false);
  const onSend = async (act: () => Promise<boolean>): Promise<boolean> => {
    setIsSending(true);
    const isDone = await act();
    setIsSending(false);
    if (isDone) update(({ left }) => ({ ...noDecision, left }));
    return isDone;
  };
  return { decision: draft, onDecision: update, isSending, onSend };
}
