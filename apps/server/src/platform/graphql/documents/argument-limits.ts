import {
  getNullableType,
  GraphQLString,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { Refused } from '../refused.ts';

/** Limits of an argument or input field that replace the defaults. */
export interface ArgumentLimits {
  /** Maximum number of characters of a text. */
  readonly maxLength?: number;
  /** Maximum number of items of a list. */
  readonly maxItems?: number;
}

const defaults = { maxLength: 100_000, maxItems: 1000 };
const searchMaxLength = 200;

/** Limit for file contents, which the request body limit also covers. */
export const fileText = { maxLength: 8 * 1024 * 1024 } as const;

interface Place {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly extensions: Readonly<ArgumentLimits>;
}

/** Returns the first error of a value, or null. Custom scalars check their content themselves. */
const faultOf = (place: Place, value: unknown, path: string): Refusal | null => {
  const type = getNullableType(place.type);
  if (value === null || value === undefined) return null;
  if (isListType(type)) {
    if (!Array.isArray(value)) return null;
    const max = place.extensions.maxItems ?? defaults.maxItems;
    if (value.length > max) return refuse('TooMany', { count: value.length, max }, path);
    for (const item of value) {
      const fault = faultOf({ ...place, type: type.ofType }, item, path);
      if (fault !== null) return fault;
    }
    return null;
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      const inner = path === 'input' ? field.name : `${path}.${field.name}`;
      const fault = faultOf(field, Reflect.get(Object(value), field.name), inner);
      if (fault !== null) return fault;
    }
    return null;
  }
  if (type !== GraphQLString || typeof value !== 'string') return null;
  const fallback = place.name === 'search' ? searchMaxLength : defaults.maxLength;
  const max = place.extensions.maxLength ?? fallback;
  return value.length > max ? refuse('TooLong', { max }, path) : null;
};

/** Makes every field reject arguments that are too long, before its resolver runs. */
export const limitArguments = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve, args } = field;
      if (args.length === 0 || resolve === undefined) continue;
      field.resolve = (source, given, context, info) => {
        for (const arg of args) {
          const fault = faultOf(arg, given[arg.name], arg.name);
          if (fault !== null) throw new Refused(fault);
        }
        return resolve(source, given, context, info);
      };
    }
  }
  return schema;
};
