import { useRef, useState } from 'react';
import { useStoredDraft } from '../../../../lib/unsaved/use-stored-draft.ts';
import { remarksToSend } from '../../remarks/remarking.ts';
import { decisionSteps, noDecision, type ChangeDecision, type Decision } from './decision.ts';

/** The part of a decision that is stored in the browser. */
type StoredDecision = Pick<Decision, 'step' | 'comment' | 'remarks' | 'left' | 'askedAt'>;

const isRemarks = (kept: unknown): boolean =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every((text) => typeof text === 'string');

const isKept = (kept: unknown): kept is StoredDecision =>
  typeof kept === 'object' &&
  kept !== null &&
  'step' in kept &&
  decisionSteps.some((step) => step === kept.step) &&
  'askedAt' in kept &&
  (kept.askedAt === null || typeof kept.askedAt === 'string') &&
  'comment' in kept &&
  typeof kept.comment === 'string' &&
  'left' in kept &&
  typeof kept.left === 'string' &&
  'remarks' in kept &&
  isRemarks(kept.remarks);

/** Drops hidden comments. */
const keptOf = ({ step, comment, remarks, left, askedAt }: Decision): StoredDecision | null => {
  const said = step !== 'closed' && comment.trim() !== '' ? { step, comment } : null;
  return said === null && left === '' && remarksToSend(remarks).length === 0
    ? null
    : { ...(said ?? { step: 'closed', comment: '' }), remarks, left, askedAt };
};

export interface DecisionInHand {
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
export function useDecisionDraft(taskId: string): DecisionInHand {
  const typing = useStoredDraft(`decision.${taskId}`, isKept);
  const [isSending, setIsSending] = useState(false);
  const [decision, setDecision] = useState<Decision>(() => {
    const kept = typing.kept();
    return { ...noDecision, ...kept, hasDraft: kept !== null };
  });
  // The response can arrive after the dialog is closed and must still delete the draft.
  const latest = useRef(decision);
  const onDecision: ChangeDecision = (change) => {
    latest.current = change(latest.current);
    setDecision(latest.current);
    typing.keep(keptOf(latest.current));
  };
  const onSend = async (act: () => Promise<boolean>): Promise<boolean> => {
    setIsSending(true);
    const isDone = await act();
    setIsSending(false);
    if (isDone) onDecision(({ left }) => ({ ...noDecision, left }));
    return isDone;
  };
  return { decision, onDecision, isSending, onSend };
}
