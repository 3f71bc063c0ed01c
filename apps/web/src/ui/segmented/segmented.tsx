import { useId, type ReactNode } from 'react';
import { tooltip } from '../tooltip/tooltip.ts';
import classes from './segmented.module.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  /** The accessible name. The options explain themselves. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean | undefined;
  /** True to show only the icons of other options than the selected one. */
  readonly isCompact?: boolean | undefined;
}

/** Selects one of two to four visible options. Uses native radio buttons, so arrow keys work. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  isCompact = false,
}: SegmentedProps<Value>): ReactNode {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.root}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classes.option}
          data-disabled={isDisabled || undefined}
          {...(isCompact && option.value !== value ? tooltip(option.label) : {})}
        >
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {isCompact && option.value !== value ? (
            <span className="visually-hidden">{option.label}</span>
          ) : (
            option.label
          )}
        </label>
      ))}
    </div>
  );
}
