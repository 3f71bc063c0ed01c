import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = join(
  dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json'))),
  '3x2',
);
/** Two letters are a country; parts of countries have longer names. */
const countryFile = /^[A-Z]{2}\.svg$/;

/** The flags of all countries at `/flags/{iso2}.svg`, in lower case: built as files, served in development. */
export function flags(): Plugin {
  return {
    name: 'baton:flags',
    configureServer({ middlewares }) {
      middlewares.use('/flags', (request, response, next) => {
        const name = (request.url ?? '').slice(1).toUpperCase().replace('.SVG', '.svg');
        if (!countryFile.test(name)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(join(folder, name)));
      });
    },
    generateBundle() {
      for (const name of readdirSync(folder).filter((file) => countryFile.test(file))) {
        this.emitFile({
          type: 'asset',
          fileName: `flags/${name.toLowerCase()}`,
          source: readFileSync(join(folder, name)),
        });
      }
    },
  };
}
