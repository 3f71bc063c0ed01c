import type { ReactNode } from 'react';
import { UnreadTextsContext } from '../../lib/fields/use-unread-text.ts';
import { AnswerNamesContext } from './answer-names.ts';
import type { AnswerDraft } from './use-answer-draft.ts';

export interface AnswerDraftContextProps {
  readonly answers: AnswerDraft;
  readonly children: ReactNode;
}

/** Provides the storage of invalid texts and the names of people and documents to fields. */
export function AnswerDraftContext({ answers, children }: AnswerDraftContextProps): ReactNode {
  return (
    <AnswerNamesContext value={answers.names}>
      <UnreadTextsContext value={answers.unread}>{children}</UnreadTextsContext>
    </AnswerNamesContext>
  );
}
