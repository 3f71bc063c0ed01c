import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the button that adds where what had it was taken out of the list. */
export function useFocusWhenFewer(count: number): RefObject<HTMLButtonElement | null> {
  const adder = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) adder.current?.focus();
    before.current = count;
  }, [count]);
  return adder;
}
