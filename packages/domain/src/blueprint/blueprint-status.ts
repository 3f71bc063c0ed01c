/** How far a blueprint is. Nothing is archived yet; the filter of lists knows the word. */
export type BlueprintStatus = 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';

/** PUBLISHED as soon as there is a version, whatever the draft has come to say since. */
export const blueprintStatus = (hasVersion: boolean): BlueprintStatus =>
  hasVersion ? 'PUBLISHED' : 'DRAFT';
