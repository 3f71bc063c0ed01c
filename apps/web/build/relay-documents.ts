import { relative, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const tag = /graphql`([^`]*)`/g;
const definition = /(?:query|mutation|subscription|fragment)\s+(\w+)/;

/**
 * Replaces each graphql tag by its compiled artifact. A regular expression is enough, because the
 * Relay compiler allows only one definition without interpolation in a tag. Babel would triple the
 * build time.
 */
export function relayDocuments(sourceRoot: string): Plugin {
  const artifacts = join(sourceRoot, '__generated__');
  return {
    name: 'baton:relay-documents',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /graphql`/ },
      handler(code, id) {
        const file = id.split('?', 1)[0] ?? id;
        if (file.includes('/node_modules/')) return null;
        const imports: string[] = [];
        const body = code.replace(tag, (whole, document: string) => {
          const name = definition.exec(document)?.[1];
          if (name === undefined) return whole;
          const path = relative(dirname(file), join(artifacts, `${name}.graphql.ts`));
          const local = `__document_${name}`;
          const statement = `import ${local} from ${JSON.stringify(path.startsWith('.') ? path : `./${path}`)};`;
          if (!imports.includes(statement)) imports.push(statement);
          // The line breaks stay, so that stack traces keep their line numbers.
          return local + '\n'.repeat(whole.split('\n').length - 1);
        });
        return { code: `${body}\n${imports.join(' ')}`, map: null };
      },
    },
  };
}
