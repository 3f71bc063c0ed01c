import type { TypedValue } from './task-form-store.ts';

/** Converts a value that is sent as a whole, with the version that the person saw. */
export const wholeValue = ({ instance, value, base }: TypedValue) => ({
  instance,
  value,
  expectedVersion: base?.version ?? null,
});
