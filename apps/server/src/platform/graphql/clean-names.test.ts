import { buildSchema, graphqlSync } from 'graphql';
import { describe, expect, it } from 'vitest';
import { cleanNamesOfMutations } from './clean-names.ts';

const toy = cleanNamesOfMutations(
  buildSchema(`
    type Query { ok: Boolean }
    input TaskInput { name: String!, note: String }
    input Input { name: String!, tasks: [TaskInput!]! }
    type Mutation { save(input: Input!): String }
  `),
);
const save = toy.getMutationType()?.getFields()['save'];

describe('cleanNamesOfMutations', () => {
  it('ignores mutations without a resolver', () => {
    expect(save?.resolve).toBeUndefined();
  });

  it('removes invisible characters from names at every depth', () => {
    if (save === undefined) throw new Error('no mutation');
    save.resolve = (_: unknown, { input }: { readonly input: unknown }) => JSON.stringify(input);
    const { data } = graphqlSync({
      schema: cleanNamesOfMutations(toy),
      source: String.raw`mutation { save(input: { name: "A\u200b", tasks: [{ name: "\u202eB", note: "C\u200b" }] }) }`,
    });
    expect(JSON.parse(String(data?.['save']))).toEqual({
      name: 'A',
      tasks: [{ name: 'B', note: 'C\u200b' }],
    });
  });
});
