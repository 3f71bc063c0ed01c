import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useEmptyText } from '../field/empty-text.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import control from '../field/control.module.css';
import { joinClasses } from '../join-classes.ts';

export interface TextInputProps
  extends
    FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'onChange' | 'value' | 'size' | 'className' | 'required'
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly size?: 'medium' | 'large' | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function TextInput({
  label,
  hideLabel,
  description,
  error,
  required,
  status,
  className,
  value,
  onChange,
  size = 'medium',
  type = 'text',
  ...rest
}: TextInputProps): ReactNode {
  const emptyText = useEmptyText();
  return (
    <Field {...{ label, hideLabel, description, error, required, status, className }}>
      {(ties) => (
        <input
          placeholder={emptyText}
          {...rest}
          {...ties}
          data-autofocus={rest.autoFocus || undefined}
          type={type}
          className={joinClasses(control.control)}
          data-size={size}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
