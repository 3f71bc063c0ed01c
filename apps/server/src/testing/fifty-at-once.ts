/** Sends fifty simultaneous requests. Returns the number of each result code, or OK. */
export const fifty = async (
  one: (n: number) => Promise<{ readonly codes: readonly string[] }>,
): Promise<Readonly<Record<string, number>>> => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => one(n)));
  const outcomes: Record<string, number> = {};
  for (const { codes } of answers) {
    const outcome = codes[0] ?? 'OK';
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
};
