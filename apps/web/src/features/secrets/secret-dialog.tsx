import { secretNameRefusal, secretValueRefusal } from '@baton/domain/automation/secret-rules';
import { useState, type ReactNode } from 'react';
import type { secretMutationsRemoveMutation } from '../../__generated__/secretMutationsRemoveMutation.graphql.ts';
import type { secretMutationsSaveMutation } from '../../__generated__/secretMutationsSaveMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { PasswordInput } from '../../ui/password-input/password-input.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { removeSecret, saveSecret, takeListFrom } from './secret-mutations.ts';
import { useSecretPlaces, type UsedSecret } from './use-secret-places.ts';

interface SecretDialogProps {
  /** Null to add a secret. */
  readonly secret: UsedSecret | null;
  readonly onClose: () => void;
}

/** Adds a secret, replaces its value, or deletes it after saying what will fail. */
export function SecretDialog({ secret, onClose }: SecretDialogProps): ReactNode {
  const t = useText();
  const placesOf = useSecretPlaces();
  const [name, setName] = useState(secret?.name ?? '');
  const [value, setValue] = useState('');
  const isNew = secret === null;
  const places = secret === null ? null : placesOf(secret);
  const tell = (text: string): void => {
    notify({ tone: 'success', text });
    onClose();
  };
  const saving = useCommand<secretMutationsSaveMutation>(saveSecret, {
    fields: ['name', 'value'],
    updater: takeListFrom('saveSecret'),
    onDone: () => tell(t(isNew ? 'admin.secretAdded' : 'admin.secretReplaced', { name })),
  });
  const removing = useCommand<secretMutationsRemoveMutation>(removeSecret, {
    updater: takeListFrom('removeSecret'),
    onDone: () => tell(t('admin.secretDeleted', { name })),
  });
  const { errorOf, check } = useCheckedFields(
    [secretNameRefusal(name), secretValueRefusal(value)],
    saving.fieldErrors,
  );
  return (
    <EntityDialog
      title={isNew ? t('admin.addSecret') : t('admin.replaceSecret', { name })}
      submitLabel={t(isNew ? 'admin.addSecret' : 'admin.replace')}
      isPending={saving.isPending}
      onSubmit={() => {
        if (check()) void saving.run(() => ({ input: { name, value, isNew } }));
      }}
      onClose={onClose}
      deletion={
        isNew
          ? undefined
          : {
              label: t('admin.deleteSecret', { name }),
              text: (
                <>
                  {places !== null && <p>{t('admin.deleteUsed', { places })}</p>}
                  <p>{t('admin.deleteText')}</p>
                </>
              ),
              isPending: removing.isPending,
              onConfirm: () => void removing.run(() => ({ input: { name } })),
            }
      }
    >
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
    </EntityDialog>
  );
}
