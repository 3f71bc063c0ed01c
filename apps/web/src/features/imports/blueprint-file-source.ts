import type { ImportSource } from '../../fields/rows/import-source.ts';

/** Whether it is what a workspace has written of a blueprint, and no plan to be read row by row. */
export const isBlueprintFile = ({ fileName, text }: ImportSource): boolean =>
  text === null && fileName.toLowerCase().endsWith('.json');

/** What the file says. */
export const textOfSource = ({ data, text }: ImportSource): string =>
  text ?? new TextDecoder().decode(Uint8Array.from(atob(data ?? ''), (one) => one.charCodeAt(0)));
