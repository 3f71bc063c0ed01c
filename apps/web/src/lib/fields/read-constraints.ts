import type { ReadConstraints } from '@baton/domain/field/field-in-api';
import { graphql, readInlineData } from 'react-relay';
import type { readConstraints_constraints$key } from '../../__generated__/readConstraints_constraints.graphql.ts';

/** Reads all constraints of a value. Editors write back exactly what is read here. */
export const readConstraints = (key: readConstraints_constraints$key): ReadConstraints =>
  readInlineData(
    graphql`
      fragment readConstraints_constraints on FieldConstraints @inline {
        decimals
        grouping
        min
        max
        minLength
        maxLength
        oneLine
        markdown
        withTime
        startOfDay
        day
        maxParties
        multiple
        documentTypes
        allowLink
        maxKilobytes
      }
    `,
    key,
  );

interface Constrained {
  readonly constraints: readConstraints_constraints$key;
}

/** Returns an API field with its constraints read. */
export const withConstraints = <Asked extends Constrained>(
  asked: Asked,
): Omit<Asked, 'constraints'> & { readonly constraints: ReadConstraints } => ({
  ...asked,
  constraints: readConstraints(asked.constraints),
});

/** Returns a field and, for a table, each of its columns with constraints read. */
export const withAllConstraints = <
  Column extends Constrained,
  Asked extends Constrained & { readonly columns: readonly Column[] },
>(
  asked: Asked & { readonly columns: readonly Column[] },
) => ({ ...withConstraints(asked), columns: asked.columns.map(withConstraints<Column>) });
