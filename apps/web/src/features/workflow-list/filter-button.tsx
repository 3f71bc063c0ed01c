import { X } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import classes from './filter-button.module.css';

export interface FilterButtonProps {
  readonly icon: ReactNode;
  /** Label of the button without a filter. */
  readonly label: string;
  readonly removeLabel: string;
  /** The filter as text. Null without a filter. */
  readonly current: ReactNode | null;
  readonly onRemove: () => void;
  /** Renders the dialog of the filter, loaded on first use. */
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** A button that opens a filter dialog and shows the current filter. */
export function FilterButton({
  icon,
  label,
  removeLabel,
  current,
  onRemove,
  dialog,
}: FilterButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.bar}>
      <Button
        kind={current === null ? 'subtle' : 'default'}
        size="small"
        icon={icon}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {current === null ? (
          label
        ) : (
          <span className={classes.current}>
            <Suspense fallback={label}>{current}</Suspense>
          </span>
        )}
      </Button>
      {current !== null && (
        <IconButton size="small" label={removeLabel} icon={<X />} onClick={onRemove} />
      )}
      {isOpen && <Suspense fallback={null}>{dialog(() => setOpen(false))}</Suspense>}
    </div>
  );
}
