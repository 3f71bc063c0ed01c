import { useState, type ReactNode, type Ref } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import control from '../field/control.module.css';
import classes from './password-input.module.css';

export interface PasswordInputProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly name?: string | undefined;
  readonly size?: 'medium' | 'large' | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Hides the "show password" checkbox if two fields share one. */
  readonly isShown?: boolean | undefined;
  /** Label of that checkbox if the secret isn't a password. */
  readonly showLabel?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A password with a checkbox to show it and a warning when caps lock is on. */
export function PasswordInput({
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
  isShown,
  showLabel,
  ...rest
}: PasswordInputProps): ReactNode {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [hasCaps, setHasCaps] = useState(false);
  const isVisible = isShown ?? isOpen;
  return (
    <div className={classes.root}>
      <Field
        {...{ label, hideLabel, error, required, status, className }}
        description={description}
      >
        {(ties) => (
          <input
            {...rest}
            {...ties}
            data-autofocus={rest.autoFocus || undefined}
            type={isVisible ? 'text' : 'password'}
            className={control.control}
            data-size={size}
            spellCheck={false}
            autoCapitalize="none"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyUp={(event) => setHasCaps(event.getModifierState('CapsLock'))}
            onBlur={() => {
              setHasCaps(false);
              rest.onBlur?.();
            }}
          />
        )}
      </Field>
      <div className={classes.caps} role="status">
        {hasCaps ? t('ui.capsLockOn') : ''}
      </div>
      {isShown === undefined && (
        <Checkbox label={showLabel ?? t('ui.showPassword')} checked={isOpen} onChange={setIsOpen} />
      )}
    </div>
  );
}
