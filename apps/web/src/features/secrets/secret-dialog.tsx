import { secretNameRefusal, secretValueRefusal } from '@baton/domain/automation/secret-rules';
import { Trash2 } from 'lucide-react';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { secretMutationsSaveMutation } from '../../__generated__/secretMutationsSaveMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';
import { PasswordInput } from '../../ui/password-input/password-input.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { saveSecret, takeListFrom } from './secret-mutations.ts';
import classes from './secrets.module.css';

interface SecretDialogProps {
  /** Null to add a secret. */
  readonly name: string | null;
  readonly onClose: () => void;
  readonly onDelete?: () => void;
}

/** Adds a secret or replaces its value. */
export function SecretDialog({ name: known, onClose, onDelete }: SecretDialogProps): ReactNode {
  const t = useText();
  const form = useId();
  const [name, setName] = useState(known ?? '');
  const [value, setValue] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isNew = known === null;
  const saving = useCommand<secretMutationsSaveMutation>(saveSecret, {
    fields: ['name', 'value'],
    updater: takeListFrom('saveSecret'),
    onDone: () => {
      notify({
        tone: 'success',
        text: t(isNew ? 'admin.secretAdded' : 'admin.secretReplaced', { name }),
      });
      onClose();
    },
  });
  const refusals = [secretNameRefusal(name), secretValueRefusal(value)];
  const errorOf = (field: string): string | null => {
    const refusal = isChecked ? refusals.find((one) => one?.field === field) : null;
    return refusal == null ? (saving.fieldErrors[field] ?? null) : errorText(t, refusal);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    focusFirstError(event.currentTarget);
    if (refusals.some((refusal) => refusal !== null) || saving.isPending) return;
    void saving.run(() => ({ input: { name, value, isNew } }));
  };
  const title = isNew ? t('admin.addSecret') : t('admin.replaceSecret', { name: known });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="small"
      isBusy={saving.isPending}
      footer={
        <>
          {onDelete !== undefined && (
            <Button kind="subtle" icon={<Trash2 />} className={classes.start} onClick={onDelete}>
              {t('people.delete')}
            </Button>
          )}
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} loading={saving.isPending}>
            {t(isNew ? 'admin.addSecret' : 'admin.replace')}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} onSubmit={onSubmit} noValidate>
        {isNew && (
          <TextInput
            label={t('admin.secretName')}
            description={t('admin.secretNameHint')}
            required
            autoFocus
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            error={errorOf('name')}
            onChange={setName}
          />
        )}
        <PasswordInput
          label={t('admin.secretValue')}
          description={t('admin.secretValueHint')}
          required
          autoFocus={!isNew}
          autoComplete="new-password"
          showLabel={t('admin.showValue')}
          value={value}
          error={errorOf('value')}
          onChange={setValue}
        />
      </form>
    </Dialog>
  );
}
