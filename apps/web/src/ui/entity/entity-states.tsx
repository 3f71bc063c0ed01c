import type { ReactNode } from 'react';
import { NoPermission } from '../error-state/error-state.tsx';
import { LatePart } from '../late-part/late-part.tsx';
import { PageWait } from '../page-header/page-wait.tsx';

export interface EntityStatesProps {
  /** Rows of the placeholder. */
  readonly rows?: number | undefined;
  /** Why the viewer can't see the list. */
  readonly noAccess?: { readonly title?: string; readonly text?: string } | null | undefined;
  /** The list, which loads its items. */
  readonly children: ReactNode;
}

/** A list while it loads, after an error, and without access. */
export function EntityStates({
  rows = 6,
  noAccess = null,
  children,
}: EntityStatesProps): ReactNode {
  if (noAccess !== null) return <NoPermission {...noAccess} />;
  return (
    <LatePart isMain fallback={<PageWait rows={rows} />}>
      {children}
    </LatePart>
  );
}
