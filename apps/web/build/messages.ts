import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { usedMessages } from './used-messages.ts';

const prefix = 'virtual:messages/';
/** Message files that a person needs before signing in. */
const guestFiles = ['session', 'ui', 'errors'];
/** Modules of the screens that people open first, before and after signing in. */
const firstModules = {
  guest: ['app/entry.tsx', 'app/guest/guest-app.tsx'],
  member: [
    'app/member-app.tsx',
    'screens/my-tasks/my-tasks-screen.tsx',
    'screens/home/home-screen.tsx',
  ],
};
type Reader = keyof typeof firstModules;

type Part = 'guest' | 'outside' | 'first' | 'rest';
type Catalog = Readonly<Record<string, string>>;

const read = (root: string, locale: string, name: string): Catalog => {
  try {
    return JSON.parse(readFileSync(join(root, locale, `${name}.json`), 'utf8')) as Catalog;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};

/** Returns whether `formatMessage` knows all elements. It has no dates, times, and styles of numbers. */
const isSupported = (elements: readonly MessageFormatElement[]): boolean =>
  elements.every((element) => {
    if (element.type === TYPE.date || element.type === TYPE.time) return false;
    if (element.type === TYPE.number) return element.style == null;
    if (element.type === TYPE.tag) return isSupported(element.children);
    return (
      !('options' in element) ||
      Object.values(element.options).every(({ value }) => isSupported(value))
    );
  });

const compile = (id: string, message: string): string => {
  let elements: MessageFormatElement[];
  try {
    elements = parse(message, { captureLocation: false });
  } catch (error) {
    throw new Error(`message ${id}: ${String(error)}: ${message}`, { cause: error });
  }
  if (!isSupported(elements))
    throw new Error(
      `message ${id}: use a formatted value instead of a date, time, or number style: ${message}`,
    );
  const [only] = elements;
  return elements.length === 1 && only?.type === 0
    ? `s(${JSON.stringify(only.value)})`
    : JSON.stringify(elements);
};

/**
 * `virtual:messages/<locale>/<part>`: messages of one locale, parsed while building, so that the
 * browser doesn't need an ICU parser. English replaces a missing translation. The parts are `guest`
 * for the sign-in page, `outside` for the other screens before sign-in, `first` for the screens that
 * people open first after it, and `rest`. In development, only `guest` and `first` have messages.
 */
export function messages(web: string): Plugin {
  const root = join(web, 'src/locales');
  const filesOf = (): readonly string[] =>
    readdirSync(join(root, 'en')).map((file) => file.replace('.json', ''));
  let isBuild = false;
  const firstIds = new Map<Reader, ReadonlySet<string>>();
  const isFirst = (reader: Reader, id: string): boolean => {
    if (!isBuild) return true;
    const known =
      firstIds.get(reader) ??
      usedMessages(
        web,
        firstModules[reader],
        filesOf().flatMap((name) => Object.keys(read(root, 'en', name))),
      );
    firstIds.set(reader, known);
    return known.has(id);
  };
  const contains: Record<Part, (file: string, id: string) => boolean> = {
    guest: (file, id) => (isBuild ? isFirst('guest', id) : guestFiles.includes(file)),
    outside: (file, id) => guestFiles.includes(file) && !isFirst('guest', id),
    first: (_, id) => isFirst('member', id),
    rest: (_, id) => !isFirst('member', id),
  };
  return {
    name: 'baton:messages',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: {
      filter: { id: /^virtual:messages\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:messages\// },
      handler(id) {
        const [locale = 'en', part] = id.slice(1 + prefix.length).split('/');
        const belongs = contains[part as Part];
        const entries = filesOf().flatMap((file) => {
          for (const language of new Set([locale, 'en']))
            this.addWatchFile(join(root, language, `${file}.json`));
          const translated = read(root, locale, file);
          return Object.entries(read(root, 'en', file))
            .filter(([key]) => belongs(file, key))
            .map(([key, english]) => {
              const message = translated[key] ?? english;
              return `${JSON.stringify(key)}:${compile(key, message)}`;
            });
        });
        return `const s=(value)=>[{type:0,value}];\nexport default {${entries.join(',\n')}};\n`;
      },
    },
  };
}
