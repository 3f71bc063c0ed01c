import { useEffect, useRef, type RefObject } from 'react';

/** Returns focus to the button that opened an inline editor, unless focus moved elsewhere. */
export function useReturnedFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
