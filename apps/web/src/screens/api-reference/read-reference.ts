/** A property of a request or a response. */
export interface DescribedProperty {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly DescribedProperty[];
  readonly items?: DescribedProperty;
  /** Name of a component, after its path. */
  readonly $ref?: string;
  readonly description?: string;
}

interface DescribedObject extends DescribedProperty {
  readonly properties?: Readonly<Record<string, DescribedProperty>>;
  readonly required?: readonly string[];
}

/** Bodies by their media type. Each call has one. */
type DescribedContent = Readonly<Record<string, { readonly schema: DescribedObject }>>;

interface DescribedOperation {
  readonly tags: readonly [string];
  readonly summary: string;
  readonly security?: readonly { readonly token?: readonly string[] }[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: DescribedProperty;
  }[];
  readonly requestBody?: { readonly content: DescribedContent };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly content?: DescribedContent;
      }
    >
  >;
}

/** The parts of an OpenAPI document that the reference shows. */
export interface ApiDescription {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, DescribedObject>> };
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
  /** Scopes of the API token that the call needs. Empty if a session is enough. */
  readonly scopes: readonly string[];
  readonly input: readonly ReferenceRow[];
  readonly output: readonly ReferenceRow[];
  /** Statuses of errors, with the names of the errors. */
  readonly errors: readonly { readonly status: string; readonly names: string }[];
}

/** An object that several calls contain. */
export interface ReferenceObject {
  readonly name: string;
  readonly description: string;
  readonly rows: readonly ReferenceRow[];
}

type Components = Readonly<Record<string, DescribedObject>>;

const refName = ({ $ref = '' }: DescribedProperty): string => $ref.split('/').at(-1) ?? '';

const typeOf = (property: DescribedProperty, components: Components): string => {
  const inner = (one: DescribedProperty) => typeOf(one, components);
  if (property.$ref !== undefined) {
    const name = refName(property);
    const component = components[name];
    return component === undefined || component.properties !== undefined ? name : inner(component);
  }
  if (property.const !== undefined) return JSON.stringify(property.const);
  if (property.enum !== undefined) return property.enum.map(String).join(' | ');
  if (property.anyOf !== undefined) return property.anyOf.map(inner).join(' | ');
  if (property.items !== undefined)
    return `(${inner(property.items)})[]`.replace(/^\((\w+)\)/, '$1');
  return [property.type ?? 'any'].flat().join(' | ');
};

const rowsOf = (object: DescribedObject, components: Components): readonly ReferenceRow[] => {
  const { properties = {}, required = [] } =
    object.$ref === undefined ? object : (components[refName(object)] ?? {});
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeOf(property, components),
    isRequired: required.includes(name),
    description: property.description ?? '',
  }));
};

const bodyOf = (content: DescribedContent = {}): DescribedObject =>
  Object.values(content)[0]?.schema ?? {};

const componentsOf = ({ components }: ApiDescription): Components => components?.schemas ?? {};

/** Returns the calls of a description, in its order. */
export const callsOf = (description: ApiDescription): readonly ReferenceCall[] => {
  const components = componentsOf(description);
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      group: operation.tags[0],
      summary: operation.summary,
      needsSession: operation.security !== undefined,
      scopes: operation.security?.[0]?.token ?? [],
      input: [
        ...(operation.parameters ?? []).map(({ name, required, schema }) => ({
          name,
          type: typeOf(schema, components),
          isRequired: required,
          description: schema.description ?? '',
        })),
        ...rowsOf(bodyOf(operation.requestBody?.content), components),
      ],
      output: rowsOf(bodyOf(operation.responses['200']?.content), components),
      errors: Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, { description: names }]) => ({ status, names })),
    })),
  );
};

/** Returns the objects that calls contain, by name. */
export const objectsOf = (description: ApiDescription): readonly ReferenceObject[] => {
  const components = componentsOf(description);
  return Object.entries(components)
    .filter(([, { properties }]) => properties !== undefined)
    .map(([name, object]) => ({
      name,
      description: object.description ?? '',
      rows: rowsOf(object, components),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
};
