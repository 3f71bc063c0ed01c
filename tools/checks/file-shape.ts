import path from 'node:path';
import { isGenerated, sourceFiles } from './source-files.ts';

const longest = { source: 400, test: 800 };
/** Files of a folder, without tests. */
const mostFiles = 20;
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
const forbidden = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'general'];
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;
/** Names that tools prescribe or that repeat on purpose. */
const shared = new Set(['index.ts', 'vite.config.ts', 'vitest.config.ts', 'main.ts', 'main.tsx']);

const nameFaults = (file: string): readonly string[] => {
  const base = path.posix.basename(file).replace(/\.(d\.)?[cm]?tsx?$|\.mjs$|\.css$/, '');
  const folders = path.posix.dirname(file).split('/');
  const words = [...folders, ...base.split('.')];
  const bad = words.find((word) => forbidden.includes(word));
  return [
    ...(bad === undefined
      ? []
      : [`${file}: "${bad}" has no meaning, name the file after its purpose`]),
    ...(folders.includes('types')
      ? [`${file}: types belong next to the code that they describe`]
      : []),
    ...(kebabCase.test(base) ? [] : [`${file}: names are kebab-case`]),
  ];
};

/** Checks names and sizes of files and folders, and that names are unique. */
export const checkFileShape = async (root: string): Promise<readonly string[]> => {
  const files = sourceFiles(root, /\.(tsx?|mjs|css)$/).filter((file) => !isGenerated(file.path));
  const places = new Map<string, string[]>();
  const findings: string[] = [];
  for (const { path: file, text } of files) {
    findings.push(...nameFaults(file));
    const base = path.posix.basename(file);
    if (!shared.has(base)) places.set(base, [...(places.get(base) ?? []), file]);
    const lines = text.split('\n').length - 1;
    const limit = isTest(file) ? longest.test : longest.source;
    if (lines > limit) findings.push(`${file}: ${lines} lines, the limit is ${limit}`);
  }
  const folders = Map.groupBy(
    files.filter(({ path: file }) => !isTest(file)),
    ({ path: file }) => path.posix.dirname(file),
  );
  for (const [folder, { length }] of folders)
    if (length > mostFiles) findings.push(`${folder}: ${length} files, the limit is ${mostFiles}`);
  for (const [base, where] of places) {
    if (where.length > 1)
      findings.push(`${base} is the name of ${where.length} files: ${where.join(', ')}`);
  }
  return findings;
};
