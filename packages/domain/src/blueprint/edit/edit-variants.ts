import type { BlueprintContent } from '../content.ts';

/**
 * A blueprint that says the same under another name and keeps every key, so that what is asked
 * at the start, and what other workflows map to it, is the same place in both. Variants of
 * variants there are not.
 */
export const variantOf = (content: BlueprintContent, name: string): BlueprintContent => ({
  ...content,
  name,
  variants: [],
});

/** The list with one variant a place further up or down; at the end of the list it stays. */
export const moveVariant = (
  content: BlueprintContent,
  at: number,
  by: -1 | 1,
): BlueprintContent => {
  const moved = content.variants[at];
  const to = at + by;
  if (moved === undefined || content.variants[to] === undefined) return content;
  return { ...content, variants: content.variants.toSpliced(at, 1).toSpliced(to, 0, moved) };
};

export const withVariants = (
  content: BlueprintContent,
  variants: BlueprintContent['variants'],
): BlueprintContent => ({ ...content, variants });
