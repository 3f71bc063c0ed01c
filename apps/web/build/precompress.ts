import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text files except flags, which are too small for compression. */
const compressible = /^(?!flags[\\/]).*\.(?:js|css|html|svg|json)$/;

/**
 * Writes a compressed .br and .gz file next to each text file, so that the server needn't compress
 * responses.
 */
export function precompress(): Plugin {
  return {
    name: 'baton:precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => compressible.test(name))
          .map(async (name) => {
            const file = join(dir, name);
            const bytes = await readFile(file);
            const [small, smaller] = await Promise.all([
              promisify(gzip)(bytes, { level: 9 }),
              promisify(brotliCompress)(bytes, {
                params: {
                  [constants.BROTLI_PARAM_QUALITY]: 11,
                  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
                },
              }),
            ]);
            await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
          }),
      );
    },
  };
}
