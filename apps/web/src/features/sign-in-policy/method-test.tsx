import type { SignInMethod } from '@baton/domain/tenant/sign-in-policy';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { methodTestPasskeyMutation } from '../../__generated__/methodTestPasskeyMutation.graphql.ts';
import type { methodTestStartMutation } from '../../__generated__/methodTestStartMutation.graphql.ts';
import type { ssoMutationsTestMutation } from '../../__generated__/ssoMutationsTestMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { provePasskey, supportsPasskeys } from '../../lib/session/passkeys.ts';
import { Button } from '../../ui/button/button.tsx';
import { testConnection } from './sso-mutations.ts';
import type { MethodToTest } from './test-dialog.tsx';

/** Sign-in methods, and the second factor. */
export type TestedMethod = SignInMethod | 'CODE';

export interface MethodTestProps {
  readonly method: TestedMethod;
  /** Name of the method. */
  readonly name: string;
  /** Connection that the test uses. Null if there is none. */
  readonly connectionId?: string | null;
  /** True if leaving the page would lose what the admin changed. */
  readonly hasUnsaved?: boolean;
  /** Opens the dialog that asks for a password or code. */
  readonly onAsk: (proof: MethodToTest) => void;
}

/** Button that tests a method with the account of the admin, who stays signed in. */
export function MethodTest({
  method,
  name,
  connectionId = null,
  hasUnsaved = false,
  onAsk,
}: MethodTestProps): ReactNode {
  const t = useText();
  const starting = useCommand<methodTestStartMutation>(graphql`
    mutation methodTestStartMutation {
      startPasskeySignIn {
        options
        ceremony
      }
    }
  `);
  const proving = useCommand<methodTestPasskeyMutation>(
    graphql`
      mutation methodTestPasskeyMutation($input: SignInWithPasskeyInput!) {
        testPasskey(input: $input) {
          ok
        }
      }
    `,
    {
      onDone: () => notify({ tone: 'success', text: t('signIn.testPassed', { method: name }) }),
    },
  );
  const opening = useCommand<ssoMutationsTestMutation>(testConnection, {
    onDone: ({ testSsoConnection: { url } }) => location.assign(url),
  });
  const usesDialog = method === 'PASSWORD' || method === 'CODE';
  const reason = (): string | null => {
    if (usesDialog) return null;
    if (method === 'PASSKEY') return supportsPasskeys() ? null : t('signIn.noPasskeyHere');
    if (connectionId === null) return t('signIn.noProviderYet');
    return hasUnsaved ? t('sso.saveFirst') : null;
  };
  const test = async (): Promise<void> => {
    if (usesDialog) onAsk({ field: method === 'CODE' ? 'code' : 'password', method: name });
    else if (method !== 'PASSKEY') await opening.run(() => ({ id: connectionId ?? '' }));
    else {
      const started = await starting.run(() => ({}));
      if (started === null) return;
      const { options, ceremony } = started.startPasskeySignIn;
      const response = await provePasskey(options);
      if (response !== null) await proving.run(() => ({ input: { ceremony, response } }));
    }
  };
  return (
    <Button
      size="small"
      aria-label={t('signIn.testOf', { method: name })}
      loading={starting.isPending || proving.isPending || opening.isPending}
      disabledReason={reason()}
      onClick={() => void test()}
    >
      {t('signIn.test')}
    </Button>
  );
}
