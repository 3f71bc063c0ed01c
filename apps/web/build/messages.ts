import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const prefix = 'virtual:messages/';
/** What a person needs before signing in; the rest is loaded with the application. */
const guestNamespaces = ['session', 'ui', 'errors'];

type Catalogue = Record<string, string>;

const read = (root: string, locale: string, namespace: string): Catalogue => {
  try {
    return JSON.parse(readFileSync(join(root, locale, `${namespace}.json`), 'utf8')) as Catalogue;
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
 * `virtual:messages/<locale>/<guest|member>`: the messages of one locale, parsed while
 * building, so that the browser carries no ICU parser. A key that a locale lacks is
 * filled from English here; one request brings a whole language.
 */
export function messages(localesRoot: string): Plugin {
  return {
    name: 'baton:messages',
    resolveId: {
      filter: { id: /^virtual:messages\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:messages\// },
      handler(id) {
        const [locale = 'en', part = 'member'] = id.slice(1 + prefix.length).split('/');
        const all = readdirSync(join(localesRoot, 'en')).map((file) => file.replace('.json', ''));
        const namespaces = all.filter(
          (name) => guestNamespaces.includes(name) === (part === 'guest'),
        );
        const entries = namespaces.flatMap((namespace) => {
          for (const of of new Set([locale, 'en'])) {
            this.addWatchFile(join(localesRoot, of, `${namespace}.json`));
          }
          const translated = read(localesRoot, locale, namespace);
          return Object.entries(read(localesRoot, 'en', namespace)).map(([key, english]) => {
            const message = translated[key] ?? english;
            return `${JSON.stringify(key)}:${compile(key, message)}`;
          });
        });
        return `const s=(value)=>[{type:0,value}];\nexport default {${entries.join(',\n')}};\n`;
      },
    },
  };
}
