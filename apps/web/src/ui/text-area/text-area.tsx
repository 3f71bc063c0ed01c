import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { useEmptyText } from '../field/empty-text.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import control from '../field/control.module.css';
import { joinClasses } from '../join-classes.ts';
import classes from './text-area.module.css';

export interface TextAreaProps
  extends
    FieldProps,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'onChange' | 'value' | 'className' | 'required'
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Grows with its text up to 16 rem and then scrolls. When disabled, it shows everything. */
export function TextArea({
  label,
  hideLabel,
  description,
  error,
  required,
  status,
  className,
  value,
  onChange,
  rows = 3,
  ...rest
}: TextAreaProps): ReactNode {
  const emptyText = useEmptyText();
  return (
    <Field {...{ label, hideLabel, description, error, required, status, className }}>
      {(ties) => (
        <textarea
          placeholder={emptyText}
          {...rest}
          {...ties}
          data-autofocus={rest.autoFocus || undefined}
          rows={rows}
          style={{ '--rows': rows }}
          className={joinClasses(control.control, classes.area)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
