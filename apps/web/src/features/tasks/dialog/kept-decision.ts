import { useState } from 'react';
import { useKeptTyping } from '../../../lib/unsaved/use-kept-typing.ts';
import { remarksToSend } from '../remarks/remarking.ts';
import { decisionSteps, noDecision, type Decision } from './decision.ts';

/** What of a decision outlives the page: what somebody writes about it. */
type KeptDecision = Pick<Decision, 'step' | 'comment' | 'remarks' | 'askedAt'>;

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
  'remarks' in kept &&
  isRemarks(kept.remarks);

/** Words that nobody sees any longer are given up. */
const keptOf = ({ step, comment, remarks, askedAt }: Decision): KeptDecision | null => {
  const said = step !== 'closed' && comment.trim() !== '' ? { step, comment } : null;
  return said === null && remarksToSend(remarks).length === 0
    ? null
    : { ...(said ?? { step: 'closed', comment: '' }), remarks, askedAt };
};

/** The decision about a task, with the words that an earlier visit has left behind. */
export function useKeptDecision(taskId: string): readonly [Decision, (decision: Decision) => void] {
  const typing = useKeptTyping(`decision.${taskId}`, isKept);
  const [decision, setDecision] = useState<Decision>(() => {
    const kept = typing.kept();
    return { ...noDecision, ...kept, isBegun: kept !== null };
  });
  const change = (next: Decision): void => {
    setDecision(next);
    typing.keep(keptOf(next));
  };
  return [decision, change];
}
