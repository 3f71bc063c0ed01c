import { printSchema } from 'graphql';

/** The whole API as SDL: the contract between the web application and the server. */
export const printApi = async (): Promise<string> => {
  const { schema } = await import('../apps/server/src/schema.ts');
  return `# The whole API, generated from the server's code by npm run codegen.\n\n${printSchema(schema)}\n`;
};
