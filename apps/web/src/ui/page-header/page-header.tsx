import { createContext, use, useEffect, type ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import classes from './page-header.module.css';

/** Content before the breadcrumb: the button that opens the sidebar. */
export const PageLeadContext = createContext<ReactNode>(null);

export interface PageHeaderProps {
  readonly breadcrumb: readonly Crumb[];
  readonly icon?: ReactNode;
  /** Content next to the breadcrumb, such as a status. */
  readonly aside?: ReactNode;
  /** Actions, with the main action last. */
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

/** The part below the header, the only one that scrolls. */
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
