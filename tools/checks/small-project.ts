import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Content of files by path, relative to the root. */
export type Files = Readonly<Record<string, string>>;

const copied = [
  'tsconfig.base.json',
  'tsconfig.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'knip.json',
  'packages/domain/tsconfig.json',
  'packages/fixtures/tsconfig.json',
  'packages/client/tsconfig.json',
  'apps/server/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/relay.config.json',
];

const manifest = (name: string): string =>
  `${JSON.stringify({ name, version: '0.0.0', private: true, type: 'module' }, null, 2)}\n`;

/** The smallest correct project with the folders and configuration of this one. */
const sound: Files = {
  'package.json': manifest('baton'),
  'packages/domain/package.json': manifest('@baton/domain'),
  'packages/domain/src/core/word.ts':
    'export const word = (text: string): string => text.trim();\n',
  'packages/fixtures/package.json': manifest('@baton/fixtures'),
  'packages/fixtures/src/sample.ts': "export const sample = 'sample';\n",
  'packages/client/package.json': manifest('@baton/client'),
  'packages/client/src/client.ts': 'export const client = 1;\n',
  'apps/server/package.json': manifest('@baton/server'),
  'apps/server/src/main.ts':
    "import { greet } from './features/hall/index.ts';\n\nprocess.stdout.write(greet('you'));\n",
  'apps/server/src/schema.ts': "export const schema = 'type Query { word: String }';\n",
  'apps/server/src/platform/port.ts': 'export const port = 1;\n',
  'apps/server/src/features/hall/index.ts': "export { greet } from './greet.ts';\n",
  'apps/server/src/features/hall/greet.ts':
    "import { port } from '../../platform/port.ts';\n\nexport const greet = (name: string): string => `${name} ${port}`;\n",
  'apps/web/package.json': manifest('@baton/web'),
  'apps/web/index.html':
    '<!doctype html>\n<script type="module" src="/src/app/main.tsx"></script>\n',
  'apps/web/src/app/main.tsx':
    "import { label } from '../lib/label.ts';\n\nconst t = (key: string): string => key;\ndocument.title = label(t('app.title'));\n",
  'apps/web/src/lib/label.ts': 'export const label = (text: string): string => `${text}.`;\n',
  'apps/web/src/locales/en/app.json': '{ "app.title": "Hello {name}" }\n',
  'apps/web/src/locales/de/app.json': '{ "app.title": "Hallo {name}" }\n',
  'bench/bench.ts': 'export const runs = 1;\n',
  'e2e/story.ts': 'export const story = 1;\n',
  'tools/tool.ts': 'process.stdout.write(String(1));\n',
  'schema.graphql': '"Queries."\ntype Query {\n  "A word. Null without one."\n  word: String\n}\n',
};

export const writeFiles = (root: string, files: Files): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
};

/** Creates the small project in a temporary folder, adds the files, and calls back with it. */
export const withSmallProject = async <T>(
  original: string,
  files: Files,
  work: (root: string) => Promise<T>,
): Promise<T> => {
  const root = mkdtempSync(path.join(tmpdir(), 'baton-planted-'));
  try {
    for (const name of copied) {
      cpSync(path.join(original, name), path.join(root, name), { recursive: true });
    }
    symlinkSync(path.join(original, 'node_modules'), path.join(root, 'node_modules'));
    mkdirSync(path.join(root, 'apps/web/src/__generated__'), { recursive: true });
    writeFiles(root, { ...sound, ...files });
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
