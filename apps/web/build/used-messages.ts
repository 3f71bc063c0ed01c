import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const staticImport =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\bfrom\s+)?['"]([^'"]+)['"]/g;
const word = /['"]([A-Z]\w+)['"]/g;
const quoted = /['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/gi;
/** The text of a template before its first value, such as `errors.` of `errors.${code}`. */
const templateStart = /`([a-z][\w-]*\.[\w.-]*)\$\{/gi;

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

const domain = '@baton/domain/';
/** Messages of errors. The code that receives an error from the server loads all of them. */
const errors = 'errors.';

/**
 * Returns the ids of the messages that these modules and their static imports can show. Code that
 * is loaded later is not included, and of the errors only those that the modules name. Reads source
 * text, so it can return ids that are never shown.
 */
export const usedMessages = (
  web: string,
  modules: readonly string[],
  ids: readonly string[],
): ReadonlySet<string> => {
  const fileOf = (from: string, specifier: string): readonly string[] => {
    if (specifier.startsWith(domain))
      return [resolve(web, '../../packages/domain/src', `${specifier.slice(domain.length)}.ts`)];
    return /^\..*\.tsx?$/.test(specifier) ? [resolve(dirname(from), specifier)] : [];
  };
  const files = new Set(modules.map((module) => resolve(web, 'src', module)));
  const literals = new Set<string>();
  const words = new Set<string>();
  const prefixes = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const specifier of all(text, staticImport))
      for (const found of fileOf(file, specifier)) files.add(found);
    for (const literal of all(text, quoted)) literals.add(literal);
    for (const one of all(text, word)) words.add(one);
    for (const prefix of all(text, templateStart)) prefixes.add(prefix);
  }
  const isFromTemplate = (id: string): boolean =>
    id.startsWith(errors)
      ? words.has(id.slice(errors.length))
      : [...prefixes].some((prefix) => id.startsWith(prefix));
  return new Set(ids.filter((id) => literals.has(id) || isFromTemplate(id)));
};
