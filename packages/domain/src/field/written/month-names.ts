/** Removes accents and case: "Février", "fevrier", and "FÉVR." start alike. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase();

/** Long and short month names in the interface languages. */
const months: ReadonlyMap<string, number> = new Map([
  // March in German spreadsheets.
  ['mrz', 3],
  ...['en', 'en-GB', 'fr', 'de', 'es', 'th'].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index): [string, number] => [
        plain(format.format(Date.UTC(2026, index, 15))),
        index + 1,
      ]);
    }),
  ),
]);

/** Returns 1 to 12, or null if the word is no month. */
export const monthNumber = (word: string): number | null => months.get(plain(word)) ?? null;
