import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  passwordMaxRepeats,
  passwordMinClasses,
  passwordMinLength,
  passwordRefusal,
  passwordRulesOf,
  type PasswordPolicy,
} from '@baton/domain/party/password-rules';
import type { ErrorCode } from '@baton/domain/core/error-catalogue';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './password-rules.module.css';

export interface PasswordRulesProps {
  readonly password: string;
  readonly policy: PasswordPolicy;
}

/** The rules of a new password. Each is checked off when it is met. */
export function PasswordRules({ password, policy }: PasswordRulesProps): ReactNode {
  const t = useText();
  const order = passwordRulesOf[policy];
  const refusal = passwordRefusal(password, 'password', policy);
  const broken = refusal === null ? order.length : order.indexOf(refusal.code);
  const texts: Readonly<Partial<Record<ErrorCode, string>>> = {
    PasswordTooShort: t('session.ruleLength', { min: passwordMinLength }),
    PasswordTooFewClasses: t('session.ruleClasses', { min: passwordMinClasses }),
    PasswordRepeats: t('session.ruleRepeats', { max: passwordMaxRepeats + 1 }),
    PasswordCommon: t('session.ruleCommon'),
  };
  return (
    <ul className={classes.list} aria-label={t('session.passwordRules')}>
      {order.map((rule, index) => {
        const isMet = index < broken;
        return (
          <li key={rule} className={classes.rule} data-met={isMet || undefined}>
            {isMet ? (
              <Check size={13} strokeWidth={2.6} aria-hidden="true" />
            ) : (
              <Circle size={13} aria-hidden="true" />
            )}
            {texts[rule]}
            <span className="visually-hidden">
              {t(isMet ? 'session.ruleMet' : 'session.ruleOpen')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
