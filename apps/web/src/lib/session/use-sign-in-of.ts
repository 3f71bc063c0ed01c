import { emailRefusal } from '@baton/domain/party/person-rules';
import { useEffect, useState } from 'react';
import { guestTimings } from './guest-timings.ts';
import { signInOf, type DomainSignIn } from './provider-sign-in.ts';

/** Returns how people with an address sign in, after a pause in typing. Null until it is known. */
export function useSignInOf(email: string): DomainSignIn | null {
  const [known, setKnown] = useState<{ email: string; signIn: DomainSignIn } | null>(null);
  useEffect(() => {
    if (emailRefusal(email.trim()) !== null) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void signInOf(email).then((signIn) => {
        if (isWanted) setKnown({ email, signIn });
      });
    }, guestTimings.debounce);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [email]);
  return known?.email === email ? known.signIn : null;
}
