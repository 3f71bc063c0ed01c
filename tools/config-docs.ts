import { variables, type Variable } from '../apps/server/src/variables.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = ([name, variable]: readonly [string, Variable<unknown>]): string => {
  const secret =
    variable.secret === true ? ` Secret. Can be read from a file: \`${name}_FILE\`.` : '';
  return `| \`${name}\` | ${cell(variable.type)} | ${cell(variable.fallback)} | \`${cell(variable.example)}\` | ${cell(variable.meaning + secret)} |`;
};

/** Returns docs/configuration.md, generated from the variables that the server reads. */
export const configurationDocs = (): string => `# Configuration

Baton is configured only by environment variables, and needs none of them to start. It reads them once. If a value is
wrong, or a name that starts with \`BATON_\` is unknown, Baton exits with code 78. The message names each error and its
remedy.

| Variable | Type | Default | Example | Meaning |
|---|---|---|---|---|
${Object.entries(variables).map(row).join('\n')}

This file is generated from \`apps/server/src/variables.ts\` by \`npm run codegen\`.
`;
