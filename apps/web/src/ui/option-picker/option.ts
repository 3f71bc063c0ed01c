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
