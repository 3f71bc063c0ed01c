import { graphql, useFragment } from 'react-relay';
import type { ReactNode } from 'react';
import type { publishState_blueprint$key } from '../../../__generated__/publishState_blueprint.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';

/** Draft, published, or published with unpublished changes. */
export function PublishState({
  blueprint,
}: {
  readonly blueprint: publishState_blueprint$key;
}): ReactNode {
  const t = useText();
  const { published, hasUnpublishedChanges } = useFragment(
    graphql`
      fragment publishState_blueprint on Blueprint {
        hasUnpublishedChanges
        published {
          id
          number
        }
      }
    `,
    blueprint,
  );
  if (published == null) return <Badge tone="neutral">{t('blueprints.state.draft')}</Badge>;
  return hasUnpublishedChanges ? (
    <Badge tone="due-soon">{t('blueprints.state.changed', { number: published.number })}</Badge>
  ) : (
    <Badge tone="done">{t('blueprints.state.published', { number: published.number })}</Badge>
  );
}
