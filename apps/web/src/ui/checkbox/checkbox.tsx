import { useId, type ReactNode, type Ref } from 'react';
import { joinClasses } from '../join-classes.ts';
import classes from './checkbox.module.css';

export interface CheckboxProps {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly description?: string | undefined;
  readonly checked: boolean;
  /** True if only some of the items that it represents are selected. */
  readonly isMixed?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly error?: string | null | undefined;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function Checkbox({
  label,
  hideLabel = false,
  description,
  checked,
  isMixed = false,
  onChange,
  disabled = false,
  error,
  name,
  className,
  ref,
}: CheckboxProps): ReactNode {
  const id = useId();
  return (
    <div className={joinClasses(classes.root, className)}>
      <label className={classes.line} data-disabled={disabled || undefined}>
        <input
          ref={(node) => {
            if (node !== null) node.indeterminate = isMixed;
            if (typeof ref === 'function') ref(node);
            else if (ref) ref.current = node;
          }}
          type="checkbox"
          className={classes.box}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={description || error ? `${id}-about` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
      </label>
      {(description || error) && (
        <div className={error ? classes.error : classes.about} id={`${id}-about`}>
          {error || description}
        </div>
      )}
    </div>
  );
}
