import {
  getNamedType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/** Maximum number of aliases in a document without a session. */
const anonymousAliases = 15;

/** Access that a document needs. */
export interface DocumentAccess {
  /** True if the document has a mutation. */
  readonly isMutation: boolean;
  /** True if every root field is public. */
  readonly isPublic: boolean;
  /** True if the document needs a session: it uses introspection or many aliases. */
  readonly needsSession: boolean;
}

/** Marks a field of the schema as available without a session. */
export const publicField = { isPublic: true } as const;

const introspection: ReadonlySet<string> = new Set(['__schema', '__type']);

/** Returns the access that a valid document needs. */
export const accessOf = (schema: GraphQLSchema, document: DocumentNode): DocumentAccess => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const info = new TypeInfo(schema);
  let isPublic = true;
  let aliases = 0;
  let asksForSchema = false;
  visit(
    document,
    visitWithTypeInfo(info, {
      [Kind.FIELD]: (node) => {
        if (node.alias !== undefined) aliases += 1;
        if (introspection.has(node.name.value)) asksForSchema = true;
        const parent = info.getParentType();
        const isRoot = parent !== undefined && roots.some((root) => root === getNamedType(parent));
        const isOpen =
          node.name.value === '__typename' || info.getFieldDef()?.extensions['isPublic'] === true;
        if (isRoot && !isOpen) isPublic = false;
      },
    }),
  );
  const isMutation = document.definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION,
  );
  return { isMutation, isPublic, needsSession: asksForSchema || aliases > anonymousAliases };
};
