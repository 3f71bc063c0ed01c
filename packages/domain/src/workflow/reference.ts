/** Maximum length of the prefix. */
const PREFIX = 4;

/**
 * Returns the prefix of a blueprint's references: the initials of its name ("Supplier onboarding"
 * gives SO), or the start of a single word. Scripts without capital letters keep their letters.
 * Returns "WF" without letters and digits.
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

/** Prefix of test runs and their tasks. */
const testPrefix = 'TEST';

/** Returns the reference of a workflow: prefix and number, such as `SO-12`. */
export const workflowReference = (
  blueprintName: string,
  number: number,
  isTestRun = false,
): string => `${isTestRun ? testPrefix : referencePrefix(blueprintName)}-${number}`;

/** Returns the reference of a task: workflow reference and number, such as `SO-12.3`. */
export const taskReference = (workflow: string, place: number): string => `${workflow}.${place}`;
