/**
 * For the title of an overlay: it takes the focus on opening unless a field inside asked
 * for it. The close button must not, though it comes first: nobody opens a dialog to
 * close it.
 */
export function focusHere(title: HTMLElement | null): void {
  const overlay = title?.closest('[role="dialog"]');
  if (title === null || overlay == null) return;
  if (overlay.querySelector('[data-autofocus]') === null) title.dataset['autofocus'] = 'true';
}
