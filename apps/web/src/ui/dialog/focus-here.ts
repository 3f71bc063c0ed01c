/**
 * Focuses the title of a new overlay, unless a field inside requested focus. The close button comes
 * first but must not get focus, because no one opens a dialog to close it.
 */
export function focusHere(title: HTMLElement | null): void {
  const overlay = title?.closest('[role="dialog"]');
  if (title === null || overlay == null) return;
  if (overlay.querySelector('[data-autofocus]') === null) title.dataset['autofocus'] = 'true';
}
