import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createCompiledDocuments } from './compiled-documents.ts';
import { takesRecursiveInput } from './recursive-input.ts';

const schema = buildSchema(`
  input Leaf { name: String! }
  input Twice { left: Leaf, right: [Leaf!]! }
  input Group { name: String, parts: [Part!] }
  input Part { leaf: Leaf, group: Group }
  type Query { flat(input: Twice): String, deep(input: Group): String }
`);

test.each([
  ['query ($input: Twice) { flat(input: $input) }', false],
  ['query ($input: Leaf) { __typename }', false],
  ['query ($input: Group) { deep(input: $input) }', true],
  ['query ($input: [Part!]!) { __typename }', true],
])('detects input types that contain themselves in %s: %s', (query, recursive) => {
  expect(takesRecursiveInput(schema, parse(query))).toBe(recursive);
});

test('runs a document with recursive input without compiling it', async () => {
  const query = 'query ($input: Group) { deep(input: $input) }';
  const variables = { input: { parts: [{ group: { name: 'inner' } }] } };
  const prepared = createCompiledDocuments(schema).prepare(
    { query, operationName: undefined, variables },
    true,
  );
  expect('run' in prepared).toBe(true);
  if (!('run' in prepared)) return;
  const root = { deep: ({ input }: typeof variables) => input.parts[0]?.group.name };
  expect(await prepared.run(root, {}, variables)).toEqual({ data: { deep: 'inner' } });
});
