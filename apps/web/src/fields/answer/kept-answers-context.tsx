import type { ReactNode } from 'react';
import { UnreadTextsContext } from '../../lib/fields/use-unread-text.ts';
import { AnswerNamesContext } from './answer-names.ts';
import type { KeptAnswers } from './use-kept-answers.ts';

export interface KeptAnswersContextProps {
  readonly answers: KeptAnswers;
  readonly children: ReactNode;
}

/** Provides the storage of invalid texts and the names of people and documents to fields. */
export function KeptAnswersContext({ answers, children }: KeptAnswersContextProps): ReactNode {
  return (
    <AnswerNamesContext value={answers.names}>
      <UnreadTextsContext value={answers.unread}>{children}</UnreadTextsContext>
    </AnswerNamesContext>
  );
}
