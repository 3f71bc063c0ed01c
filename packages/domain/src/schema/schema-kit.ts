import { z } from 'zod';

/**
 * Parts of schemas. Each schema is checked against its type: it needs every property and every
 * value, and can't have others.
 */

/** A schema for each property. */
export type Shape<T> = { readonly [Name in keyof T]-?: z.ZodType<Required<T>[Name]> };
/** Values of properties that can be missing. */
type Defaults<T> = { readonly [Name in keyof T]?: T[Name] };

/** Properties that the type allows to be missing. */
type OptionalNames<T> = {
  [Name in keyof T]-?: object extends Pick<T, Name> ? Name : never;
}[keyof T];

type Parts = Readonly<Record<string, z.ZodType>>;

const withDefaults = (
  shape: Parts,
  defaults: Readonly<Record<string, unknown>>,
  optional: readonly string[],
): Parts =>
  Object.fromEntries(
    Object.entries(shape).map(([name, part]) => {
      if (Object.hasOwn(defaults, name)) return [name, part.default(defaults[name])];
      return [name, optional.includes(name) ? part.optional() : part];
    }),
  );

/** Returns the schema of an object. Other properties are refused, missing ones get their default. */
export function object<T extends object>(
  shape: Shape<T>,
  defaults?: Defaults<T>,
  optional?: readonly OptionalNames<T>[],
): z.ZodType<T>;
export function object(
  shape: Parts,
  defaults: Readonly<Record<string, unknown>> = {},
  optional: readonly string[] = [],
): z.ZodType {
  return z.strictObject(withDefaults(shape, defaults, optional));
}

/** Returns the schema of an object with only some of the properties. */
export function partial<T extends object>(shape: Shape<T>): z.ZodType<Partial<T>>;
export function partial(shape: Parts): z.ZodType {
  return z.strictObject(withDefaults(shape, {}, Object.keys(shape)));
}

interface Tagged {
  readonly kind: string;
}
type VariantParts<T extends Tagged> = {
  readonly [Kind in T['kind']]: {
    readonly shape: Shape<Omit<Extract<T, { readonly kind: Kind }>, 'kind'>>;
    readonly defaults?: Defaults<Omit<Extract<T, { readonly kind: Kind }>, 'kind'>>;
    readonly optional?: readonly OptionalNames<Extract<T, { readonly kind: Kind }>>[];
  };
};

/** Returns the schema of a union whose members differ by `kind`. */
export function variants<T extends Tagged>(parts: VariantParts<T>): z.ZodType<T>;
export function variants(
  parts: Readonly<
    Record<
      string,
      { shape: Parts; defaults?: Readonly<Record<string, unknown>>; optional?: readonly string[] }
    >
  >,
): z.ZodType {
  const [first, ...rest] = Object.entries(parts).map(
    ([kind, { shape, defaults = {}, optional = [] }]) =>
      z.strictObject({ kind: z.literal(kind), ...withDefaults(shape, defaults, optional) }),
  );
  return first === undefined ? z.never() : z.discriminatedUnion('kind', [first, ...rest]);
}

/** Returns the schema of one of several values, with what each of them means. */
export function oneOf<T extends string>(meanings: Readonly<Record<T, string>>): z.ZodType<T>;
export function oneOf(meanings: Readonly<Record<string, string>>): z.ZodType {
  const text = Object.entries(meanings).map(([value, meaning]) => `${value}: ${meaning}`);
  return z.enum(Object.keys(meanings)).describe(text.join(' '));
}

/** Returns the schema of an id or key. */
export function id<T extends string>(description: string): z.ZodType<T>;
export function id(description: string): z.ZodType {
  return z.string().max(100).describe(description);
}

/** Longest text that the rules of its document don't limit. */
const longestText = 100_000;

export const text = z.string().max(longestText);
export const flag = z.boolean();
export const number = z.number();
export const integer = z.int();

/** Most items of a list that the rules of its document don't limit. */
const mostItems = 20_000;

export const list = <T>(item: z.ZodType<T>): z.ZodType<readonly T[]> =>
  z.array(item).max(mostItems);

/** Returns the schema of an object with any keys. */
export const byKey = <Key extends string, T>(
  item: z.ZodType<T>,
): z.ZodType<Readonly<Record<Key, T>>> => z.record(z.string<Key>(), item);
