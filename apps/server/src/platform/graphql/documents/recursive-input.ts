import {
  getNamedType,
  isInputObjectType,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Returns true if a value of the type can contain its own type at any depth. */
const holdsItself = (
  type: GraphQLInputObjectType,
  above: ReadonlySet<GraphQLInputObjectType> = new Set(),
): boolean => {
  if (above.has(type)) return true;
  const path = new Set([...above, type]);
  return Object.values(type.getFields()).some((field) => {
    const inner = getNamedType(field.type);
    return isInputObjectType(inner) && holdsItself(inner, path);
  });
};

/**
 * Returns true if a variable of the document can be nested without limit. The compiler would unroll
 * each level until the memory is full.
 */
export const takesRecursiveInput = (schema: GraphQLSchema, document: DocumentNode): boolean =>
  document.definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.variableDefinitions?.some((variable) => {
        const type = typeFromAST(schema, variable.type);
        const named = type === undefined ? undefined : getNamedType(type);
        return isInputObjectType(named) && holdsItself(named);
      }) === true,
  );
