import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import {
  bundleFolder,
  bundleStamp,
  isBundleCurrent,
  serverSource,
  sourceState,
} from './server-bundle.ts';

/** Packages of many small files that every start needs. All others are loaded from their folders. */
const bundled =
  /^(?:@baton|@pothos|graphql|graphql-jit|zod|libphonenumber-js|(?:mdast|unist)-util-[\w-]+|micromark[\w-]*)(?:\/|$)/;

const isExternal = (id: string): boolean => !/^[./]/.test(id) && !bundled.test(id);

/**
 * Keeps the paths of files that the sources name, such as migrations and worker programs, correct
 * in the bundle.
 */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/** Bundles the server if its sources changed, because thousands of small files start slowly. */
export const buildServer = async (): Promise<void> => {
  if (isBundleCurrent()) return;
  const state = sourceState();
  const bundle = await rolldown({
    input: { main: serverSource },
    platform: 'node',
    external: isExternal,
    plugins: [keepPlaces],
  });
  await bundle.write({
    dir: bundleFolder,
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    keepNames: true,
  });
  await bundle.close();
  writeFileSync(bundleStamp, state);
};
