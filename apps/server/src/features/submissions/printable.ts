/** Control characters and characters that hide or reverse text. Line breaks and tabs are kept. */
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;

/** Replacement for a tab, which the typesetter ignores. Lines can break after these spaces. */
const tab = '\u00a0\u00a0\u00a0 ';

/** Returns the submission as JSON for the typesetter, without unprintable characters. */
export const printable = (submission: object): string =>
  JSON.stringify(submission, (_, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(unprintable, '').replaceAll('\t', tab).toWellFormed()
      : value,
  );
