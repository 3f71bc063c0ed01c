/** A parameter in the format that is sent to the database: text, bytes, or NULL. */
export type WireValue = string | Buffer | null;

const element = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return arrayText(value);
  return `"${String(toText(value)).replaceAll(/["\\]/g, '\\$&')}"`;
};

const arrayText = (values: readonly unknown[]): string => `{${values.map(element).join(',')}}`;

const toText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
};

/**
 * Returns a JavaScript value in PostgreSQL's text format: lists as arrays, dates as ISO 8601, other
 * objects as JSON.
 */
export const toWire = (value: unknown): WireValue => {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return value;
  if (Array.isArray(value)) return arrayText(value);
  return toText(value);
};
