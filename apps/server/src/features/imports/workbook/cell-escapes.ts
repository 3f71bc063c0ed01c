/**
 * Decodes characters that XML can't contain: `_x000D_` is a line break, `_x005F_` an underscore.
 */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
