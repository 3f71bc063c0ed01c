const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares object keys at the top levels. Deeper values can have several types. */
const isLike = (stored: unknown, model: unknown, depth: number): boolean => {
  if (stored === undefined) return model === undefined;
  if (Array.isArray(model)) return Array.isArray(stored);
  if (!isObject(model))
    return (
      model === undefined || model === null || stored === null || typeof stored === typeof model
    );
  if (!isObject(stored)) return false;
  if (depth === 0) return true;
  const parts = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(model).every(([key, part]: readonly [string, unknown]) =>
    isLike(parts.get(key), part, depth - 1),
  );
};

/** Returns true if the stored content has the parts of the model. Another release may have others. */
export const hasShape = <Model>(stored: unknown, model: Model): stored is Model =>
  stored !== null && isLike(stored, model, 2);
