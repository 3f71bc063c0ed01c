/** A LIKE pattern for "contains this text", in which the text's own wildcards mean themselves. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** What a list is looked through for; null where nothing was asked for, for all of it. */
export const searchPattern = (search: string | null | undefined): string | null => {
  const text = search?.trim() ?? '';
  return text === '' ? null : likePattern(text);
};
