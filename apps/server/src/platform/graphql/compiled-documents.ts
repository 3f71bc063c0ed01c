import {
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { costRule, maxTokens } from './document-limits.ts';
import { takesRecursiveInput } from './recursive-input.ts';

/** A document as it is asked for. */
export interface GraphqlRequest {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Record<string, unknown>;
}

type Runnable = Pick<CompiledQuery, 'query'>;

/** Ready to run, or why it cannot be. */
export type Prepared = { readonly compiled: Runnable } | { readonly errors: readonly unknown[] };

/** Compiled documents that are kept; the web application has about a hundred. */
const MOST_KEPT = 1000;

/**
 * Parses, checks and compiles documents, each once: the same text is asked for again and
 * again. What is refused is not kept, for its cost may lie in the variables; those of a
 * kept document are weighed when it runs.
 */
export const createCompiledDocuments = (schema: GraphQLSchema) => {
  const kept = new Map<string, Runnable>();

  const compile = ({ query, operationName, variables }: GraphqlRequest): Prepared => {
    const document = parse(query, { maxTokens });
    const errors = validate(schema, document, [...specifiedRules, costRule(variables)]);
    if (errors.length > 0) return { errors };
    if (getOperationAST(document, operationName)?.operation === 'subscription')
      return { errors: [new GraphQLError('A subscription is asked for as an event stream')] };
    if (takesRecursiveInput(schema, document)) {
      const query: Runnable['query'] = (rootValue, contextValue, variableValues) =>
        execute({ schema, document, operationName, rootValue, contextValue, variableValues });
      return { compiled: { query } };
    }
    const compiled = compileQuery(schema, document, operationName);
    return isCompiledQuery(compiled) ? { compiled } : { errors: compiled.errors ?? [] };
  };

  return (request: GraphqlRequest): Prepared => {
    const key = `${request.operationName ?? ''}\n${request.query}`;
    const known = kept.get(key);
    if (known !== undefined) return { compiled: known };
    try {
      const prepared = compile(request);
      if ('compiled' in prepared) {
        const [oldest] = kept.keys();
        if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
        kept.set(key, prepared.compiled);
      }
      return prepared;
    } catch (error) {
      return { errors: [error] };
    }
  };
};
