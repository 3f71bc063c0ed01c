import { complexityFromQuery, createComplexityRule } from '@pothos/plugin-complexity';
import type { GraphQLSchema, ValidationRule } from 'graphql';

/** The largest document of the web application has 7,700 characters. */
export const maxCharacters = 20_000;
/** Far above the largest document of the web application. */
export const maxTokens = 2000;

/** What one operation may ask for at most; a page counts as often as it has rows. */
export const complexityLimits = { complexity: 5000, depth: 10, breadth: 2000 } as const;

/**
 * Turns documents away that ask for too much before anything is made of them: compiling a
 * deep one takes seconds, and anybody may send it.
 */
export const costRule = (variables: Record<string, unknown>): ValidationRule =>
  createComplexityRule({
    context: {},
    variableValues: variables,
    maxComplexity: complexityLimits.complexity,
    maxDepth: complexityLimits.depth,
    maxBreadth: complexityLimits.breadth,
  });

/** What a document asks for, by the same count. */
export const costOfDocument = (
  schema: GraphQLSchema,
  text: string,
  variables: Readonly<Record<string, unknown>>,
): Record<keyof typeof complexityLimits, number> =>
  complexityFromQuery(text, { schema, variables: { ...variables } });
