import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface Page {
  readonly name: string;
  /** Modules that the page loads, each with everything that it imports. */
  readonly modules: readonly string[];
  /** Compressed kilobytes of its scripts, styles, and font. */
  readonly kilobytes: number;
}

const font = /inter-latin-wght-normal-[^/]*\.woff2$/;
const entry = 'index.html';
const guestMessages = 'virtual:messages/en/guest';

const pages: readonly Page[] = [
  { name: 'Sign-in', modules: [entry, guestMessages], kilobytes: 135 },
  {
    name: 'My tasks',
    modules: [
      entry,
      guestMessages,
      'virtual:messages/en/first',
      'app/member-app.tsx',
      'screens/my-tasks/my-tasks-screen.tsx',
    ],
    kilobytes: 300,
  },
];

type Bundle = Rolldown.OutputBundle;

const compressed = async (source: string | Uint8Array): Promise<number> =>
  (await promisify(brotliCompress)(source)).length;

/** Returns the files that a page loads: chunks with their imports and styles, and the font. */
const filesOf = (bundle: Bundle, { modules }: Page): ReadonlySet<string> => {
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
  const fonts = Object.keys(bundle).filter((name) => font.test(name));
  return new Set([...files, ...fonts]);
};

/** Refuses a build in which a first page is larger than its budget. */
export const byteBudgets = (): Plugin => ({
  name: 'baton:byte-budgets',
  apply: 'build',
  async generateBundle(_, bundle) {
    const sizes = new Map<string, Promise<number>>();
    const sizeOf = (name: string): Promise<number> => {
      const file = bundle[name];
      if (file === undefined) return Promise.resolve(0);
      if (file.type === 'asset' && font.test(name)) return Promise.resolve(file.source.length);
      return compressed(file.type === 'chunk' ? file.code : file.source);
    };
    for (const page of pages) {
      const files = [...filesOf(bundle, page)];
      for (const name of files) if (!sizes.has(name)) sizes.set(name, sizeOf(name));
      const known = await Promise.all(files.map((name) => sizes.get(name) ?? Promise.resolve(0)));
      const bytes = known.reduce((sum, size) => sum + size, 0);
      const kilobytes = Math.ceil(bytes / 1000);
      if (kilobytes > page.kilobytes)
        this.error(`${page.name} has ${kilobytes} kB. Its budget is ${page.kilobytes} kB.`);
      else this.info(`${page.name}: ${kilobytes} of ${page.kilobytes} kB`);
    }
  },
});
