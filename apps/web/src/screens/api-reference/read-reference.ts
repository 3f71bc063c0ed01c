/** A property of a request or a response. */
export interface DescribedProperty {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly DescribedProperty[];
  readonly description?: string;
}

interface DescribedObject {
  readonly properties?: Readonly<Record<string, DescribedProperty>>;
  readonly required?: readonly string[];
}

interface DescribedOperation {
  readonly tags: readonly [string];
  readonly summary: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: DescribedProperty;
  }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: DescribedObject } };
  };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly content?: Readonly<Record<string, { readonly schema: DescribedObject }>>;
      }
    >
  >;
}

/** The parts of an OpenAPI document that the reference shows. */
export interface ApiDescription {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

export interface ReferenceRow {
  readonly name: string;
  /** Type as in JSON: `string`, or the values of a list. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

export interface ReferenceCall {
  readonly method: string;
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly needsSession: boolean;
  readonly input: readonly ReferenceRow[];
  readonly output: readonly ReferenceRow[];
  /** Statuses of errors, with the names of the errors. */
  readonly errors: readonly { readonly status: string; readonly names: string }[];
}

const typeOf = (property: DescribedProperty): string => {
  if (property.const !== undefined) return JSON.stringify(property.const);
  if (property.enum !== undefined) return property.enum.map(String).join(' | ');
  if (property.anyOf !== undefined) return property.anyOf.map(typeOf).join(' | ');
  return [property.type ?? 'any'].flat().join(' | ');
};

const rowsOf = ({ properties = {}, required = [] }: DescribedObject): readonly ReferenceRow[] =>
  Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeOf(property),
    isRequired: required.includes(name),
    description: property.description ?? '',
  }));

/** Returns the calls of a description, in its order. */
export const callsOf = ({ paths }: ApiDescription): readonly ReferenceCall[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      group: operation.tags[0],
      summary: operation.summary,
      needsSession: operation.security !== undefined,
      input:
        operation.parameters?.map(({ name, required, schema }) => ({
          name,
          type: typeOf(schema),
          isRequired: required,
          description: schema.description ?? '',
        })) ?? rowsOf(operation.requestBody?.content['application/json'].schema ?? {}),
      output: rowsOf(operation.responses['200']?.content?.['application/json']?.schema ?? {}),
      errors: Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, { description }]) => ({ status, names: description })),
    })),
  );
