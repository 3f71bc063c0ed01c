import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { artifacts } from './artifacts.ts';
import { writeClientTypes } from './client-types.ts';
import { compileRelay } from './compile-relay.ts';

// Writes all generated files: those in git, and those that git ignores: the
// types of the client and the compiled GraphQL documents.
const root = path.resolve(import.meta.dirname, '..');

for (const { file, generate } of artifacts) {
  const text = await generate();
  const target = path.join(root, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`wrote ${file}`);
}

await writeClientTypes();
compileRelay();
await import('./state-diagrams.ts');
