import { localeFormat } from './locale-format.ts';

// Creating a formatter costs more than formatting a whole form.
const formatters = new Map<string, Intl.NumberFormat>();

/** Returns the cached formatter of a language. */
export const formatterOf = (
  locale: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat => {
  const { tag } = localeFormat(locale);
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = new Intl.NumberFormat(tag, options);
  formatters.set(key, formatter);
  return formatter;
};
