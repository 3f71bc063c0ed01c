import { refuse } from '@baton/domain/core/refusal';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { identityDialogMutation } from '../../../__generated__/identityDialogMutation.graphql.ts';
import type { identityDialogQuery } from '../../../__generated__/identityDialogQuery.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useQuietQuery } from '../../../lib/api/use-quiet-query.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useCheckedFields } from '../../../lib/refusal/use-checked-fields.ts';
import { EntityDialog } from '../../../ui/entity/entity-dialog.tsx';
import { PasswordInput } from '../../../ui/password-input/password-input.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';

export interface IdentityDialogProps {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks who the person is before a sensitive change: for the password, or else for a code. */
export function IdentityDialog({ onConfirmed, onClose }: IdentityDialogProps): ReactNode {
  const t = useText();
  const [text, setText] = useState('');
  const { data } = useQuietQuery<identityDialogQuery>(
    graphql`
      query identityDialogQuery {
        viewer {
          id
          signIn {
            hasPassword
          }
        }
      }
    `,
    {},
  );
  const field = data?.viewer?.signIn.hasPassword === false ? 'code' : 'password';
  const confirming = useCommand<identityDialogMutation>(
    graphql`
      mutation identityDialogMutation($input: ConfirmIdentityInput!) {
        confirmIdentity(input: $input) {
          ok
        }
      }
    `,
    { fields: ['password', 'code'], onDone: onConfirmed },
  );
  const { errorOf, check } = useCheckedFields(
    [text === '' ? refuse('Required', {}, field) : null],
    confirming.fieldErrors,
  );
  const shared = {
    required: true,
    autoFocus: true,
    value: text,
    error: errorOf(field),
    onChange: setText,
  };
  return (
    <EntityDialog
      title={t('session.confirmTitle')}
      submitLabel={t('session.confirm')}
      isPending={confirming.isPending}
      onSubmit={() => {
        if (check()) void confirming.run(() => ({ input: { [field]: text } }));
      }}
      onClose={onClose}
    >
      <p>{t('session.confirmText')}</p>
      {field === 'password' ? (
        <PasswordInput
          {...shared}
          label={t('app.currentPassword')}
          autoComplete="current-password"
        />
      ) : (
        <TextInput {...shared} label={t('session.code')} autoComplete="one-time-code" />
      )}
    </EntityDialog>
  );
}
