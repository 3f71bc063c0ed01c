import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { MultiSelect, Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import classes from './tokens.module.css';

const lifetimes = ['7', '30', '90', '365'] as const;

export type TokenAccess = 'READ' | 'WRITE';

/** Parts of the API, in the order of the list. */
export const tokenScopes = ['WORK', 'LIBRARY', 'PEOPLE', 'SETTINGS', 'ACCOUNT'] as const;
export type TokenScope = (typeof tokenScopes)[number];

export interface TokenReach {
  readonly access: TokenAccess;
  /** Null for everything. */
  readonly scopes: readonly TokenScope[] | null;
}

export interface NewTokenValues extends TokenReach {
  readonly days: number;
}

export interface TokenFormProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly nameError: string | null;
  readonly isPending: boolean;
  /** False if all tokens have the same access. */
  readonly hasAccess?: boolean | undefined;
  readonly onSubmit: (values: NewTokenValues) => void;
  /** Further buttons for a token with this access. */
  readonly more?: ((reach: TokenReach) => ReactNode) | undefined;
}

/** Name, access, and lifetime of a new token. */
export function TokenForm({
  name,
  onName,
  nameError,
  isPending,
  hasAccess = true,
  onSubmit,
  more,
}: TokenFormProps): ReactNode {
  const t = useText();
  const [access, setAccess] = useState<TokenAccess>('READ');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(tokenScopes);
  const reach = { access, scopes: scopes.length === tokenScopes.length ? null : scopes };
  const [days, setDays] = useState<(typeof lifetimes)[number]>('30');
  return (
    <form
      className={classes.token}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && scopes.length > 0) onSubmit({ ...reach, days: Number(days) });
      }}
    >
      <TextInput
        label={t('app.tokenName')}
        required
        value={name}
        error={nameError}
        onChange={onName}
      />
      <div className={classes.pair}>
        {hasAccess && (
          <Select<TokenAccess>
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
        )}
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
      {hasAccess && (
        <MultiSelect<TokenScope>
          label={t('app.tokenScopes')}
          description={t('app.tokenScopesHint')}
          required
          searchable={false}
          value={scopes}
          error={scopes.length === 0 ? t('errors.Required') : null}
          options={tokenScopes.map((value) => ({
            value,
            label: t('app.tokenScope', { scope: value }),
          }))}
          onChange={setScopes}
        />
      )}
      <div className={classes.pair}>
        <Button type="submit" kind="primary" loading={isPending}>
          {t('app.createToken')}
        </Button>
        {scopes.length > 0 && more?.(reach)}
      </div>
    </form>
  );
}
