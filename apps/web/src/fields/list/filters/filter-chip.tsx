import { X } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { MenuItem } from '../../../ui/menu/menu-item.ts';
import classes from './filter-button.module.css';

export interface FilterChipProps {
  /** The filter as a sentence. Loads names. */
  readonly children: ReactNode;
  /** Label while names load. */
  readonly label: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
  /** Opens the dialog of the filter. */
  readonly onEdit?: (() => void) | undefined;
  /** Used instead of `onEdit`: other values of the filter. */
  readonly items?: readonly MenuItem[] | undefined;
}

/** A filter as a sentence, which opens its values, and a button that removes it. */
export function FilterChip({
  children,
  label,
  removeLabel,
  onRemove,
  onEdit,
  items,
}: FilterChipProps): ReactNode {
  const button = (
    <Button
      size="small"
      aria-haspopup={items === undefined ? 'dialog' : undefined}
      onClick={onEdit}
      className={classes.edit}
    >
      <span className={classes.current}>
        <Suspense fallback={label}>{children}</Suspense>
      </span>
    </Button>
  );
  return (
    <div className={classes.bar}>
      {items === undefined ? (
        button
      ) : (
        <Menu position="bottom-start" trigger={button} items={items} />
      )}
      <IconButton size="small" label={removeLabel} icon={<X />} onClick={onRemove} />
    </div>
  );
}
