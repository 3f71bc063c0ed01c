import { createContext, use } from 'react';

/** What the person is about to say about single answers, by their places. */
export type WrittenRemarks = Readonly<Record<string, string>>;

export interface Remarking {
  readonly written: WrittenRemarks;
  /** Null: nothing is to be said about it after all. */
  readonly write: (instance: string, text: string | null) => void;
  /** They have been sent. */
  readonly clear: () => void;
}

const RemarkingContext = createContext<Remarking | null>(null);

/** Around the form that somebody judges. */
export const RemarkingProvider = RemarkingContext.Provider;

/** Null where nobody who looks at the form may say anything about its answers. */
export const useRemarking = (): Remarking | null => use(RemarkingContext);

/** As they are sent: those that say something. */
export const remarksToSend = (
  written: WrittenRemarks,
): readonly { readonly instance: string; readonly text: string }[] =>
  Object.entries(written)
    .map(([instance, text]) => ({ instance, text: text.trim() }))
    .filter(({ text }) => text !== '');

/** Where the field of a form stands on the page, to be found from the list of remarks. */
export const placeId = (instance: string): string => `place-${instance}`;
