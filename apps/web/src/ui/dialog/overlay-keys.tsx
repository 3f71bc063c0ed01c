import type { KeyboardEvent, ReactNode, RefObject } from 'react';

export interface OverlayKeysProps {
  readonly content: RefObject<HTMLElement | null>;
  readonly onEscape: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Escape closes the overlay only when it is meant for it: not for a menu or a list that
 * floats above (those stand outside its element), nor when a field has used the key.
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
