import { useRef, useState } from 'react';
import { useKeptTyping } from '../../../lib/unsaved/use-kept-typing.ts';
import { remarksToSend } from '../remarks/remarking.ts';
import { decisionSteps, noDecision, type ChangeDecision, type Decision } from './decision.ts';

/** What of a decision outlives the page: what somebody writes about it. */
type KeptDecision = Pick<Decision, 'step' | 'comment' | 'remarks' | 'left' | 'askedAt'>;

const isRemarks = (kept: unknown): boolean =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every((text) => typeof text === 'string');

const isKept = (kept: unknown): kept is KeptDecision =>
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

/** Words that nobody sees any longer are given up. */
const keptOf = ({ step, comment, remarks, left, askedAt }: Decision): KeptDecision | null => {
  const said = step !== 'closed' && comment.trim() !== '' ? { step, comment } : null;
  return said === null && left === '' && remarksToSend(remarks).length === 0
    ? null
    : { ...(said ?? { step: 'closed', comment: '' }), remarks, left, askedAt };
};

export interface DecisionInHand {
  readonly decision: Decision;
  readonly onDecision: ChangeDecision;
  /** It is on its way: that the task asks for it no longer is its own doing. */
  readonly isSending: boolean;
  /** Carries it out; done, it is forgotten, else it stays as it is by then. */
  readonly onSend: (act: () => Promise<boolean>) => Promise<boolean>;
}

/** The decision about a task, with the words that an earlier visit has left behind. */
export function useKeptDecision(taskId: string): DecisionInHand {
  const typing = useKeptTyping(`decision.${taskId}`, isKept);
  const [isSending, setIsSending] = useState(false);
  const [decision, setDecision] = useState<Decision>(() => {
    const kept = typing.kept();
    return { ...noDecision, ...kept, isBegun: kept !== null };
  });
  // The answer may come when the dialog is closed, and what it was about is to be forgotten all the same.
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
