/** Begins the name of everything that a browser keeps of what was typed and not stored. */
export const typedMark = 'baton.typed.';

/** Whether an earlier visit, of whomever, left something behind in this browser. */
export const hasTypedCopies = (): boolean => {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(typedMark));
  } catch {
    return false;
  }
};
