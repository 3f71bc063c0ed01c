import { cloneElement, createContext, createElement, Fragment, isValidElement, use } from 'react';
import type { ReactNode } from 'react';
import type { Messages } from '../i18n/load-messages.ts';
import { formatMessage, listFormat, type Value, type Values } from './format-message.ts';

interface ListOptions {
  /** Default: conjunction. */
  readonly type?: Intl.ListFormatType;
}

/** Texts and lists in the language of the reader. */
export interface ReaderIntl {
  readonly locale: string;
  /** Returns text, or a node if a value or a tag is one. Returns the id of a missing message. */
  readonly formatMessage: (id: string, values?: Values) => ReactNode;
  readonly formatList: {
    (words: readonly string[], options?: ListOptions): string;
    (nodes: readonly ReactNode[], options?: ListOptions): ReactNode;
  };
}

const isText = (part: unknown): part is string => typeof part === 'string';

const withKey = (part: ReactNode, at: number): ReactNode =>
  isValidElement(part) && part.key === null ? cloneElement(part, { key: at }) : part;

const asNode = (parts: readonly ReactNode[]): ReactNode => {
  const [first = ''] = parts;
  return parts.length < 2 ? first : createElement(Fragment, null, ...parts.map(withKey));
};

/** Gives elements in the content of tags a key, as React requires in lists. */
const keyed = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, Value] => [
      name,
      typeof value === 'function' ? (chunks) => value(chunks.map(withKey)) : value,
    ]),
  );

/** Reports messages and values that are missing. */
export type ReportMissing = (id: string, reason: string) => void;

export const createReaderIntl = (
  locale: string,
  messages: Messages,
  report: ReportMissing,
): ReaderIntl => {
  function formatList(words: readonly string[], options?: ListOptions): string;
  function formatList(nodes: readonly ReactNode[], options?: ListOptions): ReactNode;
  function formatList(
    nodes: readonly ReactNode[],
    { type = 'conjunction' }: ListOptions = {},
  ): ReactNode {
    const format = listFormat(locale, type);
    if (nodes.every(isText)) return format.format(nodes);
    const parts = format.formatToParts(nodes.map((_, at) => String(at)));
    return asNode(
      parts.map((part) => (part.type === 'element' ? nodes[Number(part.value)] : part.value)),
    );
  }
  return {
    locale,
    formatList,
    formatMessage: (id, values = {}) => {
      const elements = messages[id];
      if (elements === undefined) {
        report(id, 'The message is missing.');
        return id;
      }
      try {
        return asNode(formatMessage(locale, elements, keyed(values)));
      } catch (error) {
        report(id, String(error));
        return id;
      }
    },
  };
};

export const IntlContext = createContext<ReaderIntl | null>(null);

export function useIntl(): ReaderIntl {
  const intl = use(IntlContext);
  if (intl === null) throw new Error('useIntl needs a LocaleProvider.');
  return intl;
}
