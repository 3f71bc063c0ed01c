import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to the button that adds where what had it was taken out of the list; where it
 * was elsewhere, what others take out moves nobody.
 */
export function useFocusWhenFewer(count: number): RefObject<HTMLButtonElement | null> {
  const adder = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const come = ({ target }: FocusEvent): void => {
      focused.current = target;
    };
    const leave = ({ target }: FocusEvent): void => {
      // Some browsers tell so of what is being taken out, too, and by then it is gone.
      queueMicrotask(() => {
        if (focused.current === target && target instanceof Node && target.isConnected)
          focused.current = null;
      });
    };
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = focused.current instanceof Node && !focused.current.isConnected;
    if (count < before.current && activeElement === body && isLost) adder.current?.focus();
    before.current = count;
  }, [count]);
  return adder;
}
