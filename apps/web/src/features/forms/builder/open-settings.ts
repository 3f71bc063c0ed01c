import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SettingsAccess } from '../../../ui/editor-layout/settings-access.ts';

/**
 * Selects an item on click. Keyboard users and narrow screens then move to its settings, which come
 * last in the Tab order.
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
