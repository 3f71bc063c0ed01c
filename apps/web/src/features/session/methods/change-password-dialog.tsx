import { refuse } from '@baton/domain/core/refusal';
import { passwordRefusal } from '@baton/domain/party/password-rules';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { changePasswordDialogMutation } from '../../../__generated__/changePasswordDialogMutation.graphql.ts';
import type { changePasswordDialogQuery } from '../../../__generated__/changePasswordDialogQuery.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useQuietQuery } from '../../../lib/api/use-quiet-query.ts';
import { knownPolicy } from '../../../lib/session/known-policy.ts';
import { useCheckedFields } from '../../../lib/refusal/use-checked-fields.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { EntityDialog } from '../../../ui/entity/entity-dialog.tsx';
import { PasswordInput } from '../../../ui/password-input/password-input.tsx';

/** Changes the person's password. Shows the first rule that the new one breaks. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { data } = useQuietQuery<changePasswordDialogQuery>(
    graphql`
      query changePasswordDialogQuery {
        viewer {
          id
          signIn {
            passwordPolicy
          }
        }
      }
    `,
    {},
  );
  const policy = knownPolicy(data?.viewer?.signIn.passwordPolicy ?? 'SPEC');
  const changing = useCommand<changePasswordDialogMutation>(
    graphql`
      mutation changePasswordDialogMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          ok
        }
      }
    `,
    {
      fields: ['currentPassword', 'newPassword'],
      onDone: () => {
        notify({ tone: 'success', text: t('app.passwordChanged') });
        onClose();
      },
    },
  );
  const { errorOf, check } = useCheckedFields(
    [
      currentPassword === '' ? refuse('Required', {}, 'currentPassword') : null,
      passwordRefusal(newPassword, 'newPassword', policy),
    ],
    changing.fieldErrors,
  );
  return (
    <EntityDialog
      title={t('app.changePassword')}
      submitLabel={t('app.changePassword')}
      isPending={changing.isPending}
      onSubmit={() => {
        if (check()) void changing.run(() => ({ input: { currentPassword, newPassword } }));
      }}
      onClose={onClose}
    >
      <PasswordInput
        label={t('app.currentPassword')}
        required
        autoFocus
        autoComplete="current-password"
        value={currentPassword}
        error={errorOf('currentPassword')}
        onChange={setCurrentPassword}
      />
      <PasswordInput
        label={t('app.newPassword')}
        required
        autoComplete="new-password"
        value={newPassword}
        error={errorOf('newPassword')}
        onChange={setNewPassword}
      />
    </EntityDialog>
  );
}
