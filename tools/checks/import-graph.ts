import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { sourceFiles, type SourceFile } from './source-files.ts';

/** One import or re-export. `to` is a project file, `npm:name`, or `node:name`. */
export interface Edge {
  readonly from: string;
  readonly to: string;
}

export interface Module {
  readonly path: string;
  readonly edges: readonly Edge[];
  /** Exported names, without star exports. */
  readonly exports: readonly string[];
  readonly hasStarExport: boolean;
}

const packageName = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const resolve = (root: string, from: string, specifier: string): string => {
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
    const tried = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`];
    return tried.find((file) => /\.\w+$/.test(file) && existsSync(path.join(root, file))) ?? target;
  }
  const own = /^@baton\/(domain|fixtures)\/(.+)$/.exec(specifier);
  if (own) return `packages/${own[1]}/src/${own[2]}.ts`;
  return specifier.startsWith('node:') ? specifier : `npm:${packageName(specifier)}`;
};

const readModule = (root: string, file: SourceFile): Module => {
  const { module } = parseSync(file.path, file.text);
  const quoted = module.dynamicImports.map(({ moduleRequest }) =>
    file.text.slice(moduleRequest.start, moduleRequest.end),
  );
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const specifiers = [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
    ...quoted.flatMap((text) => (/^['"`][^$]*['"`]$/.test(text) ? [text.slice(1, -1)] : [])),
  ];
  return {
    path: file.path,
    edges: [...new Set(specifiers)].map((specifier) => ({
      from: file.path,
      to: resolve(root, file.path, specifier),
    })),
    exports: entries.flatMap((entry) => (entry.exportName.name ? [entry.exportName.name] : [])),
    hasStarExport: entries.some((entry) => entry.exportName.kind === 'None'),
  };
};

export const readModules = (root: string): readonly Module[] =>
  sourceFiles(root, /\.tsx?$/).map((file) => readModule(root, file));

/** Returns groups of modules that import each other in a cycle (Tarjan). */
export const cyclesOf = (modules: readonly Module[]): readonly (readonly string[])[] => {
  const edges = new Map(
    modules.map((module) => [module.path, module.edges.map((edge) => edge.to)]),
  );
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): void => {
    const at = index.size;
    index.set(node, at);
    low.set(node, at);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!edges.has(next)) continue;
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? at, low.get(next) ?? at));
    }
    if (low.get(node) !== at) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1 || (edges.get(node) ?? []).includes(node)) cycles.push(group);
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return cycles;
};
