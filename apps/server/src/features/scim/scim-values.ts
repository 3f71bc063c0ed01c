import { badRequest } from './scim-error.ts';

/** A JSON object of a request. Only own properties count, whatever they are called. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an own property by its name, ignoring case, as SCIM attribute names do. */
export const read = (object: JsonObject, name: string): unknown => {
  const wanted = name.toLowerCase();
  const key = Object.keys(object).find((one) => one.toLowerCase() === wanted);
  return key === undefined ? undefined : object[key];
};

/** Returns a text. Null and an empty text mean that there is none. */
export const textOf = (value: unknown, path: string): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'string') throw badRequest('invalidValue', `${path} must be a text.`);
  return value;
};

/** Returns a truth value. Some directories send it as text. */
export const booleanOf = (value: unknown, path: string): boolean => {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  if (word === 'true' || word === 'false') return word === 'true';
  throw badRequest('invalidValue', `${path} must be true or false.`);
};

/** Returns the items of a multi-valued attribute. One object counts as a list of one. */
export const itemsOf = (value: unknown, path: string): readonly JsonObject[] => {
  const items = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  if (!items.every(isObject)) throw badRequest('invalidValue', `${path} must contain objects.`);
  return items;
};
