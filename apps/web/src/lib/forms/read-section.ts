import type { WireFormSection } from '@baton/domain/form/wire-form';
import { graphql, readInlineData } from 'react-relay';
import type { readSection_section$key } from '../../__generated__/readSection_section.graphql.ts';

/** Converts a section of a form from the API, in a blueprint or in a reusable form. */
export const readSection = (key: readSection_section$key): WireFormSection =>
  readInlineData(
    graphql`
      fragment readSection_section on FormSection @inline {
        key
        name
        description
        columns
        rule {
          effect
          match
          comparisons {
            item
            operator
            values
            group
          }
          groups
        }
        items {
          key
          column
          text
          field
          inputType
          value
          help
          rules {
            effect
            match
            comparisons {
              item
              operator
              values
              group
            }
            groups
          }
        }
      }
    `,
    key,
  );
