import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCompiledDocuments } from './compiled-documents.ts';

const schema = buildSchema('type Query { name: String }');
const documentOf = (n: number) => ({
  query: `query Document${n} { name }`,
  operationName: undefined,
  variables: {},
});

const run = (documents: ReturnType<typeof createCompiledDocuments>, n: number, mayKeep = true) => {
  const prepared = documents.prepare(documentOf(n), mayKeep);
  if ('errors' in prepared) throw new Error('not prepared');
  prepared.keep();
};

describe('createCompiledDocuments', () => {
  it('caches nothing for people who are not signed in', () => {
    const documents = createCompiledDocuments(schema);
    for (let n = 0; n < 600; n += 1) run(documents, n, false);
    expect(documents.kept()).toEqual({ count: 0, bytes: 0 });
  });

  it('uses no more memory than its limit', () => {
    const documents = createCompiledDocuments(schema, 100_000);
    for (let n = 0; n < 600; n += 1) run(documents, n);
    const { count, bytes } = documents.kept();
    expect(count).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(100_000);
  });

  it('removes the document that was not used for the longest time', () => {
    const documents = createCompiledDocuments(schema, 30_000);
    run(documents, 1);
    const first = documents.prepare(documentOf(1), true);
    for (let n = 2; n < 20; n += 1) {
      run(documents, n);
      run(documents, 1);
    }
    expect('run' in first && documents.prepare(documentOf(1), true)).toMatchObject({
      run: 'run' in first ? first.run : null,
    });
  });

  it('rejects a document that is too long', () => {
    const documents = createCompiledDocuments(schema);
    const long = { ...documentOf(1), query: `{ name }${' '.repeat(20_000)}` };
    expect(documents.prepare(long, true)).toMatchObject({
      errors: [{ message: 'A document has at most 20000 characters' }],
    });
  });
});
