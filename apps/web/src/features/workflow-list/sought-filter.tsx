import { X } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import classes from './sought-filter.module.css';

export interface SoughtFilterProps {
  readonly icon: ReactNode;
  /** What the button says while nothing is sought. */
  readonly label: string;
  readonly removeLabel: string;
  /** What is sought, in words; null: nothing. */
  readonly sought: ReactNode | null;
  readonly onRemove: () => void;
  /** Where it is chosen; loaded when it is wanted. */
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** A button that narrows a list by what a dialog asks, and says by what it is narrowed. */
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
