/**
 * Returns focus to the title when the focused control disappears, for example when a step replaces
 * the content. Without focus inside, Escape and screen readers lose the overlay.
 */
const keepFocus = (overlay: Element, title: HTMLElement): (() => void) => {
  let focused: EventTarget | null = null;
  const onFocus = (event: Event): void => {
    focused = event.target;
  };
  const isLost = (): boolean =>
    focused instanceof Node &&
    !focused.isConnected &&
    title.isConnected &&
    document.activeElement === document.body;
  // The content can move focus itself in the next frame.
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isLost()) title.focus();
      }),
    );
  });
  overlay.addEventListener('focusin', onFocus);
  observer.observe(overlay, { childList: true, subtree: true });
  return () => {
    overlay.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
};

/**
 * Focuses the title of a new overlay, unless a field inside requested focus. The close button comes
 * first but must not get focus, because no one opens a dialog to close it.
 */
export function focusHere(title: HTMLElement | null): (() => void) | undefined {
  const overlay = title?.closest('[role="dialog"]');
  if (title === null || overlay == null) return undefined;
  if (overlay.querySelector('[data-autofocus]') === null) title.dataset['autofocus'] = 'true';
  return keepFocus(overlay, title);
}
