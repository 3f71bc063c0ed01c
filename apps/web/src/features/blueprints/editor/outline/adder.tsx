import type { Refusal } from '@baton/domain/core/refusal';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { InPlaceName } from '../in-place-name.tsx';
import classes from './outline.module.css';
import { useReturnedFocus } from '../../../../lib/focus/use-returned-focus.ts';

export interface AdderProps {
  readonly label: string;
  /** Label of the open input. */
  readonly fieldLabel: string;
  readonly placeholder: string;
  readonly kind: 'task' | 'stage';
  readonly tabIndex?: number | undefined;
  readonly onAdd: (names: readonly string[]) => Refusal | null;
}

/** A quiet "Add …" button that opens a name input. Enter adds and continues with the next name. */
export function Adder({
  label,
  fieldLabel,
  placeholder,
  kind,
  tabIndex,
  onAdd,
}: AdderProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [round, setRound] = useState(0);
  const opener = useReturnedFocus(isOpen);
  if (!isOpen) {
    return (
      <button
        ref={opener}
        type="button"
        className={classes.adder}
        data-kind={kind}
        tabIndex={tabIndex}
        onClick={() => setIsOpen(true)}
      >
        <Plus size={15} aria-hidden="true" />
        {label}
      </button>
    );
  }
  return (
    <span className={classes.adder} data-kind={kind} data-open="">
      <Plus size={15} aria-hidden="true" />
      <InPlaceName
        key={round}
        label={fieldLabel}
        value=""
        placeholder={placeholder}
        size={kind === 'stage' ? 'heading' : 'row'}
        isContinuous
        onSave={(name) => onAdd([name])}
        onLines={(lines) => {
          if (onAdd(lines) === null) setRound(round + 1);
        }}
        onClose={() => setIsOpen(false)}
      />
    </span>
  );
}
