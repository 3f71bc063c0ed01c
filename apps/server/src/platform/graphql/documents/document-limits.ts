import { complexityFromQuery, createComplexityRule } from '@pothos/plugin-complexity';
import type { GraphQLSchema, ValidationRule } from 'graphql';

/** The largest document of the web app has 7,700 characters. */
export const maxCharacters = 20_000;
/** Far above the largest document of the web app. */
export const maxTokens = 2000;

/** Maximum cost of one operation. A page is multiplied by its number of rows. */
export const complexityLimits = { complexity: 5000, depth: 10, breadth: 2000 } as const;

/**
 * Rejects expensive documents before they are compiled, because compiling a deep one takes seconds
 * and anyone can send it.
 */
export const costRule = (variables: Record<string, unknown>): ValidationRule =>
  createComplexityRule({
    context: {},
    variableValues: variables,
    maxComplexity: complexityLimits.complexity,
    maxDepth: complexityLimits.depth,
    maxBreadth: complexityLimits.breadth,
  });

/** Returns the cost of a document by the same rules. */
export const costOfDocument = (
  schema: GraphQLSchema,
  text: string,
  variables: Readonly<Record<string, unknown>>,
): Record<keyof typeof complexityLimits, number> =>
  complexityFromQuery(text, { schema, variables: { ...variables } });
