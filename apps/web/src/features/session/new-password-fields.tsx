import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { PasswordPolicy } from '@baton/domain/party/password-rules';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { PasswordInput } from '../../ui/password-input/password-input.tsx';
import { PasswordRules } from './password-rules.tsx';

export interface NewPasswordFieldsProps {
  readonly password: string;
  readonly confirmation: string;
  readonly error: string | null;
  /** Rules for the password. SPEC by default. */
  readonly policy?: PasswordPolicy;
  /** True after a submit with a different confirmation. */
  readonly isConfirmationWrong: boolean;
  readonly autoFocus?: boolean;
  readonly onPassword: (password: string) => void;
  readonly onConfirmation: (confirmation: string) => void;
}

/** A new password with its rules, and its confirmation. */
export function NewPasswordFields({
  password,
  confirmation,
  error,
  isConfirmationWrong,
  policy = 'SPEC',
  autoFocus = false,
  onPassword,
  onConfirmation,
}: NewPasswordFieldsProps): ReactNode {
  const t = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <PasswordInput
        label={t('session.newPassword')}
        size="large"
        required
        autoFocus={autoFocus}
        autoComplete="new-password"
        isShown={isShown}
        value={password}
        error={error}
        onChange={onPassword}
      />
      <PasswordRules password={password} policy={policy} />
      <PasswordInput
        label={t('session.confirmPassword')}
        size="large"
        required
        autoComplete="new-password"
        isShown={isShown}
        value={confirmation}
        error={
          isConfirmationWrong && confirmation !== password ? t('session.confirmationDiffers') : null
        }
        onChange={onConfirmation}
      />
      <Checkbox label={t('ui.showPassword')} checked={isShown} onChange={setIsShown} />
    </>
  );
}
