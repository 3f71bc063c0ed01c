import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';
import { entryModule, filesOf, modulesOf, type FirstPage } from './first-files.ts';

interface Budget {
  readonly name: string;
  readonly page: FirstPage;
  /** Compressed kilobytes of its scripts, styles, and font. */
  readonly kilobytes: number;
}

const budgets: readonly Budget[] = [
  { name: 'Sign-in', page: 'guest', kilobytes: 115 },
  { name: 'My tasks', page: 'member', kilobytes: 236 },
];

const font = /inter-latin-wght-normal-[^/]*\.woff2$/;

const compressed = async (source: string | Uint8Array): Promise<number> =>
  (await promisify(brotliCompress)(source)).length;

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
    const fonts = Object.keys(bundle).filter((name) => font.test(name));
    for (const { name: title, page, kilobytes: budget } of budgets) {
      const modules = [entryModule, ...modulesOf(page, 'en')];
      const files = [...filesOf(bundle, modules), ...fonts];
      for (const name of files) if (!sizes.has(name)) sizes.set(name, sizeOf(name));
      const known = await Promise.all(files.map((name) => sizes.get(name) ?? Promise.resolve(0)));
      const bytes = known.reduce((sum, size) => sum + size, 0);
      const kilobytes = Math.ceil(bytes / 1000);
      if (kilobytes > budget)
        this.error(`${title} has ${kilobytes} kB. Its budget is ${budget} kB.`);
      else this.info(`${title}: ${kilobytes} of ${budget} kB`);
    }
  },
});
