import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['apps/server/src', 'packages/domain/src', 'packages/fixtures/src'];

export const bundleFolder = path.join(root, 'apps/server/dist');
/** Records the sources of the bundle. */
export const bundleStamp = path.join(bundleFolder, '.sources');
export const serverSource = path.join(root, 'apps/server/src/main.ts');

/** Returns the names, times, and sizes of the sources. Reading their content takes too long. */
export const sourceState = (): string => {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(folder, file)),
  );
  return ['package-lock.json', 'tools/build/build-server.ts', ...files]
    .toSorted()
    .map((file) => {
      const { mtimeMs, size } = statSync(path.join(root, file));
      return `${file} ${mtimeMs} ${size}\n`;
    })
    .join('');
};

const builtFrom = (): string | null => {
  try {
    return readFileSync(bundleStamp, 'utf8');
  } catch {
    return null;
  }
};

/** Returns whether the bundle was built from the present sources. */
export const isBundleCurrent = (): boolean => builtFrom() === sourceState();

/** Returns the program of the server: the bundle, or the sources if they changed since. */
export const serverEntry = (): string =>
  isBundleCurrent() ? path.join(bundleFolder, 'main.mjs') : serverSource;
