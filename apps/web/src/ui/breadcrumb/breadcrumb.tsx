import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import classes from './breadcrumb.module.css';

export interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
}

export interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[];
  readonly icon?: ReactNode;
}

/** The path to the page. The last crumb is the page's heading. */
export function Breadcrumb({ crumbs, icon }: BreadcrumbProps): ReactNode {
  return (
    <div className={classes.root}>
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {crumbs.map(({ label, href }, index) => {
        const isLast = index === crumbs.length - 1;
        return (
          <Fragment key={`${index}${label}`}>
            {index > 0 && (
              <ChevronRight size={13} className={classes.separator} aria-hidden="true" />
            )}
            {isLast ? (
              <h1 className={classes.here} tabIndex={-1} data-page-title="">
                {label}
              </h1>
            ) : (
              <a className={classes.link} href={href}>
                {label}
              </a>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
