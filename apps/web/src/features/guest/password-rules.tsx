import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  passwordMaxRepeats,
  passwordMinClasses,
  passwordMinLength,
  passwordRefusal,
} from '@baton/domain/party/password-rules';
import type { ErrorCode } from '@baton/domain/core/error-catalogue';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './password-rules.module.css';

/** In the order of validation. */
const order: readonly ErrorCode[] = [
  'PasswordTooShort',
  'PasswordTooFewClasses',
  'PasswordRepeats',
  'PasswordCommon',
];

/** The rules of a new password. Each is checked off as soon as it is met. */
export function PasswordRules({ password }: { readonly password: string }): ReactNode {
  const t = useText();
  const refusal = passwordRefusal(password);
  const broken = refusal === null ? order.length : order.indexOf(refusal.code);
  const rules = [
    t('session.ruleLength', { min: passwordMinLength }),
    t('session.ruleClasses', { min: passwordMinClasses }),
    t('session.ruleRepeats', { max: passwordMaxRepeats + 1 }),
    t('session.ruleCommon'),
  ];
  return (
    <ul className={classes.list} aria-label={t('session.passwordRules')}>
      {rules.map((rule, index) => {
        const isMet = index < broken;
        return (
          <li key={rule} className={classes.rule} data-met={isMet || undefined}>
            {isMet ? (
              <Check size={13} strokeWidth={2.6} aria-hidden="true" />
            ) : (
              <Circle size={13} aria-hidden="true" />
            )}
            {rule}
            <span className="visually-hidden">
              {t(isMet ? 'session.ruleMet' : 'session.ruleOpen')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
