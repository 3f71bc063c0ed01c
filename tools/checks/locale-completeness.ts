import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { isTest, sourceFiles } from './source-files.ts';

const folder = 'apps/web/src/locales';
const source = 'en';

type Messages = ReadonlyMap<string, string>;

const readMessages = (root: string, locale: string): Messages => {
  const here = path.join(root, folder, locale);
  return new Map(
    readdirSync(here)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .flatMap((file) => {
        const read: unknown = JSON.parse(readFileSync(path.join(here, file), 'utf8'));
        return Object.entries(read ?? {}).map(([key, text]) => [key, String(text)] as const);
      }),
  );
};

const parseOrNull = (text: string) => {
  try {
    return parse(text);
  } catch {
    return null;
  }
};

const compare = (locale: string, wanted: Messages, has: Messages): readonly string[] => {
  const missing = [...wanted.keys()].filter((key) => !has.has(key));
  const findings: string[] =
    missing.length === 0
      ? []
      : [`${locale}: ${missing.length} of ${wanted.size} are missing, from ${missing[0]} on`];
  for (const [key, english] of wanted) {
    const text = has.get(key);
    if (text === undefined) continue;
    const [original, translated] = [parseOrNull(english), parseOrNull(text)];
    if (translated === null) findings.push(`${locale}: ${key} cannot be read: ${text}`);
    else if (original !== null) {
      const same = isStructurallySame(original, translated);
      if (!same.success) {
        findings.push(
          `${locale}: ${key} has different arguments than in ${source}: ${same.error?.message}`,
        );
      }
    }
  }
  for (const key of has.keys()) {
    if (!wanted.has(key)) findings.push(`${locale}: ${key} is not in ${source}`);
  }
  return findings;
};

/** Finds message keys in the code, complete or as the fixed start of a composed key. */
const mentionsIn = (texts: readonly string[]) => {
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  for (const text of texts) {
    for (const [, key] of text.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g))
      if (key) keys.add(key);
    for (const [, begin] of text.matchAll(/`([a-z][\w-]*(?:\.[\w-]+)*\.[\w-]*)\$\{/g)) {
      if (begin) beginnings.add(begin);
    }
  }
  return { keys, beginnings };
};

/**
 * Checks that all languages have the same messages, that each is used, and that each used key
 * exists.
 */
export const checkLocales = async (root: string): Promise<readonly string[]> => {
  if (!existsSync(path.join(root, folder))) return [`${folder} is missing`];
  const locales = readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const wanted = readMessages(root, source);
  const findings = [...wanted].flatMap(([key, text]) =>
    parseOrNull(text) === null ? [`${source}: ${key} cannot be read: ${text}`] : [],
  );
  for (const locale of locales.filter((name) => name !== source)) {
    findings.push(...compare(locale, wanted, readMessages(root, locale)));
  }
  const code = sourceFiles(root, /^(apps\/web\/src|packages\/domain\/src)\/.*\.tsx?$/).filter(
    (file) => !isTest(file.path),
  );
  const { keys, beginnings } = mentionsIn(code.map((file) => file.text));
  const namespaces = new Set([...wanted.keys()].map((key) => key.split('.')[0]));
  for (const key of wanted.keys()) {
    const isUsed = keys.has(key) || [...beginnings].some((begin) => key.startsWith(begin));
    if (!isUsed) findings.push(`${source}: ${key} is not used`);
  }
  for (const { path: file, text } of code.filter((one) => one.path.startsWith('apps/web/'))) {
    for (const [, key] of text.matchAll(/\bt(?:\.rich)?\(\s*['"]([\w.-]+)['"]/g)) {
      if (key && namespaces.has(key.split('.')[0]) && !wanted.has(key)) {
        findings.push(`${file}: ${key} is missing in ${source}`);
      }
    }
  }
  return findings;
};
