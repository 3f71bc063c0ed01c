import { createHash } from 'node:crypto';
import {
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { accessOf, type DocumentAccess } from '../access/anonymous-access.ts';
import { scopedFieldsOf, type ScopedField } from './document-scopes.ts';
import { costRule, maxCharacters, maxTokens } from './document-limits.ts';
import { takesRecursiveInput } from './recursive-input.ts';

/** A document in a request. */
export interface GraphqlRequest {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Record<string, unknown>;
}

interface Prepared extends DocumentAccess {
  readonly run: CompiledQuery['query'];
  /** Returns the fields that need scopes of an API token. */
  readonly scopedFields: () => readonly ScopedField[];
  /** Caches the compiled document for the next request. */
  readonly keep: () => void;
}

export type Preparation = Prepared | { readonly errors: readonly unknown[] };

/** Measured: the web app's documents take 467 bytes for each of their 188,000 characters. */
const bytesPerCharacter = 500;
const defaultMaxBytes = 160 * 1024 * 1024;

type Kept = Omit<Prepared, 'keep'> & { readonly bytes: number };

/** Parses and validates a document against the limits. */
export const readDocument = (
  schema: GraphQLSchema,
  { query, variables }: GraphqlRequest,
): DocumentNode | { readonly errors: readonly unknown[] } => {
  if (query.length > maxCharacters)
    return { errors: [new GraphQLError(`A document has at most ${maxCharacters} characters`)] };
  try {
    const document = parse(query, { maxTokens });
    const errors = validate(schema, document, [...specifiedRules, costRule(variables)]);
    return errors.length > 0 ? { errors } : document;
  } catch (error) {
    return { errors: [error] };
  }
};

/**
 * Prepares documents for execution. Documents are cached only for signed-in people, so that others
 * can't fill the memory. The cost of a cached document is checked on each run.
 */
export const createCompiledDocuments = (schema: GraphQLSchema, maxBytes = defaultMaxBytes) => {
  const kept = new Map<string, Kept>();
  let keptBytes = 0;

  const keep = (key: string, one: Kept): void => {
    if (one.bytes > maxBytes || kept.has(key)) return;
    kept.set(key, one);
    keptBytes += one.bytes;
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= maxBytes) return;
      kept.delete(oldest);
      keptBytes -= bytes;
    }
  };

  const interpret =
    (document: DocumentNode, operationName: string | undefined): CompiledQuery['query'] =>
    (rootValue, contextValue, variableValues) =>
      execute({ schema, document, operationName, rootValue, contextValue, variableValues });

  // Compiling takes longer than one run, so only cached documents are compiled.
  const prepare = (request: GraphqlRequest, mayKeep: boolean): Preparation => {
    const { query, operationName } = request;
    const key = createHash('sha256')
      .update(`${operationName ?? ''}\n${query}`)
      .digest('base64');
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return { ...known, keep: () => undefined };
    }
    const document = readDocument(schema, request);
    if ('errors' in document) return document;
    if (getOperationAST(document, operationName)?.operation === 'subscription')
      return {
        errors: [new GraphQLError('Subscriptions require the Accept header text/event-stream')],
      };
    // Only requests with a token ask for them, and then once for each cached document.
    let scoped: readonly ScopedField[] | undefined;
    const access = {
      ...accessOf(schema, document),
      scopedFields: () => (scoped ??= scopedFieldsOf(schema, document, operationName)),
    };
    if (!mayKeep || takesRecursiveInput(schema, document))
      return { ...access, run: interpret(document, operationName), keep: () => undefined };
    const compiled = compileQuery(schema, document, operationName);
    if (!isCompiledQuery(compiled)) return { errors: compiled.errors ?? [] };
    const one = { ...access, run: compiled.query, bytes: query.length * bytesPerCharacter };
    return { ...one, keep: () => keep(key, one) };
  };

  return {
    prepare: (request: GraphqlRequest, mayKeep: boolean): Preparation => {
      try {
        return prepare(request, mayKeep);
      } catch (error) {
        return { errors: [error] };
      }
    },
    /** Number and estimated size of cached documents. */
    kept: () => ({ count: kept.size, bytes: keptBytes }),
  };
};
