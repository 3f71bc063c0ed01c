import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { versionsList_blueprint$key } from '../../../__generated__/versionsList_blueprint.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import classes from './versions-list.module.css';

export interface VersionsListProps {
  readonly blueprint: versionsList_blueprint$key;
  readonly onShow: (number: number) => void;
}

/** What was published when, by whom and why; the newest first. */
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
    <ol className={classes.list}>
      {versions
        .toSorted((a, b) => b.number - a.number)
        .map((version) => (
          <li key={version.id} className={classes.version}>
            <div className={classes.head}>
              <h3 className={classes.number}>
                {t('blueprints.version', { number: version.number })}
              </h3>
              {version.number === published?.number && (
                <Badge tone="done">{t('blueprints.versions.current')}</Badge>
              )}
              <span className={classes.when}>
                <Moment at={version.publishedAt} /> · {version.publishedBy.name}
              </span>
              <Button
                kind="subtle"
                size="small"
                icon={<Eye size={14} aria-hidden="true" />}
                onClick={() => onShow(version.number)}
                aria-label={t('blueprints.versions.showNumber', { number: version.number })}
              >
                {t('blueprints.versions.show')}
              </Button>
            </div>
            {version.notes !== '' && <p className={classes.notes}>{version.notes}</p>}
          </li>
        ))}
    </ol>
  );
}
