import { localeFormat } from './locale-format.ts';

// Making a formatter costs more than all that it writes in a form.
const formatters = new Map<string, Intl.NumberFormat>();

/** The formatter of a language, made once. */
export const formatterOf = (
  locale: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat => {
  const { tag } = localeFormat(locale);
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(tag, options);
  formatters.set(key, made);
  return made;
};
