import {
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/** Names that a document without a session can give to its fields. */
const anonymousAliases = 15;

/** What a document demands of whoever sends it. */
export interface DocumentAccess {
  /** True if every field it starts from answers people who aren't signed in. */
  readonly isPublic: boolean;
  /** True if only people who are signed in can send it: introspection, or many aliases. */
  readonly needsSession: boolean;
}

/** Marks a field of the schema that answers people who aren't signed in. */
export const publicField = { isPublic: true } as const;

const introspection: ReadonlySet<string> = new Set(['__schema', '__type']);

/** Reads what a valid document demands. */
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
  return { isPublic, needsSession: asksForSchema || aliases > anonymousAliases };
};
