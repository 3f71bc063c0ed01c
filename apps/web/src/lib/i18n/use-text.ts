import type { ReactNode } from 'react';
import type { MessageId } from './message-id.ts';
import { useIntl, type ReaderIntl } from '../intl/use-intl.ts';

export type TextValues = Record<string, string | number | Date | boolean | null | undefined>;
export type RichValues = Record<
  string,
  string | number | Date | ReactNode | ((chunks: ReactNode[]) => ReactNode)
>;

export interface Text {
  (id: MessageId, values?: TextValues): string;
  /**
   * Accepts elements as values or tags: `"<b>{name}</b> approved"` and `{ b: (c) => <b>{c}</b> }`.
   */
  readonly rich: (id: MessageId, values: RichValues) => ReactNode;
  /** Joins names with "or", such as "Ada, Ben or Cleo". */
  readonly anyOf: (words: readonly string[]) => string;
}

export function textOf(intl: ReaderIntl): Text {
  const text = (id: MessageId, values?: TextValues): string =>
    String(intl.formatMessage(id, values));
  return Object.assign(text, {
    rich: (id: MessageId, values: RichValues) => intl.formatMessage(id, values),
    anyOf: (words: readonly string[]) => intl.formatList(words, { type: 'disjunction' }),
  });
}

const cache = new WeakMap<ReaderIntl, Text>();

/** Returns texts in the person's language: `const t = useText(); t('ui.removeItem', { name })`. */
export function useText(): Text {
  const intl = useIntl();
  const known = cache.get(intl);
  if (known !== undefined) return known;
  const text = textOf(intl);
  cache.set(intl, text);
  return text;
}
