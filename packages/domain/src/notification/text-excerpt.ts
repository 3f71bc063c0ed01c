const longest = 140;

/** Returns the beginning of a text in one line, cut after a whole character. */
export const textExcerpt = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest).join('')}…`;
};
