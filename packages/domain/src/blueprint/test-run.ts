/*
 * A draft that is tried out is kept like a version, so that its workflow goes on as it was begun
 * whatever becomes of the draft. Such versions are in nobody's list and are never in force: their
 * number is that of the draft, below nothing.
 */

/** The number under which a draft is kept for test runs. */
export const testVersionOf = (draftVersion: number): number => -draftVersion;

/** Whether a workflow of this version tries out a draft. */
export const isTestVersion = (number: number): boolean => number < 0;
