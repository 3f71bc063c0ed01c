import { createContext, use, useEffect, type ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import classes from './page-header.module.css';

/** What the shell puts before the breadcrumb: the button that opens the sidebar. */
export const PageLeadContext = createContext<ReactNode>(null);

export interface PageHeaderProps {
  readonly breadcrumb: readonly Crumb[];
  readonly icon?: ReactNode;
  /** Beside the breadcrumb, such as a status. */
  readonly aside?: ReactNode;
  /** The one main action last. */
  readonly actions?: ReactNode;
}

export function PageHeader({ breadcrumb, icon, aside, actions }: PageHeaderProps): ReactNode {
  const lead = use(PageLeadContext);
  const title = breadcrumb.at(-1)?.label ?? '';
  useEffect(() => {
    document.title = title === '' ? 'Baton' : `${title} · Baton`;
  }, [title]);
  return (
    <header className={classes.header}>
      {lead}
      <Breadcrumb crumbs={breadcrumb} icon={icon} />
      {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}

/** Under the header: the only part of a page that scrolls. */
export function PageBody({
  children,
  isFlush = false,
}: {
  readonly children: ReactNode;
  readonly isFlush?: boolean;
}): ReactNode {
  return (
    <div className={isFlush ? classes.flush : classes.body} data-scroller="">
      {children}
    </div>
  );
}
