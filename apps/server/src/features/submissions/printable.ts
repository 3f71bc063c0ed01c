/** Steers terminals, hides text or turns it round; lines and tabs stay. */
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;

/** The typesetter draws nothing for a tab. A line can break behind these blanks. */
const tab = '\u00a0\u00a0\u00a0 ';

/** As data for the printer, without what no paper can show. */
export const printable = (submission: object): string =>
  JSON.stringify(submission, (_, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(unprintable, '').replaceAll('\t', tab).toWellFormed()
      : value,
  );
