import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const folder = path.resolve(import.meta.dirname, '../../apps/web/src/locales');

const readTexts = (locale: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(path.join(folder, locale)).flatMap((file) => {
      const text = readFileSync(path.join(folder, locale, file), 'utf8');
      return Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text)));
    }),
  );

const known = new Map<string, ReadonlyMap<string, string>>();

const messageOf = (locale: string, id: string): string => {
  const texts = known.get(locale) ?? readTexts(locale);
  known.set(locale, texts);
  const message = texts.get(id);
  if (message === undefined) throw new Error(`${locale} has no text ${id}`);
  return message;
};

/** The parts of a message between its placeholders. */
const fixedParts = (message: string): readonly string[] => {
  const parts = [''];
  let depth = 0;
  for (const character of message) {
    if (character === '{') depth += 1;
    if (depth === 0) parts[parts.length - 1] += character;
    if (character === '}') {
      depth -= 1;
      if (depth === 0) parts.push('');
    }
  }
  return parts;
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches an interface text in a language, with any values for its placeholders. */
export const textOf = (locale: string, id: string): RegExp => {
  const parts = fixedParts(messageOf(locale, id).replaceAll(/<\/?\w+>/g, '')).map(escaped);
  return new RegExp(`^${parts.join('.*')}$`);
};
