import { refuse } from '@baton/domain/core/refusal';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { testDialogMutation } from '../../__generated__/testDialogMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { PasswordInput } from '../../ui/password-input/password-input.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';

/** Method to test. */
export interface MethodToTest {
  /** Credential that the admin enters: the password, or a code of the authenticator app. */
  readonly field: 'password' | 'code';
  /** Name of the method. */
  readonly method: string;
}

export interface TestDialogProps extends MethodToTest {
  readonly onClose: () => void;
}

/** Tests the password or the authenticator app of the admin. */
export function TestDialog({ field, method, onClose }: TestDialogProps): ReactNode {
  const t = useText();
  const [text, setText] = useState('');
  const testing = useCommand<testDialogMutation>(
    graphql`
      mutation testDialogMutation($input: ConfirmIdentityInput!) {
        confirmIdentity(input: $input) {
          ok
        }
      }
    `,
    {
      fields: [field],
      onDone: () => {
        notify({ tone: 'success', text: t('signIn.testPassed', { method }) });
        onClose();
      },
    },
  );
  const { errorOf, check } = useCheckedFields(
    [text === '' ? refuse('Required', {}, field) : null],
    testing.fieldErrors,
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
      title={t('signIn.testOf', { method })}
      submitLabel={t('signIn.test')}
      isPending={testing.isPending}
      onSubmit={() => {
        if (check()) void testing.run(() => ({ input: { [field]: text } }));
      }}
      onClose={onClose}
    >
      <p>{t('signIn.testText')}</p>
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
