/** A LIKE pattern for "contains this text", in which the text's own wildcards mean themselves. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
