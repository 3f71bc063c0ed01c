import { createContext } from 'react';

export interface SettingsAccess {
  /** Brings the settings of what is selected into focus. */
  readonly open: () => void;
  /** The settings are not in sight until they are opened. */
  readonly isSheet: boolean;
}

export const SettingsAccessContext = createContext<SettingsAccess>({
  open: () => undefined,
  isSheet: false,
});
