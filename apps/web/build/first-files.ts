import type { Plugin, Rolldown } from 'vite';
import { guestPages } from '../src/app/guest/guest-address.ts';
import { localeNames, type LocaleName } from '../src/lib/i18n/locales.ts';

type Bundle = Rolldown.OutputBundle;

/** Pages that people open first, each with the modules that it loads after the entry. */
const pages = {
  guest: (locale: LocaleName) => [`virtual:messages/${locale}/guest`, 'app/guest/guest-app.tsx'],
  member: (locale: LocaleName) => [
    `virtual:messages/${locale}/first`,
    'app/member-app.tsx',
    'screens/my-tasks/my-tasks-screen.tsx',
  ],
  home: (locale: LocaleName) => [
    `virtual:messages/${locale}/first`,
    'app/member-app.tsx',
    'screens/home/home-screen.tsx',
  ],
} as const;
export type FirstPage = keyof typeof pages;

export const entryModule = 'index.html';

export const modulesOf = (page: FirstPage, locale: LocaleName): readonly string[] =>
  pages[page](locale);

/** Returns the files of these modules: scripts with everything that they import, and styles. */
export const filesOf = (bundle: Bundle, modules: readonly string[]): ReadonlySet<string> => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set(
    modules.flatMap((module) => {
      const found = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (found.length === 0) throw new Error(`No script contains ${module}.`);
      return found.map(({ fileName }) => fileName);
    }),
  );
  for (const name of files) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const other of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])])
      files.add(other);
  }
  return files;
};

/**
 * Writes `first-files.json`: for each first page and language, the files that it loads in addition to
 * those of the HTML page. The server adds them to the page, so that they load together with the entry.
 */
export const firstFiles = (): Plugin => ({
  name: 'baton:first-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const known = filesOf(bundle, [entryModule]);
    const namesOf = (page: FirstPage, locale: LocaleName) =>
      [...filesOf(bundle, modulesOf(page, locale))].filter((name) => !known.has(name));
    const perLocale = (page: FirstPage) =>
      Object.fromEntries(localeNames.map((locale) => [locale, namesOf(page, locale)]));
    const files = Object.fromEntries(
      (['guest', 'member', 'home'] as const).map((page) => [page, perLocale(page)]),
    );
    this.emitFile({
      type: 'asset',
      fileName: 'first-files.json',
      source: JSON.stringify({ guestPaths: ['/login', '/first-run', ...guestPages], files }),
    });
  },
});
