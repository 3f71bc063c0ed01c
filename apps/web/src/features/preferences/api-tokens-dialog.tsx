import { nameRefusal } from '@baton/domain/party/person-rules';
import { Copy, KeyRound } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { apiTokensDialogCreateMutation } from '../../__generated__/apiTokensDialogCreateMutation.graphql.ts';
import type {
  apiTokensDialogQuery,
  apiTokensDialogQuery$data,
} from '../../__generated__/apiTokensDialogQuery.graphql.ts';
import type { apiTokensDialogRevokeMutation } from '../../__generated__/apiTokensDialogRevokeMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import classes from './preferences.module.css';

const query = graphql`
  query apiTokensDialogQuery {
    viewer {
      id
      apiTokens {
        id
        name
        mayWrite
        expiresAt
        lastUsedAt
      }
    }
  }
`;

type ApiToken = NonNullable<apiTokensDialogQuery$data['viewer']>['apiTokens'][number];

/** Tokens with which programs act as the person. */
export function ApiTokensDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  return (
    <Dialog isOpen onClose={onClose} title={t('app.apiTokens')} size="medium">
      <p className={classes.intro}>{t('app.apiTokensAbout')}</p>
      <Suspense fallback={<Skeleton rows={3} variant="cards" />}>
        <Tokens />
      </Suspense>
    </Dialog>
  );
}

function Tokens(): ReactNode {
  const { viewer } = useLazyLoadQuery<apiTokensDialogQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <>
      <NewToken />
      <TokenList tokens={viewer?.apiTokens ?? []} />
    </>
  );
}

const lifetimes = ['7', '30', '90', '365'] as const;

function NewToken(): ReactNode {
  const t = useText();
  const [name, setName] = useState('');
  const [access, setAccess] = useState<'READ' | 'WRITE'>('READ');
  const [days, setDays] = useState<(typeof lifetimes)[number]>('30');
  const [token, setToken] = useState<string | null>(null);
  const creating = useCommand<apiTokensDialogCreateMutation>(
    graphql`
      mutation apiTokensDialogCreateMutation($input: CreateApiTokenInput!) {
        createApiToken(input: $input) {
          token
          viewer {
            id
            apiTokens {
              id
              name
              mayWrite
              expiresAt
              lastUsedAt
            }
          }
        }
      }
    `,
    {
      fields: ['name'],
      onDone: ({ createApiToken }) => {
        setToken(createApiToken.token);
        setName('');
      },
    },
  );
  const { errorOf, check } = useCheckedFields([nameRefusal(name)], creating.fieldErrors);
  if (token !== null) return <ShownToken token={token} onDone={() => setToken(null)} />;
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
      <Button type="submit" kind="primary" loading={creating.isPending}>
        {t('app.createToken')}
      </Button>
    </form>
  );
}

function ShownToken({
  token,
  onDone,
}: {
  readonly token: string;
  readonly onDone: () => void;
}): ReactNode {
  const t = useText();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(token);
    notify({ tone: 'success', text: t('app.tokenCopied') });
  };
  return (
    <div className={classes.token} role="status">
      <p>{t('app.tokenShownOnce')}</p>
      <code className={classes.secret}>{token}</code>
      <div className={classes.pair}>
        <Button kind="primary" icon={<Copy />} onClick={() => void copy()}>
          {t('app.copyToken')}
        </Button>
        <Button onClick={onDone}>{t('ui.close')}</Button>
      </div>
    </div>
  );
}

function TokenList({ tokens }: { readonly tokens: readonly ApiToken[] }): ReactNode {
  const t = useText();
  const format = useFormats();
  const revoking = useCommand<apiTokensDialogRevokeMutation>(graphql`
    mutation apiTokensDialogRevokeMutation($input: RevokeSessionInput!) {
      revokeSession(input: $input) {
        viewer {
          id
          apiTokens {
            id
            name
            mayWrite
            expiresAt
            lastUsedAt
          }
        }
      }
    }
  `);
  return (
    <ul className={classes.sessions}>
      {tokens.map(({ id, name, mayWrite, expiresAt, lastUsedAt }) => (
        <li key={id} className={classes.session}>
          <KeyRound size={18} aria-hidden="true" />
          <div className={classes.about}>
            <div className={classes.device}>
              {name}
              <Badge>{t(mayWrite ? 'app.tokenWrite' : 'app.tokenRead')}</Badge>
            </div>
            <div className={classes.times}>
              {lastUsedAt == null
                ? t('app.tokenUnused', { until: format.date(expiresAt) })
                : t('app.tokenTimes', {
                    until: format.date(expiresAt),
                    seen: format.relative(lastUsedAt),
                  })}
            </div>
          </div>
          <Button
            size="small"
            aria-label={t('app.revokeToken', { name })}
            disabled={revoking.isPending}
            onClick={() => void revoking.run(() => ({ input: { id } }))}
          >
            {t('app.revoke')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
