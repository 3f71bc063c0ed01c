import { placeId } from '../../remarks/remarking.ts';

const editable = 'input, textarea, button[aria-haspopup], [contenteditable="true"], [role="grid"]';

/** Moves to the input of a field, or to the field itself if it is read-only. */
export function goToField(instance: string): void {
  const place = document.getElementById(placeId(instance));
  if (place === null) return;
  place.scrollIntoView({ block: 'center' });
  (place.querySelector<HTMLElement>(editable) ?? place).focus({ preventScroll: true });
}
