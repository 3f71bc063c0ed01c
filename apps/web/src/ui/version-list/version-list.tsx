import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Moment } from '../moment/moment.tsx';
import classes from './version-list.module.css';

export interface ListedVersion {
  readonly id: string;
  readonly name: string;
  /** What sets it apart from the others, such as that it is the one in use. */
  readonly mark?: string | null;
  readonly publishedAt: string;
  readonly publishedBy: string;
  /** Why it was published; empty where nobody said. */
  readonly notes: string;
}

export interface VersionListProps<Version extends ListedVersion> {
  readonly versions: readonly Version[];
  /** What can be done with one: its buttons. */
  readonly actions: (version: Version) => ReactNode;
}

/** Versions in the order given: what was published when, by whom and why. */
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
