import type { TypedValue } from './task-form-store.ts';

/** An answer as a whole, upon the version that the person saw. */
export const wholeValue = ({ instance, value, base }: TypedValue) => ({
  instance,
  value,
  expectedVersion: base?.version ?? null,
});
