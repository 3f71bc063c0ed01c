import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { versionsList_blueprint$key } from '../../../__generated__/versionsList_blueprint.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { VersionList } from '../../../ui/version-list/version-list.tsx';

export interface VersionsListProps {
  readonly blueprint: versionsList_blueprint$key;
  readonly onShow: (number: number) => void;
}

/** Published versions with date, person, and notes, newest first. */
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
  if (versions.length === 0) {
    return (
      <EmptyState title={t('blueprints.versions.none')} text={t('blueprints.versions.noneText')} />
    );
  }
  return (
    <VersionList
      versions={versions
        .toSorted((a, b) => b.number - a.number)
        .map((version) => ({
          ...version,
          name: t('blueprints.version', { number: version.number }),
          mark: version.number === published?.number ? t('blueprints.versions.current') : null,
          publishedBy: version.publishedBy.name,
        }))}
      actions={({ number }) => (
        <Button
          kind="subtle"
          size="small"
          icon={<Eye size={14} />}
          onClick={() => onShow(number)}
          aria-label={t('blueprints.versions.showNumber', { number })}
        >
          {t('blueprints.versions.show')}
        </Button>
      )}
    />
  );
}
