/** Returns the parameters of a value. Lists repeat their name, and objects have brackets. */
const entriesOf = (name: string, value: unknown): readonly (readonly [string, string])[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => entriesOf(name, item));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => entriesOf(`${name}[${key}]`, inner));
  return [[name, String(value)]];
};

/** Returns a query string as Baton reads it: `status=A&status=B&due[range]=TODAY`. */
export const bracketQuery = (query: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      entriesOf(name, value).map(([key, text]) => [key, text]),
    ),
  ).toString();
