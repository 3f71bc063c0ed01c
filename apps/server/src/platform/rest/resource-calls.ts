import { randomUUID } from 'node:crypto';
import { parse, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { createCompiledDocuments } from '../graphql/documents/compiled-documents.ts';
import { scopedFieldsOf } from '../graphql/documents/document-scopes.ts';
import { found } from '../graphql/refused.ts';
import { runDocument } from '../graphql/documents/run-document.ts';
import { callMethods, type Call, type CallGroup, type CallHeaders } from './define-call.ts';
import { pathParameters } from './read-input.ts';
import {
  answerOf,
  documentOf,
  headersOf,
  inputsOf,
  readFragments,
  type ResourceAnswer,
  type ResourceInput,
} from './resource-document.ts';

/** A call that runs a query or a mutation of GraphQL, with its rights and its errors. */
export interface ResourceCall {
  /** Method and path after the prefix. Parameters in braces are inputs of the operation. */
  readonly call: `${Call['method']} /${string}`;
  /** Name of the query or mutation. */
  readonly runs: string;
  /**
   * What the answer contains, as a GraphQL selection. A selection of one object is this object.
   * Null for no answer.
   */
  readonly answer: string | null;
  /** Default: the description of the operation. */
  readonly summary?: string;
  /** Set if a change without `If-Match` could overwrite a change of someone else. */
  readonly ifMatch?: 'REQUIRED';
  /** Returns the arguments of the operation, if the path is the only input. */
  readonly given?: (path: Data) => Data;
  /** Set if the answer is one item of the list that the operation returns. */
  readonly isItem?: (item: Data, path: Data) => boolean;
}

type Data = Readonly<Record<string, unknown>>;

export type ResourceGroup = readonly [CallGroup, readonly ResourceCall[]];

const prefix = '/api/v1';

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

interface Connection {
  readonly edges: readonly { readonly node: unknown }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const isConnection = (value: unknown): value is Connection => isData(value) && 'edges' in value;

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

/** Returns the page of a list or connection. */
const pageOf = (value: unknown): Page =>
  isConnection(value)
    ? {
        items: value.edges.map(({ node }) => node),
        next: value.pageInfo.hasNextPage ? value.pageInfo.endCursor : null,
      }
    : { items: Array.isArray(value) ? value : [], next: null };

const pageSchema = (item: z.ZodType) =>
  z.object({
    items: z.array(item).describe('Items of the page.'),
    next: z.string().nullable().describe('Cursor of the next page. Null on the last page.'),
  });

/** Returns the inputs, with `id` named by the path, such as `taskId`. */
const namedByPath = (
  inputs: readonly ResourceInput[],
  inPath: readonly string[],
): readonly ResourceInput[] => {
  const other = inPath.find((name) => inputs.every((input) => input.name !== name));
  return inputs.map((input) =>
    input.name === 'id' && other !== undefined ? { ...input, name: other } : input,
  );
};

/** Returns the variables of the operation. */
const variablesOf = (
  inputs: readonly ResourceInput[],
  given: Data,
  headers: Data,
): Record<string, unknown> => {
  const variables: Record<string, unknown> =
    Object.keys(headers).length > 0 ? { input: headers } : {};
  for (const { name, place } of inputs) {
    if (given[name] === undefined) continue;
    const [argument, field] = place;
    if (field === undefined) variables[argument] = given[name];
    else {
      const whole = variables[argument];
      variables[argument] = { ...(isData(whole) && whole), [field]: given[name] };
    }
  }
  return variables;
};

/** Returns the headers that the input of an operation contains. */
const givenHeaders = (
  names: ReadonlyMap<string, boolean>,
  { idempotencyKey, version }: CallHeaders,
): Data => ({
  ...(names.has('idempotencyKey') && { idempotencyKey: idempotencyKey ?? randomUUID() }),
  ...(names.has('expectedVersion') && version !== null && { expectedVersion: version }),
});

/** Returns the body of a call from what its operation returned. */
const bodyOf = (
  value: unknown,
  { output, field, isList }: ResourceAnswer,
  isItem: ((item: Data) => boolean) | undefined,
): unknown => {
  if (output === null) return undefined;
  const content = field !== null && isData(found(value)) ? Object(value)[field] : value;
  if (!isList) return found(content ?? null);
  const page = pageOf(content);
  return isItem === undefined
    ? page
    : found(page.items.find((item) => isData(item) && isItem(item)) ?? null);
};

/** Returns the calls of these groups. Their fragments can be used in every answer. */
export const createResourceCalls = (
  schema: GraphQLSchema,
  fragments: string,
  groups: readonly ResourceGroup[],
): readonly Call[] => {
  const { shapes, complete } = readFragments(schema, fragments);
  const { prepare } = createCompiledDocuments(schema);
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()];

  const callOf = (group: CallGroup, resource: ResourceCall): Call => {
    const { call, runs, answer: selection, given, isItem } = resource;
    const mutation = mutations?.getFields()[runs];
    const operation = mutation ?? queries?.getFields()[runs];
    if (operation === undefined) throw new Error(`The operation ${runs} doesn't exist.`);
    const method = found(callMethods.find((one) => call.startsWith(`${one} `)) ?? null);
    const end = call.slice(method.length + 1);
    const inPath = pathParameters(end);
    const answer = answerOf(shapes, operation, selection);
    const headers = headersOf(operation);
    const inputs =
      given === undefined ? namedByPath(inputsOf(shapes, operation, method === 'GET'), inPath) : [];
    const query = complete(
      documentOf(mutation === undefined ? 'query' : 'mutation', operation, answer.selection),
    );
    const request = { query, operationName: undefined };
    const schemas = new Map(inputs.map(({ name, schema: one }) => [name, one]));
    const id = z.string().describe('ID of the item.');
    const needed = headers.get('expectedVersion') === true || resource.ifMatch === 'REQUIRED';
    return {
      method,
      path: `${prefix}${end}`,
      group,
      summary: resource.summary ?? operation.description ?? '',
      needsSession: true,
      scopes: [
        ...new Set(scopedFieldsOf(schema, parse(query), undefined).flatMap(({ scopes }) => scopes)),
      ],
      ...(headers.has('expectedVersion') && { ifMatch: needed ? 'REQUIRED' : 'OPTIONAL' }),
      input: z.strictObject({
        ...Object.fromEntries(inPath.map((name) => [name, schemas.get(name) ?? id])),
        ...Object.fromEntries([...schemas].filter(([name]) => !inPath.includes(name))),
      }),
      output:
        answer.output === null || !answer.isList || isItem !== undefined
          ? answer.output
          : pageSchema(answer.output),
      errors: [
        'NotFound',
        ...(headers.has('expectedVersion') ? (['VersionConflict'] as const) : []),
      ],
      run: async (context, input, callHeaders) => {
        const data: Data = { ...input };
        const variables =
          given === undefined
            ? variablesOf(inputs, data, givenHeaders(headers, callHeaders))
            : { ...given(data) };
        const prepared = prepare({ ...request, variables }, true);
        if ('errors' in prepared) throw prepared.errors[0];
        const { data: result, errors } = await runDocument(prepared, context, variables);
        if (errors !== undefined) throw errors[0];
        return bodyOf(result?.[runs], answer, isItem && ((item) => isItem(item, data)));
      },
    };
  };
  return groups.flatMap(([group, resources]) => resources.map((one) => callOf(group, one)));
};
