import type { FormContent } from '@baton/domain/form/form';
import { formFromWire } from '@baton/domain/form/wire-form';
import { graphql, readInlineData } from 'react-relay';
import type { readFormContent_content$key } from '../../__generated__/readFormContent_content.graphql.ts';
import { withAllConstraints } from '../fields/read-constraints.ts';
import { readSection } from './read-section.ts';

/** Converts a form from the API to the domain type. */
export function readFormContent(key: readFormContent_content$key): FormContent {
  const wire = readInlineData(
    graphql`
      fragment readFormContent_content on FormContent @inline {
        name
        description
        language
        sections {
          ...readSection_section
        }
        fields {
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
          origin {
            field
            version
          }
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
        translations {
          locale
          key
          text
        }
      }
    `,
    key,
  );
  return formFromWire({
    ...wire,
    fields: wire.fields.map(withAllConstraints),
    sections: wire.sections.map(readSection),
  });
}
