import type { GraphQLTaggedNode } from 'relay-runtime';

/**
 * Marks a GraphQL document for the Relay compiler in modules that must not load Relay. The build
 * replaces each tag by its artifact, so this never runs.
 */
export function graphql(_document: TemplateStringsArray): GraphQLTaggedNode {
  throw new Error('A graphql tag was not compiled: run the Relay compiler.');
}
