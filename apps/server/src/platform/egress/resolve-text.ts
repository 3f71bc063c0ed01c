import { resolveTxt } from 'node:dns/promises';

/** Returns the text records of a domain, without records if it has none or can't be found. */
export type ResolveText = (domain: string) => Promise<readonly string[]>;

export const resolveTextBySystem: ResolveText = async (domain) => {
  const records = await resolveTxt(domain).catch(() => []);
  return records.map((parts) => parts.join(''));
};
