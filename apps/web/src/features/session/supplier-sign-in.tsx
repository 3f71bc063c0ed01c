import { emailRefusal } from '@baton/domain/party/person-rules';
import { useEffect, useState, type ReactNode } from 'react';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { guestTimings } from '../../lib/session/guest-timings.ts';
import { openProvider, signInOf } from '../../lib/session/provider-sign-in.ts';
import classes from './guest-frame.module.css';

export interface SupplierSignInProps {
  readonly email: string;
  readonly onFailure: (error: ApiError) => void;
}

/** Signs in a supplier whose company requires its identity provider, without a click. */
export function SupplierSignIn({ email, onFailure }: SupplierSignInProps): ReactNode {
  const t = useText();
  // Only the address in the link counts. A typed one gets a button.
  const [address] = useState(email);
  const [state, setState] = useState<'CHECKING' | 'OPENING' | 'TELLING' | 'DONE'>('CHECKING');
  useEffect(() => {
    if (emailRefusal(address.trim()) !== null) return undefined;
    const timers: ReturnType<typeof setTimeout>[] = [];
    let isWanted = true;
    void signInOf(address).then(({ provider, allowsPassword }) => {
      if (!isWanted || provider === null || allowsPassword) return;
      setState('OPENING');
      const open = (): void => {
        openProvider({ email: address.trim() }).catch((error: unknown) => {
          setState('DONE');
          onFailure(asApiError(error));
        });
      };
      timers.push(
        setTimeout(open, guestTimings.providerOpens),
        setTimeout(
          () => setState((now) => (now === 'OPENING' ? 'TELLING' : now)),
          guestTimings.providerTold,
        ),
      );
    });
    return () => {
      isWanted = false;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [address, onFailure]);
  if (state === 'CHECKING' || state === 'DONE') return null;
  return (
    <div className={classes.overlay} role="status">
      {state === 'TELLING' && <p className={classes.message}>{t('session.openingProvider')}</p>}
    </div>
  );
}
