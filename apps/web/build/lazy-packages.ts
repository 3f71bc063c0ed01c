import type { Plugin } from 'vite';

/** Large packages, each with the only modules that are allowed to load it. */
const doors: Readonly<Record<string, readonly string[]>> = {
  'libphonenumber-js': ['ui/phone-input/phone-book.ts', 'field/kinds/text/phone-numbers.ts'],
  'prosemirror-view': ['ui/rich-text/rich-text-surface.tsx'],
  '@xyflow/react': ['blueprints/diagram/diagram-canvas.tsx', 'workflows/diagram/live-canvas.tsx'],
};

export interface BuiltChunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  /** Chunks that the browser loads together with this chunk. */
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** Returns one line for each chunk that loads a heavy package but isn't allowed to. */
export const carriedAlong = (chunks: readonly BuiltChunk[]): readonly string[] => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: BuiltChunk): ReadonlySet<BuiltChunk> => {
    const found = new Set([chunk]);
    for (const one of found)
      for (const name of one.imports) {
        const next = byName.get(name);
        if (next !== undefined) found.add(next);
      }
    return found;
  };
  return chunks
    .filter(({ facadeModuleId }) => facadeModuleId !== null)
    .flatMap((chunk) => {
      const modules = [...withImports(chunk)].flatMap(({ moduleIds }) => moduleIds);
      return Object.entries(doors)
        .filter(([, allowed]) => !allowed.some((door) => chunk.facadeModuleId?.endsWith(door)))
        .filter(([name]) => modules.some((id) => id.includes(`/node_modules/${name}/`)))
        .map(([name]) => `${chunk.facadeModuleId ?? chunk.fileName} brings ${name} along`);
    });
};

/** Fails a build in which a screen loads a heavy package that few people need. */
export const lazyPackages = (): Plugin => ({
  name: 'baton:lazy-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const faults = carriedAlong(chunks);
    if (faults.length > 0) this.error(faults.join('\n'));
  },
});
