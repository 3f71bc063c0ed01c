import { withVisibleNames } from '@baton/domain/core/names/visible-name';
import type { GraphQLSchema } from 'graphql';

type Arguments = Readonly<Record<string, unknown>>;

/** Removes invisible characters from all names in mutation inputs. */
export const cleanNamesOfMutations = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (resolve === undefined) continue;
    field.resolve = (source, args: Arguments, context, info) =>
      resolve(source, withVisibleNames(args), context, info);
  }
  return schema;
};
