import type { KeyboardEvent, ReactNode, RefObject } from 'react';

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
  return (
    <div role="presentation" style={{ display: 'contents' }} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
