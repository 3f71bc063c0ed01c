import { X } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import classes from './sought-filter.module.css';

export interface SoughtFilterProps {
  readonly icon: ReactNode;
  /** Label of the button without a filter. */
  readonly label: string;
  readonly removeLabel: string;
  /** The filter as text. Null without a filter. */
  readonly sought: ReactNode | null;
  readonly onRemove: () => void;
  /** Renders the dialog of the filter, loaded on first use. */
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** A button that opens a filter dialog and shows the current filter. */
export function SoughtFilter({
  icon,
  label,
  removeLabel,
  sought,
  onRemove,
  dialog,
}: SoughtFilterProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.bar}>
      <Button
        kind={sought === null ? 'subtle' : 'default'}
        size="small"
        icon={icon}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {sought === null ? (
          label
        ) : (
          <span className={classes.sought}>
            <Suspense fallback={label}>{sought}</Suspense>
          </span>
        )}
      </Button>
      {sought !== null && (
        <IconButton size="small" label={removeLabel} icon={<X />} onClick={onRemove} />
      )}
      {isOpen && <Suspense fallback={null}>{dialog(() => setOpen(false))}</Suspense>}
    </div>
  );
}
