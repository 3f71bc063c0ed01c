import type { BlueprintContent } from '../content.ts';

/**
 * Returns a variant: a copy under another name with the same keys, so that intake fields and
 * mappings refer to the same fields. Variants have no variants.
 */
export const variantOf = (content: BlueprintContent, name: string): BlueprintContent => ({
  ...content,
  name,
  variants: [],
});

/** Moves a variant up or down in the list; has no effect at its ends. */
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
