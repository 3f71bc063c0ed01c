import type { z } from 'zod';
import { fail, ok, refuse, type Refusal, type Result } from '../core/refusal.ts';

/** Most refusals of one document. */
const mostRefusals = 20;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a path as the rules of documents name it: items of lists by their key, and lists of a
 * patch by what they contain, such as `tasks.<key>.name`.
 */
const placeAt = (document: unknown, path: readonly PropertyKey[]): string => {
  let value = document;
  const names = path.map((step, depth) => {
    value = Reflect.get(Object(value), step);
    if (typeof step === 'number') return isRecord(value) ? String(value['key'] ?? step) : step;
    const list = depth === 0 ? /^(?:put|remove)(\w)(\w*)$/.exec(String(step)) : null;
    return list === null ? String(step) : `${list[1]?.toLowerCase()}${list[2]}`;
  });
  return names.join('.');
};

const refusalsOf = (issue: z.core.$ZodIssue, document: unknown): readonly Refusal[] => {
  const place = placeAt(document, issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        refuse('RequestInvalid', { detail: key }, [place, key].filter(Boolean).join('.')),
      );
    case 'too_big': {
      const max = Number(issue.maximum);
      const value: unknown = issue.path.reduce<unknown>(
        (inner, step) => Reflect.get(Object(inner), step),
        document,
      );
      return [
        Array.isArray(value)
          ? refuse('TooMany', { count: value.length, max }, place)
          : refuse('TooLong', { max }, place),
      ];
    }
    default: {
      const last = String(issue.path.at(-1) ?? '');
      const parent: unknown = issue.path
        .slice(0, -1)
        .reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), document);
      return [
        isRecord(parent) && parent[last] == null
          ? refuse('Required', {}, place)
          : refuse('RequestInvalid', { detail: last }, place),
      ];
    }
  }
};

/** Returns a document of the schema, or why it isn't one, with the place of each error. */
export const parseDocument = <T>(schema: z.ZodType<T>, document: unknown): Result<T> => {
  const parsed = schema.safeParse(document);
  if (parsed.success) return ok(parsed.data);
  const [first, ...rest] = parsed.error.issues
    .flatMap((issue) => refusalsOf(issue, document))
    .slice(0, mostRefusals);
  return fail(first ?? refuse('RequestInvalid', { detail: '' }), ...rest);
};
