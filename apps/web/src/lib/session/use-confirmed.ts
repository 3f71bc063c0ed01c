import { useEffect, useRef } from 'react';
import { readPreference } from '../preferences/stored-preferences.ts';
import { isAddressConfirmed } from './address-confirmation.ts';
import { guestTimings } from './guest-timings.ts';

/** Continues after a signed-in person confirmed their address, also in another browser. */
export const useConfirmed = (onConfirmed: () => void): void => {
  const latest = useRef(onConfirmed);
  useEffect(() => {
    latest.current = onConfirmed;
  }, [onConfirmed]);
  useEffect(() => {
    // Requestors have no account.
    if (readPreference('authenticated') === null) return undefined;
    let isWanted = true;
    const timer = setInterval(() => {
      if (document.hidden) return;
      // A lost connection is retried with the next question.
      void isAddressConfirmed()
        .catch(() => false)
        .then((isConfirmed) => {
          if (!isConfirmed || !isWanted) return;
          isWanted = false;
          clearInterval(timer);
          latest.current();
        });
    }, guestTimings.poll);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, []);
};
