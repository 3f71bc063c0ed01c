import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { pdfFonts } from './pdf-fonts.ts';
import type { TypesetAnswer, TypesetOrder } from './typesetter.ts';

/** A missing folder, so that templates can't read files. */
const NO_FOLDER = '/nonexistent';

type Prepare = (data: string) => string;

const isPrepared = (module: unknown): module is { readonly prepare: Prepare } =>
  typeof module === 'object' &&
  module !== null &&
  'prepare' in module &&
  typeof module.prepare === 'function';

const prepared = async ({ data, prepare }: TypesetOrder): Promise<string> => {
  if (prepare === null) return data;
  const module: unknown = await import(pathToFileURL(prepare).href);
  if (!isPrepared(module)) throw new Error(`${prepare} exports no prepare function`);
  return module.prepare(data);
};

const typeset = ({ template, images, at }: TypesetOrder, data: string): Buffer => {
  const compiler = NodeCompiler.create({
    workspace: NO_FOLDER,
    fontArgs: [{ fontPaths: [...pdfFonts()] }],
  });
  /** Returns true if the image can be drawn. A broken image is left out. */
  const isDrawable = (name: string): boolean =>
    compiler.compile({ mainFileContent: `#image("${name}")` }).result !== null;
  const drawable = Object.entries(images).flatMap(([name, content]) => {
    compiler.mapShadow(`${NO_FOLDER}/${name}`, Buffer.from(content));
    return isDrawable(name) ? [name] : [];
  });
  const { result, ...failed } = compiler.compile({
    mainFileContent: template,
    inputs: { data, images: JSON.stringify(drawable) },
  });
  if (result === null) throw new Error(JSON.stringify(failed));
  return compiler.pdf(result, { creationTimestamp: Math.floor(at / 1000) });
};

const answer = (message: TypesetAnswer): void => {
  // The process exits after its response, so that no fonts stay in memory.
  process.send?.(message, () => process.exit(0));
};

// If memory runs out, the system kills this process before the server.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not Linux.
}

const work = async (order: TypesetOrder): Promise<TypesetAnswer> => {
  try {
    return { pdf: typeset(order, await prepared(order)) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', (order: TypesetOrder) => {
  void work(order).then(answer);
});
