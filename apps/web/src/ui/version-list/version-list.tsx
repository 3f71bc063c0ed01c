import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Moment } from '../moment/moment.tsx';
import classes from './version-list.module.css';

export interface ListedVersion {
  readonly id: string;
  readonly name: string;
  /** What distinguishes it from the others, such as being the current one. */
  readonly mark?: string | null;
  readonly publishedAt: string;
  readonly publishedBy: string;
  /** Version notes, or an empty text. */
  readonly notes: string;
}

export interface VersionListProps<Version extends ListedVersion> {
  readonly versions: readonly Version[];
  /** Renders the buttons of a version. */
  readonly actions: (version: Version) => ReactNode;
}

/** Versions in the given order with date, person, and notes. */
export function VersionList<Version extends ListedVersion>({
  versions,
  actions,
}: VersionListProps<Version>): ReactNode {
  return (
    <ol className={classes.list}>
      {versions.map((version) => (
        <li key={version.id} className={classes.version}>
          <div className={classes.head}>
            <h3 className={classes.number}>{version.name}</h3>
            {version.mark != null && <Badge tone="done">{version.mark}</Badge>}
            <span className={classes.when}>
              <Moment at={version.publishedAt} /> · {version.publishedBy}
            </span>
            {actions(version)}
          </div>
          {version.notes !== '' && <p className={classes.notes}>{version.notes}</p>}
        </li>
      ))}
    </ol>
  );
}
