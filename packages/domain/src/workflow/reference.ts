/** Longest prefix of a reference. */
const PREFIX = 4;

/**
 * The prefix by which people name the workflows of a blueprint: the initials of its name
 * ("Supplier onboarding" gives SO), or the beginning of a single word. Scripts without
 * capitals keep their own letters. "WF" where the name has no letter or digit at all.
 */
export const referencePrefix = (blueprintName: string): string => {
  const words = blueprintName.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  const [first] = words;
  if (first === undefined) return 'WF';
  const letters =
    words.length === 1
      ? [...first].slice(0, 3)
      : words.slice(0, PREFIX).map((word) => [...word][0] ?? '');
  return letters.join('').toUpperCase();
};

/** By which a test run, and all work of it, is known wherever it is shown. */
const testPrefix = 'TEST';

/** How people name a workflow: prefix and running number of the workspace, such as `SO-12`. */
export const workflowReference = (
  blueprintName: string,
  number: number,
  isTestRun = false,
): string => `${isTestRun ? testPrefix : referencePrefix(blueprintName)}-${number}`;

/** How people name a task: its workflow's reference and its place there, from 1, such as `SO-12.3`. */
export const taskReference = (workflow: string, place: number): string => `${workflow}.${place}`;
