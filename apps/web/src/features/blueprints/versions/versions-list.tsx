import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { versionsList_blueprint$key } from '../../../__generated__/versionsList_blueprint.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { VersionList } from '../../../ui/version-list/version-list.tsx';

export interface VersionsListProps {
  readonly blueprint: versionsList_blueprint$key;
  readonly onShow: (number: number) => void;
}

/** Published versions of a blueprint. */
export function VersionsList({ blueprint, onShow }: VersionsListProps): ReactNode {
  const t = useText();
  const { versions, published } = useFragment(
    graphql`
      fragment versionsList_blueprint on Blueprint {
        published {
          id
          number
        }
        versions {
          id
          number
          notes
          publishedAt
          publishedBy {
            name
          }
        }
      }
    `,
    blueprint,
  );
  return (
    <VersionList
      versions={versions}
      current={published?.number}
      noneText={t('blueprints.versions.noneText')}
      onShow={onShow}
    />
  );
}
