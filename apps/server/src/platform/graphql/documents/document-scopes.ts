import type { TokenScope } from '@baton/domain/party/token-scopes';
import {
  getNamedType,
  getOperationAST,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** Scopes that a field of the schema needs. Set on its extensions. */
export interface FieldScopes {
  readonly scopes?: readonly TokenScope[];
}

/** A field of a document that needs scopes. */
export interface ScopedField {
  /** Names of the fields in the response. */
  readonly path: readonly string[];
  readonly scopes: readonly TokenScope[];
  readonly node: FieldNode;
}

/** Returns the fields of a valid document that need scopes, with fragments in each of their places. */
export const scopedFieldsOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): readonly ScopedField[] => {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const found: ScopedField[] = [];
  const walk = (set: SelectionSetNode, typeName: string, path: readonly string[]): void => {
    for (const one of set.selections) {
      if (one.kind === Kind.INLINE_FRAGMENT)
        walk(one.selectionSet, one.typeCondition?.name.value ?? typeName, path);
      else if (one.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(one.name.value);
        if (fragment !== undefined)
          walk(fragment.selectionSet, fragment.typeCondition.name.value, path);
      } else {
        const type = schema.getType(typeName);
        const field =
          isObjectType(type) || isInterfaceType(type)
            ? type.getFields()[one.name.value]
            : undefined;
        if (field === undefined) continue;
        const here = [...path, one.alias?.value ?? one.name.value];
        const { scopes = [] }: FieldScopes = field.extensions;
        if (scopes.length > 0) found.push({ path: here, scopes, node: one });
        if (one.selectionSet !== undefined)
          walk(one.selectionSet, getNamedType(field.type).name, here);
      }
    }
  };
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (operation && root) walk(operation.selectionSet, root.name, []);
  return found;
};
