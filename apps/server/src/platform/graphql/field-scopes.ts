import { tokenScopes, type TokenScope } from '@baton/domain/party/token-scopes';
import type { GraphQLSchema } from 'graphql';

/** Names by scope, separated by spaces. A name with several scopes needs all of them. */
export type ScopeTable = Readonly<Partial<Record<TokenScope, string>>>;

export interface ScopeTables {
  /** Fields of queries, mutations, and subscriptions. One that is missing needs all scopes. */
  readonly operations: ScopeTable;
  /** Operations that need no scope themselves. Fields of their results can need one. */
  readonly openOperations: string;
  /** Types whose fields need a scope, except those that name an object. */
  readonly types: ScopeTable;
  /** Single fields, as `Type.field`. */
  readonly fields: ScopeTable;
}

/**
 * Fields that need no scope, because all parts of the API show them for the objects that they refer
 * to.
 */
const naming: ReadonlySet<string> = new Set(['id', 'name', 'kind']);

const scopesByName = (table: ScopeTable): ReadonlyMap<string, readonly TokenScope[]> => {
  const found = new Map<string, TokenScope[]>();
  for (const scope of tokenScopes)
    for (const name of table[scope]?.split(/\s+/) ?? [])
      if (name !== '') found.set(name, [...(found.get(name) ?? []), scope]);
  return found;
};

/** Marks each field of the schema with the scopes that an API token needs for it. */
export const withScopes = (schema: GraphQLSchema, tables: ScopeTables): GraphQLSchema => {
  const operations = scopesByName(tables.operations);
  const types = scopesByName(tables.types);
  const fields = scopesByName(tables.fields);
  const open = new Set(tables.openOperations.split(/\s+/));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!('getFields' in type) || type.name.startsWith('__')) continue;
    const isRoot = roots.some((root) => root === type);
    for (const field of Object.values(type.getFields())) {
      if (!('args' in field)) continue;
      const inherited = naming.has(field.name) ? [] : (types.get(type.name) ?? []);
      const scopes = isRoot
        ? open.has(field.name) || field.extensions['isPublic'] === true
          ? []
          : (operations.get(field.name) ?? tokenScopes)
        : (fields.get(`${type.name}.${field.name}`) ?? inherited);
      field.extensions = { ...field.extensions, scopes };
    }
  }
  return schema;
};
