import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { MessageId } from './message-id.ts';

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
  /** "Ada, Ben or Cleo". */
  readonly anyOf: (words: readonly string[]) => string;
}

export function textOf(intl: IntlShape): Text {
  return Object.assign((id: MessageId, values?: TextValues) => intl.formatMessage({ id }, values), {
    rich: (id: MessageId, values: RichValues) => intl.formatMessage({ id }, values) as ReactNode,
    anyOf: (words: readonly string[]) => intl.formatList([...words], { type: 'disjunction' }),
  });
}

const cache = new WeakMap<IntlShape, Text>();

/** Returns texts in the person's language: `const t = useText(); t('ui.removeItem', { name })`. */
export function useText(): Text {
  const intl = useIntl();
  const known = cache.get(intl);
  if (known !== undefined) return known;
  const text = textOf(intl);
  cache.set(intl, text);
  return text;
}
