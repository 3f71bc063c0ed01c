import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { tokenScopes } from './token-form.tsx';
import classes from './tokens.module.css';

export interface ListedToken {
  readonly id: string;
  readonly name: string;
  readonly mayWrite: boolean;
  readonly scopes: readonly string[];
  readonly expiresAt: string;
  readonly lastUsedAt?: string | null | undefined;
}

export interface TokenListProps {
  readonly tokens: readonly ListedToken[];
  readonly isPending: boolean;
  readonly onRevoke: (id: string) => void;
}

/** Tokens with their access, last use, and end. */
export function TokenList({ tokens, isPending, onRevoke }: TokenListProps): ReactNode {
  const t = useText();
  const format = useFormats();
  return (
    <ul className={classes.list}>
      {tokens.map(({ id, name, mayWrite, scopes, expiresAt, lastUsedAt }) => (
        <li key={id} className={classes.item}>
          <KeyRound size={18} aria-hidden="true" />
          <div className={classes.about}>
            <div className={classes.name}>
              {name}
              <Badge>{t(mayWrite ? 'app.tokenWrite' : 'app.tokenRead')}</Badge>
              {scopes.length < tokenScopes.length &&
                scopes.map((scope) => <Badge key={scope}>{t('app.tokenScope', { scope })}</Badge>)}
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
            disabled={isPending}
            onClick={() => onRevoke(id)}
          >
            {t('app.revoke')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
