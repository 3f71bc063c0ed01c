import { useEffect, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { followedVariantQuery } from '../../../__generated__/followedVariantQuery.graphql.ts';
import { graphqlRequest } from '../../../lib/api/graphql-request.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './start-form.module.css';

/** Milliseconds without typing before the request. */
const quietMs = 300;

export interface FollowedVariantProps {
  readonly blueprintId: string;
  readonly values: followedVariantQuery['variables']['values'];
}

/** Shows which variant the entered values select. */
export function FollowedVariant({ blueprintId, values }: FollowedVariantProps): ReactNode {
  const t = useText();
  const asked = JSON.stringify([blueprintId, values]);
  const [answer, setAnswer] = useState<{ asked: string; name: string | null } | null>(null);
  // A response for earlier values doesn't apply to the current ones.
  const variant = answer?.asked === asked ? answer.name : null;
  useEffect(() => {
    let isCurrent = true;
    const settle = (name: string | null): void => {
      if (isCurrent) setAnswer({ asked, name });
    };
    const timer = setTimeout(() => {
      graphqlRequest<followedVariantQuery>(
        graphql`
          query followedVariantQuery($id: ID!, $values: [FieldValueInput!]!) {
            blueprint(id: $id) {
              followedVariant(values: $values)
            }
          }
        `,
        { id: blueprintId, values: JSON.parse(asked)[1] },
      ).then(
        ({ blueprint }) => settle(blueprint?.followedVariant ?? null),
        () => settle(null),
      );
    }, quietMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [blueprintId, asked]);
  return (
    <p className={classes.variant} role="status">
      {variant !== null && t('variants.foreseen', { variant })}
    </p>
  );
}
