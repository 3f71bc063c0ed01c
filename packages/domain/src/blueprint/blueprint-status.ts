/** Status of a blueprint. ARCHIVED exists only in list filters so far. */
export type BlueprintStatus = 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';

/** Returns PUBLISHED if there is a version, regardless of draft changes. */
export const blueprintStatus = (hasVersion: boolean): BlueprintStatus =>
  hasVersion ? 'PUBLISHED' : 'DRAFT';
