import { nameRefusal } from '@baton/domain/party/person-rules';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { newTokenCodeMutation } from '../../__generated__/newTokenCodeMutation.graphql.ts';
import type { newTokenCreateMutation } from '../../__generated__/newTokenCreateMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { ShownSecret } from '../../ui/tokens/shown-secret.tsx';
import { TokenForm } from '../../ui/tokens/token-form.tsx';

type Shown =
  | { readonly type: 'TOKEN'; readonly text: string }
  | { readonly type: 'CODE'; readonly text: string; readonly expiresAt: string };

/** A form that creates a token, or a code that a program exchanges for one. */
export function NewToken(): ReactNode {
  const t = useText();
  const format = useFormats();
  const [name, setName] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const creating = useCommand<newTokenCreateMutation>(
    graphql`
      mutation newTokenCreateMutation($input: CreateApiTokenInput!) {
        createApiToken(input: $input) {
          token
          viewer {
            id
            ...apiTokensDialog_viewer
          }
        }
      }
    `,
    {
      fields: ['name'],
      onDone: ({ createApiToken }) => {
        setShown({ type: 'TOKEN', text: createApiToken.token });
        setName('');
      },
    },
  );
  const coding = useCommand<newTokenCodeMutation>(
    graphql`
      mutation newTokenCodeMutation($input: CreateTokenCodeInput!) {
        createTokenCode(input: $input) {
          code
          expiresAt
        }
      }
    `,
    {
      onDone: ({ createTokenCode: { code, expiresAt } }) =>
        setShown({ type: 'CODE', text: code, expiresAt }),
    },
  );
  const { errorOf, check } = useCheckedFields([nameRefusal(name)], creating.fieldErrors);
  if (shown !== null)
    return (
      <ShownSecret
        secret={shown.text}
        about={
          shown.type === 'CODE'
            ? t('app.tokenCodeShownOnce', { time: format.time(shown.expiresAt) })
            : t('app.tokenShownOnce')
        }
        copyLabel={t(shown.type === 'CODE' ? 'app.copyTokenCode' : 'app.copyToken')}
        copiedText={t(shown.type === 'CODE' ? 'app.tokenCodeCopied' : 'app.tokenCopied')}
        onDone={() => setShown(null)}
      />
    );
  return (
    <TokenForm
      name={name}
      onName={setName}
      nameError={errorOf('name')}
      isPending={creating.isPending}
      onSubmit={(values) => {
        if (check()) void creating.run(() => ({ input: { name, ...values } }));
      }}
      more={(reach) => (
        <Button
          loading={coding.isPending}
          onClick={() => void coding.run(() => ({ input: reach }))}
        >
          {t('app.createTokenCode')}
        </Button>
      )}
    />
  );
}
