import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import type { BulkActionBarProps } from './bulk-action-bar.tsx';

const BulkActionBar = lazyComponent(
  async () => (await import('./bulk-action-bar.tsx')).BulkActionBar,
);

/** The bar of actions on selected items, whose code is loaded with the first selection. */
export function BulkActions(props: BulkActionBarProps): ReactNode {
  const [isNeeded, setIsNeeded] = useState(false);
  if (props.ids.length > 0 && !isNeeded) setIsNeeded(true);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <BulkActionBar {...props} />
      </Suspense>
    )
  );
}
