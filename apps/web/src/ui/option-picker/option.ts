import type { ReactNode } from 'react';

/** An option. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** Name of its group. Options of a group are shown together. */
  readonly group?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Returns options whose label or description contains each word of the query, ignoring accents. */
export function matchingOptions<Item extends Option>(
  options: readonly Item[],
  query: string,
): readonly Item[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, description }) => {
    const text = plain(`${label} ${description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/**
 * Appends the typed text as an option if people can add options, unless it exists. `label` says
 * that it will be added.
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
 * Appends values that aren't in the options: they were added, or, with `inactive` as their
 * description, are no longer offered.
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
