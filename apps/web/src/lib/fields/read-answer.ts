import { shapeFromApi } from '@baton/domain/field/field-in-api';
import type { FieldShape } from '@baton/domain/field/field';
import { graphql, readInlineData } from 'react-relay';
import type { readAnswer_field$key } from '../../__generated__/readAnswer_field.graphql.ts';
import { withConstraints } from './read-constraints.ts';

/** Reads the parts of a field, other than a table, that the domain's field types use. */
export function readAnswer(key: readAnswer_field$key): FieldShape & { readonly name: string } {
  const wire = readInlineData(
    graphql`
      fragment readAnswer_field on AskedField @inline {
        name
        kind
        options {
          id
          name
        }
        unit
        constraints {
          ...readConstraints_constraints
        }
        mayAppend
      }
    `,
    key,
  );
  return shapeFromApi({ ...withConstraints(wire), columns: [] });
}
