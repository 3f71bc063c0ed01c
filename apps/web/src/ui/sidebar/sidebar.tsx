import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { tooltip } from '../tooltip/tooltip.ts';
import classes from './sidebar.module.css';

export interface SidebarLink {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Shown only if someone has to act. */
  readonly count?: string | null | undefined;
  /** The count in words, for screen readers. */
  readonly countLabel?: string | undefined;
}

export interface SidebarGroup {
  readonly key: string;
  readonly title?: string | undefined;
  readonly links: readonly SidebarLink[];
}

export interface SidebarProps {
  readonly label: string;
  readonly top: ReactNode;
  readonly groups: readonly SidebarGroup[];
  readonly bottom: ReactNode;
  readonly className?: string | undefined;
}

/** The main navigation, 220 px. */
export function Sidebar({ label, top, groups, bottom, className }: SidebarProps): ReactNode {
  return (
    <nav aria-label={label} className={joinClasses(classes.root, className)}>
      <div className={classes.top}>{top}</div>
      <div className={classes.groups}>
        {groups.map(({ key, title, links }) => (
          <div key={key}>
            {title !== undefined && (
              <h2 id={`sidebar-${key}`} className={classes.title}>
                {title}
              </h2>
            )}
            <ul
              className={classes.links}
              aria-labelledby={title === undefined ? undefined : `sidebar-${key}`}
            >
              {links.map((link) => (
                <li key={link.key}>
                  <a
                    href={link.href}
                    className={classes.link}
                    aria-current={link.isCurrent ? 'page' : undefined}
                  >
                    <span className={classes.icon} aria-hidden="true">
                      {link.icon}
                    </span>
                    <span className={classes.label}>{link.label}</span>
                    {link.count != null && (
                      <span className={classes.count} {...tooltip(link.countLabel)}>
                        <span aria-hidden="true">{link.count}</span>
                        <span className="visually-hidden">{link.countLabel}</span>
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={classes.bottom}>{bottom}</div>
    </nav>
  );
}
