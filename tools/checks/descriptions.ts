import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { sourceFiles } from './source-files.ts';

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** An element of the API by its path, such as `Task.name`. */
type Element = readonly [string, Described];

const operations = ['Query', 'Mutation', 'Subscription'];

/** A nullable field of a type says what null means. */
const saysNull = (type: GraphQLNamedType, field: GraphQLField<unknown, unknown>): boolean =>
  operations.includes(type.name) ||
  isNonNullType(field.type) ||
  /\bnull\b/i.test(field.description ?? '');

const nullFindings = (type: GraphQLNamedType): readonly string[] =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields())
        .filter((field) => !saysNull(type, field))
        .map((field) => `${type.name}.${field.name} does not say what null means`)
    : [];

/** The type of an argument named `input` describes it. */
const argumentsOf = (field: string, args: readonly Described[]): readonly Element[] =>
  args
    .filter(({ name }) => name !== 'input')
    .map((argument) => [`${field}(${argument.name})`, argument]);

const membersOf = (type: GraphQLNamedType): readonly Element[] => {
  if (isEnumType(type))
    return type.getValues().map((value) => [`${type.name}.${value.name}`, value]);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).flatMap((field): readonly Element[] => {
      const path = `${type.name}.${field.name}`;
      return [[path, field], ...argumentsOf(path, field.args)];
    });
  return [];
};

const elementsOf = (type: GraphQLNamedType): readonly Element[] =>
  isSpecifiedScalarType(type) ? [] : [[type.name, type], ...membersOf(type)];

const findingsOf = (type: GraphQLNamedType): readonly string[] => [
  ...elementsOf(type)
    .filter(([, { description }]) => (description ?? '').trim() === '')
    .map(([name]) => `${name} has no description`),
  ...nullFindings(type),
];

/** Finds elements of the API without a description, and nullable fields that don't explain null. */
export const checkDescriptions = async (root: string): Promise<readonly string[]> =>
  sourceFiles(root, /^schema\.graphql$/).flatMap(({ path, text }) =>
    Object.values(buildSchema(text).getTypeMap())
      .filter((type) => !isIntrospectionType(type))
      .flatMap(findingsOf)
      .map((finding) => `${path}: ${finding}`),
  );
