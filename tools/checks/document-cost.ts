import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  Lexer,
  parse,
  Source,
  TokenKind,
  typeFromAST,
  visit,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import {
  complexityLimits,
  costOfDocument,
  maxTokens,
} from '../../apps/server/src/platform/graphql/documents/document-limits.ts';

/** Server limits for one document. */
export interface DocumentLimits {
  readonly tokens: number;
  readonly complexity: number;
  readonly depth: number;
  readonly breadth: number;
}

/**
 * Allowed share of a limit, so that a screen that grows too large fails here before its users
 * notice.
 */
const share = 0.9;

const scalars: Readonly<Record<string, unknown>> = {
  Int: 50,
  Float: 1,
  Boolean: true,
  DateTime: '2026-01-01T00:00:00Z',
  Date: '2026-01-01',
};

/** Returns any value of the type, or nothing for optional types. */
const anyOf = (type: GraphQLInputType): unknown => {
  if (!isNonNullType(type)) return String(type) === 'Int' ? scalars['Int'] : null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (!isInputObjectType(inner))
    return scalars[inner.name] ?? '01981f00-0000-7000-8000-000000000000';
  return Object.fromEntries(
    Object.values(inner.getFields()).flatMap(({ name, type: of }) =>
      isNonNullType(of) ? [[name, anyOf(of)]] : [],
    ),
  );
};

const variablesOf = (schema: GraphQLSchema, text: string): Readonly<Record<string, unknown>> => {
  const variables: Record<string, unknown> = {};
  visit(parse(text), {
    [Kind.VARIABLE_DEFINITION]: ({ variable, type }) => {
      const known = typeFromAST(schema, type);
      if (isInputType(known)) variables[variable.name.value] = anyOf(known);
    },
  });
  return variables;
};

const tokensIn = (text: string): number => {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
};

/** Returns the limits that a document almost reaches. */
export const documentFaults = (
  schema: GraphQLSchema,
  text: string,
  limits: DocumentLimits,
): readonly string[] => {
  const { complexity, depth, breadth } = costOfDocument(schema, text, variablesOf(schema, text));
  const asked: DocumentLimits = { tokens: tokensIn(text), complexity, depth, breadth };
  return (['tokens', 'complexity', 'depth', 'breadth'] as const).flatMap((kind) =>
    asked[kind] > limits[kind] * share
      ? [
          `asks for ${asked[kind]} ${kind}; ${limits[kind] * share} is the most (90 % of what is refused)`,
        ]
      : [],
  );
};

/** Checks that no document of the web app comes close to a server limit. */
export const checkDocuments = async (root: string): Promise<readonly string[]> => {
  const { schema } = await import('../../apps/server/src/schema.ts');
  const folder = path.join(root, 'apps/web/src/__generated__');
  return readdirSync(folder).flatMap((file) => {
    const [, text] = /"text": (".*")\n/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    if (text === undefined) return [];
    return documentFaults(schema, JSON.parse(text), { ...complexityLimits, tokens: maxTokens }).map(
      (fault) => `${file}: ${fault}`,
    );
  });
};
