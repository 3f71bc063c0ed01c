/**
 * A draft that is tested is stored like a version, so that later edits don't affect the test run.
 * Such versions are never listed or current: their number is the negative draft number.
 */

/** Returns the version number of a tested draft. */
export const testVersionOf = (draftVersion: number): number => -draftVersion;

/** Returns whether the version belongs to a test run. */
export const isTestVersion = (number: number): boolean => number < 0;
