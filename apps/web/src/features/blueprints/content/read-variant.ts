import type { WireVariant } from '@baton/domain/blueprint/wire/wire-variants';
import { graphql, readInlineData } from 'react-relay';
import type { readVariant_variant$key } from '../../../__generated__/readVariant_variant.graphql.ts';

/** Converts a variant with its condition from the API. */
export const readVariant = (key: readVariant_variant$key): WireVariant =>
  readInlineData(
    graphql`
      fragment readVariant_variant on BlueprintVariant @inline {
        blueprint
        when {
          match
          whenUnknown
          parts {
            match
            parts {
              instance
              task
              fact
              operator
              values
            }
            instance
            task
            fact
            operator
            values
          }
        }
      }
    `,
    key,
  );
