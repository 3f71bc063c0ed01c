import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The parts of a JSON schema that the description of the API uses. */
interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly description?: string;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const comment = (text: string | undefined): string =>
  text === undefined || text === '' ? '' : `/** ${text.replaceAll('*/', '*\\/')} */ `;

const property = (name: string, type: string, isRequired: boolean, about?: string): string =>
  `${comment(about)}${JSON.stringify(name)}${isRequired ? '' : '?'}: ${type}${isRequired ? '' : ' | undefined'};`;

const plain: Readonly<Record<string, string>> = { integer: 'number', object: 'object' };

/** Returns the TypeScript type of a schema. */
const typeOf = (schema: JsonSchema): string => {
  const { $ref, anyOf, items, properties, required = [], additionalProperties } = schema;
  if ($ref !== undefined) return `Schemas[${JSON.stringify($ref.split('/').at(-1))}]`;
  if (schema.format === 'binary') return 'Blob';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (anyOf !== undefined) return anyOf.map((one) => `(${typeOf(one)})`).join(' | ');
  if (items !== undefined) return `(${typeOf(items)})[]`;
  if (properties !== undefined)
    return `{ ${Object.entries(properties)
      .map(([name, inner]) =>
        property(name, typeOf(inner), required.includes(name), inner.description),
      )
      .join(' ')} }`;
  if (typeof additionalProperties === 'object')
    return `{ [name: string]: ${typeOf(additionalProperties)} }`;
  const types = [schema.type ?? 'unknown'].flat();
  return types.map((type) => plain[type] ?? type).join(' | ');
};

const contentOf = (content: Content | undefined): string =>
  content === undefined
    ? '{ content?: never }'
    : `{ content: { ${Object.entries(content)
        .map(([type, { schema }]) => property(type, typeOf(schema), true))
        .join(' ')} } }`;

const parametersOf = ({ parameters = [] }: Operation): string => {
  const places = ['query', 'header', 'path'].map((place) => {
    const those = parameters.filter((one) => one.in === place);
    if (those.length === 0) return `${place}?: never;`;
    const fields = those.map(({ name, required, schema }) =>
      property(name, typeOf(schema), required, schema.description),
    );
    return `${place}${those.some(({ required }) => required) ? '' : '?'}: { ${fields.join(' ')} };`;
  });
  return `{ ${places.join(' ')} cookie?: never }`;
};

const operationOf = (operation: Operation): string => {
  const { requestBody, responses } = operation;
  const body =
    requestBody === undefined
      ? 'requestBody?: never;'
      : `requestBody${requestBody.required ? '' : '?'}: ${contentOf(requestBody.content)};`;
  const answers = Object.entries(responses).map(
    ([status, { content }]) =>
      `${status}: { headers: { [name: string]: unknown } } & ${contentOf(content)};`,
  );
  return `{ parameters: ${parametersOf(operation)}; ${body} responses: { ${answers.join(' ')} } }`;
};

/** Returns the types of all calls, in the form that `openapi-fetch` reads. */
export const clientTypes = ({ paths, components }: Description): string => {
  const calls = Object.entries(paths).map(([address, operations]) => {
    const methods = Object.entries(operations).map(
      ([method, operation]) => `${comment(operation.summary)}${method}: ${operationOf(operation)};`,
    );
    return `${JSON.stringify(address)}: { ${methods.join('\n')} };`;
  });
  const schemas = Object.entries(components.schemas).map(([name, schema]) =>
    property(name, typeOf(schema), true, schema.description),
  );
  return `// Generated from the description of the API by npm run codegen.
type Schemas = components['schemas'];
export interface components { schemas: { ${schemas.join('\n')} } }
export interface paths { ${calls.join('\n')} }
`;
};

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'packages/client/src/__generated__/api.ts');

/** Writes the types of the client, which git ignores. */
export const writeClientTypes = async (): Promise<void> => {
  const { describeApi } = await import('../apps/server/src/calls.ts');
  const text = clientTypes(JSON.parse(JSON.stringify(describeApi('http://localhost', 'baton'))));
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};
