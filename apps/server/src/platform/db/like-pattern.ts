import { foldedText } from '@baton/domain/core/names/folded-text';

/**
 * Returns a pattern for `app.holds` that matches texts containing this text. Wildcards in the text
 * are escaped.
 */
export const likePattern = (text: string): string =>
  `%${foldedText(text).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Returns the pattern of a list search. Null for an empty search. */
export const searchPattern = (search: string | null | undefined): string | null => {
  const text = search?.trim() ?? '';
  return text === '' ? null : likePattern(text);
};
