import { nameRefusal } from '@baton/domain/party/person-rules';
import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { newTokenCodeMutation } from '../../__generated__/newTokenCodeMutation.graphql.ts';
import type { newTokenCreateMutation } from '../../__generated__/newTokenCreateMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import classes from './preferences.module.css';

const lifetimes = ['7', '30', '90', '365'] as const;

/** A form that creates a token, or a code that a program exchanges for one. */
export function NewToken(): ReactNode {
  const t = useText();
  const [name, setName] = useState('');
  const [access, setAccess] = useState<'READ' | 'WRITE'>('READ');
  const [days, setDays] = useState<(typeof lifetimes)[number]>('30');
  const [shown, setShown] = useState<ShownSecretProps['secret'] | null>(null);
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
  if (shown !== null) return <ShownSecret secret={shown} onDone={() => setShown(null)} />;
  return (
    <form
      className={classes.token}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (check() && !creating.isPending)
          void creating.run(() => ({ input: { name, access, days: Number(days) } }));
      }}
    >
      <TextInput
        label={t('app.tokenName')}
        required
        value={name}
        error={errorOf('name')}
        onChange={setName}
      />
      <div className={classes.pair}>
        <Select<'READ' | 'WRITE'>
          label={t('app.tokenAccess')}
          required
          searchable={false}
          value={access}
          options={[
            { value: 'READ', label: t('app.tokenRead') },
            { value: 'WRITE', label: t('app.tokenWrite') },
          ]}
          onChange={(next) => setAccess(next ?? access)}
        />
        <Select<(typeof lifetimes)[number]>
          label={t('app.tokenLifetime')}
          required
          searchable={false}
          value={days}
          options={lifetimes.map((value) => ({
            value,
            label: t('app.tokenDays', { count: Number(value) }),
          }))}
          onChange={(next) => setDays(next ?? days)}
        />
      </div>
      <div className={classes.pair}>
        <Button type="submit" kind="primary" loading={creating.isPending}>
          {t('app.createToken')}
        </Button>
        <Button
          loading={coding.isPending}
          onClick={() => void coding.run(() => ({ input: { access } }))}
        >
          {t('app.createTokenCode')}
        </Button>
      </div>
    </form>
  );
}

interface ShownSecretProps {
  readonly secret:
    | { readonly type: 'TOKEN'; readonly text: string }
    | { readonly type: 'CODE'; readonly text: string; readonly expiresAt: string };
  readonly onDone: () => void;
}

function ShownSecret({ secret, onDone }: ShownSecretProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const isCode = secret.type === 'CODE';
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret.text);
    notify({ tone: 'success', text: t(isCode ? 'app.tokenCodeCopied' : 'app.tokenCopied') });
  };
  return (
    <div className={classes.token} role="status">
      <p>
        {isCode
          ? t('app.tokenCodeShownOnce', { time: format.time(secret.expiresAt) })
          : t('app.tokenShownOnce')}
      </p>
      <code className={classes.secret}>{secret.text}</code>
      <div className={classes.pair}>
        <Button kind="primary" icon={<Copy />} onClick={() => void copy()}>
          {t(isCode ? 'app.copyTokenCode' : 'app.copyToken')}
        </Button>
        <Button onClick={onDone}>{t('ui.close')}</Button>
      </div>
    </div>
  );
}
