import type { ImportSource } from '../../fields/rows/source/import-source.ts';

/** Returns true for an exported blueprint, as opposed to a plan with rows. */
export const isBlueprintFile = ({ fileName, text }: ImportSource): boolean =>
  text === null && fileName.toLowerCase().endsWith('.json');

/** Returns the text of the file. */
export const textOfSource = ({ data, text }: ImportSource): string =>
  text ?? new TextDecoder().decode(Uint8Array.from(atob(data ?? ''), (one) => one.charCodeAt(0)));
