/** A number with more digits than a JavaScript number can represent, such as an id above 2^53. */
export class ExactNumber {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

const isKept = (value: number, source: string): boolean => {
  const [mantissa = ''] = source.toLowerCase().split('e');
  const significant = mantissa.replace(/^[-0.]+/, '').replace('.', '');
  if (!Number.isFinite(value)) return false;
  return significant.length <= 15 || (/^-?\d+$/.test(source) && BigInt(value) === BigInt(source));
};

/** Parses JSON. A number that would lose digits becomes an `ExactNumber`. Throws a SyntaxError. */
export const parseExactJson = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown, context?: { readonly source?: string }): unknown =>
    typeof value === 'number' && context?.source !== undefined && !isKept(value, context.source)
      ? new ExactNumber(context.source)
      : value,
  );

/** Writes a value as JSON, with all digits of each `ExactNumber`. */
export const writeExactJson = (value: unknown): string => {
  if (value instanceof ExactNumber) return value.digits;
  if (Array.isArray(value)) return `[${value.map(writeExactJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}:${writeExactJson(item)}`,
  );
  return `{${entries.join(',')}}`;
};
