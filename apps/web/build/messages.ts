import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { usedMessages } from './used-messages.ts';

const prefix = 'virtual:messages/';
/** Message files that a person needs before signing in. */
const guestFiles = ['session', 'ui', 'errors'];
/** Modules of the screens that people open first. */
const firstModules = [
  'app/member-app.tsx',
  'screens/my-tasks/my-tasks-screen.tsx',
  'screens/home/home-screen.tsx',
];

type Part = 'guest' | 'first' | 'rest';
type Catalog = Readonly<Record<string, string>>;

const read = (root: string, locale: string, name: string): Catalog => {
  try {
    return JSON.parse(readFileSync(join(root, locale, `${name}.json`), 'utf8')) as Catalog;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};

const compile = (id: string, message: string): string => {
  let elements: MessageFormatElement[];
  try {
    elements = parse(message, { captureLocation: false });
  } catch (error) {
    throw new Error(`message ${id}: ${String(error)}: ${message}`, { cause: error });
  }
  const [only] = elements;
  return elements.length === 1 && only?.type === 0
    ? `s(${JSON.stringify(only.value)})`
    : JSON.stringify(elements);
};

/**
 * `virtual:messages/<locale>/<part>`: messages of one locale, parsed while building, so that the
 * browser doesn't need an ICU parser. English replaces a missing translation. The parts are `guest`
 * before sign-in, `first` for the screens that people open first, and `rest`. In development, all
 * messages after sign-in are in `first`.
 */
export function messages(web: string): Plugin {
  const root = join(web, 'src/locales');
  const filesOf = (): readonly string[] =>
    readdirSync(join(root, 'en')).map((file) => file.replace('.json', ''));
  let isBuild = false;
  let firstIds: ReadonlySet<string> | null = null;
  const partOf = (file: string, id: string): Part => {
    if (guestFiles.includes(file)) return 'guest';
    if (!isBuild) return 'first';
    firstIds ??= usedMessages(
      web,
      firstModules,
      filesOf().flatMap((name) => Object.keys(read(root, 'en', name))),
    );
    return firstIds.has(id) ? 'first' : 'rest';
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
        const entries = filesOf().flatMap((file) => {
          for (const language of new Set([locale, 'en']))
            this.addWatchFile(join(root, language, `${file}.json`));
          const translated = read(root, locale, file);
          return Object.entries(read(root, 'en', file))
            .filter(([key]) => partOf(file, key) === part)
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
