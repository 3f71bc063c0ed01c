/**
 * Returns names and email addresses in a text for a person, most specific first: the text, the
 * address of `Name <address>` or `mailto:address`, and the name without a workload (`Name[50%]`).
 * The last one is the best name to show.
 */
export const writtenNames = (text: string): readonly string[] => {
  const written = text.trim();
  const [, before = '', inside] = /^([^<>]*)<([^<>]+)>$/.exec(written) ?? [];
  const address = withoutScheme(inside ?? written);
  const name = withoutShare(inside === undefined ? written : unquoted(before));
  const names = [written, address, name === '' ? address : withoutScheme(name)];
  return [...new Set(names.filter((one) => one !== ''))];
};

const withoutScheme = (text: string): string =>
  /^mailto:/i.test(text) ? decoded(text.slice('mailto:'.length).split('?', 1)[0] ?? '') : text;

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address.trim();
  }
};

const withoutShare = (text: string): string => text.replace(/\s?\[\d{1,4}(?:[.,]\d+)?\s?%?\]$/, '');

const unquoted = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1');
