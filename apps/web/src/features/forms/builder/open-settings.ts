import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SettingsAccess } from '../../../ui/editor-layout/settings-access.ts';

/**
 * Selects what was clicked. Whoever works with the keyboard goes on in its settings, which are
 * behind everything else on the canvas; so does whoever has them in a sheet.
 */
export const openSettings = (
  { detail }: Pick<MouseEvent, 'detail'>,
  select: () => void,
  settings: SettingsAccess,
): void => {
  flushSync(select);
  const isByKeyboard = detail === 0;
  if (settings.isSheet || isByKeyboard) settings.open();
};
