import { foldedName } from './folded-name.ts';
import { refuse, type Refusal } from './refusal.ts';
import { visibleName } from './visible-name.ts';

export const tagLimits = { count: 20, length: 40 };

const tidied = (tag: string): string => visibleName(tag).trim().replaceAll(/\s+/g, ' ');

/** Tags as they are kept: without spaces around them, none empty, each once, in the order in which they were given. */
export const tidyTags = (tags: readonly string[]): readonly string[] => {
  const kept = new Map<string, string>();
  for (const tag of tags.map(tidied))
    if (tag !== '' && !kept.has(foldedName(tag))) kept.set(foldedName(tag), tag);
  return [...kept.values()];
};

/** Why tidied tags cannot be kept. */
export const tagRefusal = (tags: readonly string[]): Refusal | null => {
  const { count: max, length } = tagLimits;
  if (tags.length > max) return refuse('TooMany', { count: tags.length, max }, 'tags');
  return tags.some((tag) => tag.length > length)
    ? refuse('TooLong', { max: length }, 'tags')
    : null;
};
