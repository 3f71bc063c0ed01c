import { createContext, use } from 'react';
import type { AddedDocument } from '../../lib/documents/use-uploads.ts';
import type { FoundParty } from '../../lib/parties/use-party-search.ts';

/** Names for ids in values that aren't stored yet. */
export interface AnswerNames {
  readonly parties: readonly FoundParty[];
  readonly documents: readonly AddedDocument[];
  readonly onParties: (parties: readonly FoundParty[]) => void;
  readonly onDocument: (document: AddedDocument) => void;
}

export const AnswerNamesContext = createContext<AnswerNames>({
  parties: [],
  documents: [],
  onParties: () => undefined,
  onDocument: () => undefined,
});

export const useAnswerNames = (): AnswerNames => use(AnswerNamesContext);
