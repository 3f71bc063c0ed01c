import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the Add button if the focused item is removed from the list. Removals by others
 * don't move focus.
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
      // Some browsers also fire this for an element that is being removed. It is detached after a
      // microtask.
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
