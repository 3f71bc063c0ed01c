import { createContext, use } from 'react';

/** Unsent field comments by field. */
export type WrittenRemarks = Readonly<Record<string, string>>;

export interface Remarking {
  readonly written: WrittenRemarks;
  /** Null removes the comment. */
  readonly write: (instance: string, text: string | null) => void;
  /** Call after the comments were sent. */
  readonly clear: () => void;
}

const RemarkingContext = createContext<Remarking | null>(null);

/** Wraps a form that someone reviews. */
export const RemarkingProvider = RemarkingContext.Provider;

/** Returns null if the reader can't comment on fields. */
export const useRemarking = (): Remarking | null => use(RemarkingContext);

/** Returns nonempty comments as they are sent. */
export const remarksToSend = (
  written: WrittenRemarks,
): readonly { readonly instance: string; readonly text: string }[] =>
  Object.entries(written)
    .map(([instance, text]) => ({ instance, text: text.trim() }))
    .filter(({ text }) => text !== '');

/** Returns the element id of a field, for links from the comment list. */
export const placeId = (instance: string): string => `place-${instance}`;
