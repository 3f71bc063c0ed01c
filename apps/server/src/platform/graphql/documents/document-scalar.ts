import type { Result } from '@baton/domain/core/refusal';
import { parseDocument } from '@baton/domain/schema/parse-document';
import { GraphQLError, valueFromASTUntyped, type ValueNode } from 'graphql';
import { storable } from '@baton/domain/core/unseen-signs';
import { Refused } from '../refused.ts';

/** Deepest nesting of a document. */
const mostLevels = 32;

/** Returns a document that the database can store. Throws if it is nested deeper than valid ones. */
const storableDocument = (value: unknown, levels = mostLevels): unknown => {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) throw new GraphQLError('A document is nested too deep');
  if (Array.isArray(value)) return value.map((item) => storableDocument(item, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storable(key), storableDocument(item, levels - 1)]),
  );
};

/** Options of a scalar with a JSON document. `readDocument` checks it against its schema. */
export const documentScalar = <Document>(description: string) => ({
  description,
  serialize: (document: Document) => document,
  parseValue: (value: unknown) => storableDocument(value),
  parseLiteral: (node: ValueNode) => storableDocument(valueFromASTUntyped(node)),
});

/** Returns a document of the schema. Throws a refusal for each error, with its place. */
export const readDocument = <Document>(
  schema: Parameters<typeof parseDocument<Document>>[0],
  given: unknown,
): Document => {
  const parsed: Result<Document> = parseDocument(schema, given);
  if (!parsed.ok) throw new Refused(...parsed.refusals);
  return parsed.value;
};
