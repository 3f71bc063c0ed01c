import { shapeFromApi } from '@baton/domain/field/field-in-api';
import type { FieldShape } from '@baton/domain/field/field';
import { graphql, readInlineData } from 'react-relay';
import type { readField_field$key } from '../../__generated__/readField_field.graphql.ts';
import { withAllConstraints } from './read-constraints.ts';

/** Reads the parts of a field that the domain's field types use. */
export function readField(key: readField_field$key): FieldShape & { readonly name: string } {
  const wire = readInlineData(
    graphql`
      fragment readField_field on AskedField @inline {
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
        columns {
          key
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
          required
        }
      }
    `,
    key,
  );
  return shapeFromApi(withAllConstraints(wire));
}
