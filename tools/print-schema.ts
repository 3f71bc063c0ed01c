import { lexicographicSortSchema, printSchema } from 'graphql';

/** Returns the whole API as SDL, the contract between the web app and the server. */
export const printApi = async (): Promise<string> => {
  const { schema } = await import('../apps/server/src/schema.ts');
  return `# The whole API, generated from the server's code by npm run codegen.\n\n${printSchema(lexicographicSortSchema(schema))}\n`;
};
