/** Prefix of the names of all unsent drafts in the browser. */
export const typedMark = 'baton.typed.';

/** Prefix of the stored names of comments that wait for a connection. */
export const queuedCommentPrefix = 'queued-comment.';

/** Returns true if this browser has unsent drafts of anyone. */
export const hasTypedCopies = (): boolean => {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(typedMark));
  } catch {
    return false;
  }
};
