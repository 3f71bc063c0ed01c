import { z } from 'zod';
import {
  getNullableType,
  GraphQLNonNull,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  type SelectionSetNode,
} from 'graphql';

const cell = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const row = z.object({ row: z.string(), cells: z.record(z.string(), cell.nullable()) });

const scalars: Readonly<Record<string, z.ZodType>> = {
  ID: z.string(),
  String: z.string(),
  Int: z.int(),
  Float: z.number(),
  Boolean: z.boolean(),
  DateTime: z.iso.datetime({ offset: true }),
  Date: z.iso.date(),
  FieldValue: z.union([cell, z.array(row)]).meta({ id: 'FieldValue' }),
};

type Convert = (type: GraphQLNamedType) => z.ZodType;

/** Returns the schema of a value with its lists and nulls. */
const valueOf = (type: GraphQLType, convert: Convert): z.ZodType => {
  const inner = getNullableType(type);
  const schema = isListType(inner) ? z.array(valueOf(inner.ofType, convert)) : convert(inner);
  return isNonNullType(type) ? schema : schema.nullable();
};

const described = <Schema extends z.ZodType>(schema: Schema, text: string | null | undefined) =>
  typeof text === 'string' && text !== '' ? schema.describe(text) : schema;

/** Caches a created value by name. */
const remembered = <Value>(make: (name: string) => Value) => {
  const kept = new Map<string, Value>();
  return (name: string): Value => {
    const value = kept.get(name) ?? make(name);
    kept.set(name, value);
    return value;
  };
};

type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * Returns the schemas of inputs and answers, as the GraphQL schema and these fragments define them.
 * Named types and fragments become components of the description.
 */
export const createShapes = (
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
) => {
  const named = remembered((name): z.ZodType => {
    const type = schema.getType(name);
    if (isEnumType(type)) {
      const values = type.getValues().map((one) => one.name);
      return z.enum(values).meta({ id: name, description: type.description ?? '' });
    }
    const scalar = scalars[name];
    if (scalar === undefined) throw new Error(`The type ${name} has no schema.`);
    return scalar;
  });

  const inputType = remembered((name): z.ZodType => {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) return named(name);
    const shape = Object.values(type.getFields()).map((field) => [field.name, inputOf(field)]);
    return z.strictObject(Object.fromEntries(shape)).meta({ id: name });
  });

  /**
   * Returns the schema of an argument or input field. Without null in a query string, which can't
   * contain it.
   */
  const inputOf = (
    {
      type,
      description,
      defaultValue,
    }: Pick<GraphQLInputField, 'type' | 'description' | 'defaultValue'>,
    isQuery = false,
  ): z.ZodType => {
    const inputValueType = isQuery && !isNonNullType(type) ? new GraphQLNonNull(type) : type;
    const value = valueOf(inputValueType, ({ name }) =>
      // Tables have rows with values, so some types contain themselves.
      isInputObjectType(schema.getType(name)) ? z.lazy(() => inputType(name)) : inputType(name),
    );
    const isRequired = isNonNullType(type) && defaultValue === undefined;
    return described(isRequired ? value : value.optional(), description);
  };

  const shapeOf = (typeName: string, { selections }: SelectionSetNode): Shape => {
    const type = schema.getType(typeName);
    const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
    const shape: Record<string, z.ZodType> = {};
    for (const one of selections) {
      if (one.kind === Kind.FRAGMENT_SPREAD) {
        const found = fragments.get(one.name.value);
        if (found === undefined) throw new Error(`The fragment ${one.name.value} is missing.`);
        Object.assign(shape, shapeOf(typeName, found.selectionSet));
      } else if (one.kind === Kind.INLINE_FRAGMENT) {
        // These fields are optional, because only some of the object types have them.
        const own = shapeOf(one.typeCondition?.name.value ?? typeName, one.selectionSet);
        for (const [name, field] of Object.entries(own)) shape[name] = field.optional();
      } else {
        const field = fields[one.name.value];
        if (field === undefined) throw new Error(`${typeName} has no ${one.name.value}.`);
        const value = valueOf(field.type, ({ name }) => outputOf(name, one.selectionSet));
        shape[one.alias?.value ?? one.name.value] = described(value, field.description);
      }
    }
    return shape;
  };

  const component = remembered((name): z.ZodType => {
    const found = fragments.get(name);
    if (found === undefined) throw new Error(`The fragment ${name} is missing.`);
    const typeName = found.typeCondition.name.value;
    const description = schema.getType(typeName)?.description ?? '';
    return z.object(shapeOf(typeName, found.selectionSet)).meta({ id: name, description });
  });

  /** Returns the schema of what a selection reads. A single fragment is a component. */
  const outputOf = (typeName: string, set: SelectionSetNode | undefined): z.ZodType => {
    if (set === undefined) return named(typeName);
    const [only, ...others] = set.selections;
    if (only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0)
      return component(only.name.value);
    return z.object(shapeOf(typeName, set));
  };

  return { inputOf, outputOf };
};

export type Shapes = ReturnType<typeof createShapes>;
