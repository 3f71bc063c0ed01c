import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** The path of an id in the arguments of an operation, such as `input.memberIds`. */
export interface IdPlace {
  readonly path: string;
}

export interface Operation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly name: string;
  readonly idPlaces: readonly IdPlace[];
  /** Returns a document that selects all fields down to this depth. */
  readonly document: (depth: number) => string;
  /** Returns arguments with all values set. `idAt` returns the id for a path. */
  readonly variables: (idAt: (path: string) => string) => Readonly<Record<string, unknown>>;
}

const plainValues: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  String: 'Probe',
  Boolean: false,
  DateTime: '2026-04-01T12:00:00.000Z',
  Date: '2026-04-01',
  FieldValue: 'Probe',
};

/** A document of a scalar, with the places of the ids in it. */
interface Sample {
  readonly places: readonly string[];
  readonly document: (idAt: (place: string) => string) => unknown;
}

const stageKey = crypto.randomUUID();

/** Scalars whose values are documents with ids. */
const samples: Readonly<Record<string, Sample>> = {
  BlueprintPatch: {
    places: ['task', 'assignee', 'tag', 'variant'],
    document: (idAt) => ({
      putStages: [
        {
          ...{ key: stageKey, name: 'Probe', description: '', displayOrder: 0 },
          trigger: { kind: 'WORKFLOW_START' },
        },
      ],
      putTasks: [
        {
          ...{ key: idAt('task'), stage: stageKey, type: 'DEFAULT', displayOrder: 0 },
          ...{ name: 'Probe', description: '', assignees: [idAt('assignee')], tags: [idAt('tag')] },
          rejectAction: { kind: 'CONTINUE', requiresComment: false },
        },
      ],
      variants: [{ blueprint: idAt('variant') }],
    }),
  },
  FormPatch: {
    places: ['section'],
    document: (idAt) => ({ name: 'Probe', order: [idAt('section')] }),
  },
  AutomationDocument: { places: [], document: () => ({ url: 'Probe' }) },
};

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

const isKey = (path: string) => path.endsWith('idempotencyKey');

/** Maximum depth of recursive input types. */
const deepest = 6;

const idsWithin = (type: GraphQLInputType, path: string, depth = 0): readonly IdPlace[] => {
  const named = getNamedType(type);
  if (named.name === 'ID') return isKey(path) ? [] : [{ path }];
  const sample = samples[named.name];
  if (sample !== undefined) return sample.places.map((place) => ({ path: join(path, place) }));
  if (!isInputObjectType(named) || depth > deepest) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    idsWithin(field.type, join(path, field.name), depth + 1),
  );
};

const valueFor = (
  type: GraphQLInputType,
  path: string,
  idAt: (path: string) => string,
  depth = 0,
): unknown => {
  const named = getNamedType(type);
  const holdsIds = idsWithin(type, path).length > 0;
  // Optional arguments are omitted, because an old version or a filter could hide whether the id
  // was used.
  if (!isNonNullType(type) && (!holdsIds || depth > deepest)) return null;
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueFor(nullable.ofType, path, idAt, depth + 1)];
  if (named.name === 'ID') return isKey(path) ? crypto.randomUUID() : idAt(path);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields()).map((field: GraphQLInputField) => [
        field.name,
        valueFor(field.type, join(path, field.name), idAt, depth + 1),
      ]),
    );
  return (
    samples[named.name]?.document((place) => idAt(join(path, place))) ?? plainValues[named.name]
  );
};

const literal = ({ name, type }: GraphQLArgument): string =>
  `${name}: ${isListType(getNullableType(type)) ? '[]' : JSON.stringify(plainValues[getNamedType(type).name])}`;

const required = (field: GraphQLField<unknown, unknown>) =>
  field.args.filter((argument) => isNonNullType(argument.type));

/** Returns a selection of all fields that need no arguments. */
const selectionOf = (schema: GraphQLSchema, type: GraphQLOutputType, depth: number): string => {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named) || depth === 0) return '{ __typename }';
  const fieldsOf = (of: typeof named) =>
    Object.values(of.getFields()).flatMap((field) => {
      const isLeaf = isLeafType(getNamedType(field.type));
      if (depth === 1 && !isLeaf) return [];
      const args = required(field);
      const argumentList = args.length === 0 ? '' : `(${args.map(literal).join(', ')})`;
      return [`${field.name}${argumentList} ${selectionOf(schema, field.type, depth - 1)}`];
    });
  const own = fieldsOf(named);
  const possible = isInterfaceType(named)
    ? schema
        .getPossibleTypes(named)
        .map((one) => `... on ${one.name} { ${fieldsOf(one).join(' ')} }`)
    : [];
  return `{ __typename ${[...own, ...possible].join(' ')} }`;
};

/** Returns all operations of the schema, so that new ones are tested automatically. */
export const everyOperation = (schema: GraphQLSchema): readonly Operation[] =>
  (
    [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
      ['subscription', schema.getSubscriptionType()],
    ] as const
  ).flatMap(([kind, root]) =>
    isObjectType(root)
      ? Object.values(root.getFields()).map((field) => {
          const declared = field.args.map((a) => `$${a.name}: ${String(a.type)}`).join(', ');
          const passed = field.args.map((a) => `${a.name}: $${a.name}`).join(', ');
          const wrap = (text: string) => (text === '' ? '' : `(${text})`);
          return {
            kind,
            name: field.name,
            idPlaces: field.args.flatMap((a) => idsWithin(a.type, a.name)),
            document: (depth: number) =>
              `${kind} ${wrap(declared)} { ${field.name}${wrap(passed)} ${selectionOf(schema, field.type, depth)} }`,
            variables: (idAt: (path: string) => string) =>
              Object.fromEntries(field.args.map((a) => [a.name, valueFor(a.type, a.name, idAt)])),
          };
        })
      : [],
  );
