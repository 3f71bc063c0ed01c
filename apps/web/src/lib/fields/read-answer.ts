import { shapeFromWire } from '@baton/domain/blueprint/wire/wire-fields';
import type { FieldShape } from '@baton/domain/field/field';
import { graphql, readInlineData } from 'react-relay';
import type { readAnswer_field$key } from '../../__generated__/readAnswer_field.graphql.ts';
import { withConstraints } from './read-constraints.ts';

/** What the kinds of the domain look at, of whatever asks a field that is no table. */
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
  return shapeFromWire({ ...withConstraints(wire), columns: [] });
}
