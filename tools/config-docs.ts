import { variables, type Variable } from '../apps/server/src/variables.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = ([name, variable]: readonly [string, Variable<unknown>]): string => {
  const secret =
    variable.secret === true ? ` Secret; may be read from a file: \`${name}_FILE\`.` : '';
  return `| \`${name}\` | ${cell(variable.type)} | ${cell(variable.fallback)} | \`${cell(variable.example)}\` | ${cell(variable.meaning + secret)} |`;
};

/** docs/configuration.md, from the table that the server itself reads its environment by. */
export const configurationDocs = (): string => `# Configuration

Baton is configured by environment variables alone, and needs none of them to start. They are
read once. A value that cannot be right, or a name beginning with \`BATON_\` that is none of
these, ends the start with exit code 78 and a message that names every fault and its remedy.

| Variable | Type | Default | Example | Meaning |
|---|---|---|---|---|
${Object.entries(variables).map(row).join('\n')}

This file is generated from \`apps/server/src/variables.ts\` by \`npm run codegen\`.
`;
