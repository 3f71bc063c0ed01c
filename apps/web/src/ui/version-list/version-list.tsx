import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Moment } from '../moment/moment.tsx';
import classes from './version-list.module.css';

export interface ListedVersion {
  readonly id: string;
  readonly number: number;
  readonly publishedAt: string;
  readonly publishedBy: { readonly name: string };
  /** Version notes, or an empty text. */
  readonly notes: string;
}

export interface VersionListProps {
  readonly versions: readonly ListedVersion[];
  /** Number of the current version. */
  readonly current: number | undefined;
  /** Explains why there are no versions yet. */
  readonly noneText: string;
  readonly onShow: (number: number) => void;
  /** Further buttons of a version. */
  readonly actions?: ((number: number) => ReactNode) | undefined;
}

/** Published versions with date, person, and notes, newest first. */
export function VersionList({
  versions,
  current,
  noneText,
  onShow,
  actions,
}: VersionListProps): ReactNode {
  const t = useText();
  if (versions.length === 0)
    return <EmptyState title={t('library.versions.none')} text={noneText} />;
  return (
    <ol className={classes.list}>
      {versions
        .toSorted((a, b) => b.number - a.number)
        .map(({ id, number, publishedAt, publishedBy, notes }) => (
          <li key={id} className={classes.version}>
            <div className={classes.head}>
              <h3 className={classes.number}>{t('library.version', { number })}</h3>
              {number === current && <Badge tone="done">{t('library.versions.current')}</Badge>}
              <span className={classes.when}>
                <Moment at={publishedAt} /> · {publishedBy.name}
              </span>
              <Button
                kind="subtle"
                size="small"
                icon={<Eye size={14} />}
                aria-label={t('library.versions.showNumber', { number })}
                onClick={() => onShow(number)}
              >
                {t('library.versions.show')}
              </Button>
              {actions?.(number)}
            </div>
            {notes !== '' && <p className={classes.notes}>{notes}</p>}
          </li>
        ))}
    </ol>
  );
}
