import { createContext } from 'react';

export interface SettingsAccess {
  /** Moves focus to the settings of the selected item. */
  readonly open: () => void;
  /** True if the settings are hidden until opened. */
  readonly isSheet: boolean;
}

export const SettingsAccessContext = createContext<SettingsAccess>({
  open: () => undefined,
  isSheet: false,
});
