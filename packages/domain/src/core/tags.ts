import { foldedName } from './names/folded-name.ts';
import { refuse, type Refusal } from './refusal.ts';
import { visibleName } from './names/visible-name.ts';

export const tagLimits = { count: 20, length: 40 };

const tidied = (tag: string): string => visibleName(tag).trim().replaceAll(/\s+/g, ' ');

/** Returns trimmed, distinct tags without empty ones, in the given order. */
export const tidyTags = (tags: readonly string[]): readonly string[] => {
  const kept = new Map<string, string>();
  for (const tag of tags.map(tidied))
    if (tag !== '' && !kept.has(foldedName(tag))) kept.set(foldedName(tag), tag);
  return [...kept.values()];
};

/** Returns why normalized tags can't be stored. The refusal names `field`. */
export const tagRefusal = (tags: readonly string[], field = 'tags'): Refusal | null => {
  const { count: max, length } = tagLimits;
  if (tags.length > max) return refuse('TooMany', { count: tags.length, max }, field);
  return tags.some((tag) => tag.length > length) ? refuse('TooLong', { max: length }, field) : null;
};
