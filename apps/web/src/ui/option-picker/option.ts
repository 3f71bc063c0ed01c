import type { ReactNode } from 'react';

/** One thing to choose. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** Options of one group stand together under its name. */
  readonly group?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Options whose label or description holds every word of the query, accents aside. */
export function matchingOptions<Value extends string>(
  options: readonly Option<Value>[],
  query: string,
): readonly Option<Value>[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, description }) => {
    const text = plain(`${label} ${description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/**
 * What is offered where words of one's own may be added: at the end the one that was typed,
 * unless it is there already. `label` says that it is to be added.
 */
export function withTypedOption(
  offered: readonly Option[],
  known: readonly Option[],
  query: string,
  label: (text: string) => string,
): readonly Option[] {
  const text = query.trim();
  const isKnown = known.some((option) => plain(option.label) === plain(text));
  return text === '' || isKnown ? offered : [...offered, { value: text, label: label(text) }];
}

/**
 * The options, and after them the words of a value that are none of them: they were added, or, where
 * `inactive` says how such a thing is called, are offered no more (specification 3.3).
 */
export function withAddedWords(
  options: readonly Option[],
  value: readonly string[],
  inactive?: (word: string) => string,
): readonly Option[] {
  const words = value.filter((word) => !options.some((option) => option.value === word));
  return words.length === 0
    ? options
    : [
        ...options,
        ...words.map((word) =>
          inactive === undefined
            ? { value: word, label: word }
            : { value: word, label: inactive(word), disabled: true },
        ),
      ];
}
