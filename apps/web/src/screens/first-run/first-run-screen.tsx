import { useState, type FormEvent, type ReactNode } from 'react';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { passwordRefusal } from '@baton/domain/party/password-rules';
import { emailRefusal, nameRefusal } from '@baton/domain/party/person-rules';
import formClasses from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { NewPasswordFields } from '../../features/session/new-password-fields.tsx';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import type { LocaleName } from '../../lib/i18n/locales.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { createFirstTenant } from '../../lib/session/open-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';
import { TextInput } from '../../ui/text-input/text-input.tsx';

export interface FirstRunScreenProps {
  readonly locale: LocaleName;
  /** True if the server requires the code that it printed at startup. */
  readonly needsSetupCode: boolean;
  readonly onLocale: (locale: LocaleName) => void;
  readonly onDone: () => void;
}

interface Entries {
  readonly workspaceName: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly setupCode: string;
}

const refusalsOf = (entries: Entries, needsSetupCode: boolean): readonly Refusal[] =>
  [
    needsSetupCode && entries.setupCode.trim() === '' ? refuse('Required', {}, 'setupCode') : null,
    nameRefusal(entries.workspaceName, 'workspaceName'),
    nameRefusal(entries.name),
    emailRefusal(entries.email),
    passwordRefusal(entries.password),
  ].filter((refusal) => refusal !== null);

/** Creates the first workspace and admin of a new installation. */
export function FirstRunScreen({
  locale,
  needsSetupCode,
  onLocale,
  onDone,
}: FirstRunScreenProps): ReactNode {
  const t = useText();
  const [entries, setEntries] = useState<Entries>({
    workspaceName: '',
    name: '',
    email: '',
    password: '',
    setupCode: '',
  });
  const [confirmation, setConfirmation] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  const errorOf = (field: keyof Entries | 'confirmation'): string | null => {
    const refusal = refusals.find((one) => one.field?.replace(/^input\./, '') === field);
    return refusal === undefined ? null : errorText(t, refusal);
  };
  const set = (field: keyof Entries) => (value: string) => {
    setEntries({ ...entries, [field]: value });
    setRefusals(refusals.filter((refusal) => refusal.field !== field));
  };
  const isSame = confirmation === entries.password;
  const [isConfirmationWrong, setIsConfirmationWrong] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isPending) return;
    const found = refusalsOf(entries, needsSetupCode);
    setRefusals(found);
    setIsConfirmationWrong(!isSame);
    if (found.length > 0 || !isSame) {
      focusFirstError(form);
      return;
    }
    setIsPending(true);
    try {
      await createFirstTenant({
        ...entries,
        setupCode: needsSetupCode ? entries.setupCode : null,
        locale,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      onDone();
    } catch (error) {
      setRefusals(asApiError(error).refusals);
      setIsPending(false);
      focusFirstError(form);
    }
  };
  const general = refusals.filter(({ field }) => field === undefined);

  return (
    <GuestFrame
      title={t('session.firstRunTitle')}
      text={t('session.firstRunText')}
      locale={locale}
      onLocale={onLocale}
    >
      <form className={formClasses.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        <div className={formClasses.failure} role="alert" hidden={general.length === 0}>
          {general.map((refusal) => errorText(t, refusal)).join(' ')}
        </div>
        {needsSetupCode && (
          <TextInput
            label={t('session.setupCode')}
            description={t('session.setupCodeHint')}
            size="large"
            autoFocus
            required
            autoComplete="off"
            value={entries.setupCode}
            error={errorOf('setupCode')}
            onChange={set('setupCode')}
          />
        )}
        <TextInput
          label={t('session.workspaceName')}
          size="large"
          autoFocus={!needsSetupCode}
          required
          autoComplete="organization"
          value={entries.workspaceName}
          error={errorOf('workspaceName')}
          onChange={set('workspaceName')}
        />
        <TextInput
          label={t('session.yourName')}
          size="large"
          required
          autoComplete="name"
          value={entries.name}
          error={errorOf('name')}
          onChange={set('name')}
        />
        <TextInput
          label={t('session.email')}
          type="email"
          size="large"
          required
          autoComplete="username"
          value={entries.email}
          error={errorOf('email')}
          onChange={set('email')}
        />
        <NewPasswordFields
          password={entries.password}
          confirmation={confirmation}
          error={errorOf('password')}
          isConfirmationWrong={isConfirmationWrong}
          onPassword={set('password')}
          onConfirmation={setConfirmation}
        />
        <Button kind="primary" size="large" type="submit" fullWidth loading={isPending}>
          {t('session.createWorkspace')}
        </Button>
      </form>
    </GuestFrame>
  );
}
