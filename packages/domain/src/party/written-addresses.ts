import { cleanEmail, cleanName, emailRefusal } from './person-rules.ts';

/** An email address as written in a list, with the name next to it. */
export interface WrittenAddress {
  /** The address in the form for storing, or the text if it isn't an address. */
  readonly email: string;
  /** Null if the list has only the address. */
  readonly name: string | null;
}

// `Name <address>`, `"Name, with a comma" <address>`, or an address alone.
const written =
  /(?:"([^"\n]{0,120})"|([^,;，；、<>\n"@]{0,120}))\s{0,9}<\s{0,9}([^<>\n]{0,320})>|[^\s,;，；、<>]+/g;

/**
 * Reads a list of addresses, separated by commas, semicolons, spaces, or lines. Each address is
 * returned once. Texts that are no addresses are returned too, so that nothing typed is lost.
 */
export const readAddresses = (text: string): readonly WrittenAddress[] => {
  const found = new Map<string, WrittenAddress>();
  for (const [all, quoted, plain, address] of text.matchAll(written)) {
    const email = cleanEmail(address ?? all);
    const name = cleanName(quoted ?? plain ?? '');
    if (email !== '' && !found.has(email))
      found.set(email, { email, name: name === '' ? null : name });
  }
  return [...found.values()];
};

/**
 * Reads a text with exactly one address. Returns any other text unchanged as an invalid address.
 */
export const soleAddress = (text: string): WrittenAddress => {
  const [first, ...more] = readAddresses(text);
  return first === undefined || more.length > 0 ? { email: cleanEmail(text), name: null } : first;
};

const capitalized = (word: string): string => {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
};

/** Returns a name made from an address: `ines.prado@…` is Ines Prado. */
export const nameOfAddress = (email: string): string => {
  const clean = cleanEmail(email);
  if (emailRefusal(clean) !== null) return clean;
  const [local = ''] = clean.split('@');
  const [mailbox = ''] = local.split('+');
  const words = mailbox.split(/[._-]+/).filter((word) => word !== '');
  return cleanName(words.map(capitalized).join(' ')).slice(0, 120) || clean.slice(0, 120);
};
