import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type GraphQLType,
  type SelectionSetNode,
} from 'graphql';
import { z } from 'zod';
import { MAX_PAGE } from '../graphql/page.ts';
import { createShapes, type Shapes } from './graphql-shapes.ts';

const defaultPage = 50;
/** Inputs that are headers. */
const inHeaders: ReadonlySet<string> = new Set(['idempotencyKey', 'expectedVersion']);
/** Arguments whose fields are separate inputs of the call. */
const spread: ReadonlySet<string> = new Set(['input', 'filter']);

/** An input of a call, and the argument of the operation that it fills. */
export interface ResourceInput {
  readonly name: string;
  /** Position in the arguments: the argument, and its field if the argument is spread. */
  readonly place: readonly [argument: string, field?: string];
  readonly schema: z.ZodType;
}

const pageInputs: Readonly<Record<string, Pick<ResourceInput, 'name' | 'schema'>>> = {
  first: {
    name: 'limit',
    schema: z
      .int()
      .min(1)
      .max(MAX_PAGE)
      .default(defaultPage)
      .describe(`Number of items, up to ${MAX_PAGE}.`),
  },
  after: {
    name: 'cursor',
    schema: z.string().optional().describe('Value of `next` in the page before.'),
  },
};

type Operation = GraphQLField<unknown, unknown>;

/** Returns the inputs of a call that runs an operation. */
export const inputsOf = (
  shapes: Shapes,
  { args }: Operation,
  isQuery: boolean,
): readonly ResourceInput[] =>
  args.flatMap((arg): readonly ResourceInput[] => {
    const { name } = arg;
    const type = getNullableType(arg.type);
    if (!spread.has(name) || !isInputObjectType(type))
      return [{ name, schema: shapes.inputOf(arg, isQuery), ...pageInputs[name], place: [name] }];
    return Object.values(type.getFields())
      .filter((field) => !inHeaders.has(field.name))
      .map((field) => ({
        name: field.name,
        schema: shapes.inputOf(field, isQuery),
        place: [name, field.name],
      }));
  });

/** Returns the inputs of an operation that are headers, and whether they are required. */
export const headersOf = ({ args }: Operation): ReadonlyMap<string, boolean> => {
  const type = args.find(({ name }) => name === 'input')?.type;
  const input = type === undefined ? undefined : getNullableType(type);
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
  return new Map(
    fields
      .filter(({ name }) => inHeaders.has(name))
      .map((field) => [field.name, isNonNullType(field.type)]),
  );
};

/** Response of an operation. */
export interface ResourceAnswer {
  /** Selection of the operation, such as `{ task { id } }`. */
  readonly selection: string;
  /** Schema of an object, or of the items of a list. Null for no answer. */
  readonly output: z.ZodType | null;
  /** Name of the field that is the answer. Null if the answer is what the operation returns. */
  readonly field: string | null;
  readonly isList: boolean;
}

const selectionOf = (text: string): SelectionSetNode => {
  const [definition] = parse(`{ ${text} }`, { noLocation: true }).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No selection: ${text}`);
  return definition.selectionSet;
};

/** Returns the only field of a selection if it is an object or a list of objects. */
const onlyField = ({ selections }: SelectionSetNode): FieldNode | null => {
  const [only, ...others] = selections;
  return only?.kind === Kind.FIELD && only.selectionSet !== undefined && others.length === 0
    ? only
    : null;
};

const fieldOf = (type: GraphQLType | undefined, name: string): Operation => {
  const named = type === undefined ? undefined : getNamedType(type);
  const field = isObjectType(named) ? named.getFields()[name] : undefined;
  if (field === undefined) throw new Error(`${String(type)} has no field ${name}.`);
  return field;
};

/** Returns the answer of an operation with a selection. Null selects nothing. */
export const answerOf = (
  shapes: Shapes,
  { type }: Operation,
  text: string | null,
): ResourceAnswer => {
  if (text === null) {
    const selection = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
    return { selection, output: null, field: null, isList: false };
  }
  const set = selectionOf(text);
  const named = getNamedType(type).name;
  if (named.endsWith('Connection')) {
    const node = fieldOf(fieldOf(type, 'edges').type, 'node');
    return {
      selection: `{ edges { node { ${text} } } pageInfo { hasNextPage endCursor } }`,
      output: shapes.outputOf(getNamedType(node.type).name, set),
      field: null,
      isList: true,
    };
  }
  const only = onlyField(set);
  const target = only === null ? type : fieldOf(type, only.name.value).type;
  return {
    selection: `{ ${text} }`,
    output: shapes.outputOf(getNamedType(target).name, only?.selectionSet ?? set),
    field: only?.name.value ?? null,
    isList: isListType(getNullableType(target)),
  };
};

/** Returns the fragments in a text, as documents use them and as the schemas of their answers. */
export const readFragments = (schema: GraphQLSchema, fragmentText: string) => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const texts = new Map<string, string>();
  for (const one of parse(fragmentText).definitions) {
    if (one.kind !== Kind.FRAGMENT_DEFINITION) continue;
    fragments.set(one.name.value, one);
    texts.set(one.name.value, fragmentText.slice(one.loc?.start, one.loc?.end));
  }
  /** Returns a document with the fragments that it uses, directly or through others. */
  const complete = (document: string): string => {
    const used = new Set([document]);
    for (const part of used)
      for (const [, name = ''] of part.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g))
        used.add(texts.get(name) ?? '');
    return [...used].join('\n');
  };
  return { shapes: createShapes(schema, fragments), complete };
};

/** Returns the document that runs an operation with all its arguments as variables. */
export const documentOf = (
  kind: 'query' | 'mutation',
  { name, args }: Operation,
  selection: string,
): string => {
  const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const callArguments = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return args.length === 0
    ? `${kind} { ${name} ${selection} }`
    : `${kind} (${variables}) { ${name}(${callArguments}) ${selection} }`;
};
