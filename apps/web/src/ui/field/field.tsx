import { useId, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import classes from './field.module.css';
import { RequiredMark } from './required-mark.tsx';

/** Attributes that the control inside a field needs. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** True to hide the label visually, if the context already shows it. */
  readonly hideLabel?: boolean | undefined;
  readonly description?: ReactNode;
  readonly error?: string | null | undefined;
  readonly required?: boolean | undefined;
  /** Small text to the right of the label, such as "Saved". */
  readonly status?: ReactNode;
  readonly className?: string | undefined;
}

interface Props extends FieldProps {
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint, and error, linked for assistive technology. */
export function Field({
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  status,
  className,
  children,
}: Props): ReactNode {
  const id = useId();
  const describedBy = [description != null && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <div className={joinClasses(classes.root, className)}>
      <div className={hideLabel ? 'visually-hidden' : classes.head}>
        <label className={classes.label} htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {required && <RequiredMark />}
        {status !== undefined && <span className={classes.status}>{status}</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {description != null && (
        <div className={classes.hint} id={`${id}-hint`}>
          {description}
        </div>
      )}
      <div className={classes.error} id={`${id}-error`} role="alert" hidden={!error}>
        {error}
      </div>
    </div>
  );
}
