import {
  useEffect,
  useEffectEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

export interface OverlayKeysProps {
  readonly content: RefObject<HTMLElement | null>;
  readonly onEscape: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Closes the overlay with Escape, except if a menu or list above it (rendered elsewhere) or a field
 * handled the key.
 */
export function OverlayKeys({ content, onEscape, children }: OverlayKeysProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof Node) || content.current?.contains(event.target) !== true) return;
    event.stopPropagation();
    onEscape?.();
  };
  // Also listens on the page, because keys reach only the page if a button that had focus became
  // disabled.
  const onPageKeyDown = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.target !== document.body) return;
    const overlays = document.querySelectorAll('[role="dialog"]');
    if (content.current?.contains(overlays.item(overlays.length - 1)) === true) onEscape?.();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent): void => onPageKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <div role="presentation" style={{ display: 'contents' }} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
