import { useEffect, useRef } from 'react';
import { isAddressConfirmed } from './address-confirmation.ts';
import { guestTimings } from './guest-timings.ts';

/**
 * Continues after a signed-in person confirmed their address, also in another browser. Requestors
 * have no account, so that nothing is asked for them.
 */
export const useConfirmed = (isRequestor: boolean, onConfirmed: () => void): void => {
  const latest = useRef(onConfirmed);
  useEffect(() => {
    latest.current = onConfirmed;
  }, [onConfirmed]);
  useEffect(() => {
    if (isRequestor) return undefined;
    let isWanted = true;
    const timer = setInterval(() => {
      if (document.hidden) return;
      // Errors are ignored, because the next request asks again.
      void isAddressConfirmed()
        .catch(() => false)
        .then((isConfirmed) => {
          if (isConfirmed === false || !isWanted) return;
          isWanted = false;
          clearInterval(timer);
          if (isConfirmed === true) latest.current();
        });
    }, guestTimings.poll);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [isRequestor]);
};
