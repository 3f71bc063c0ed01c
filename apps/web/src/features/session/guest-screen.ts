import type { LocaleName } from '../../lib/i18n/locales.ts';
import type { GuestNavigate } from './guest-link.tsx';

/** Props of every page before sign-in. */
export interface GuestScreenProps {
  readonly locale: LocaleName;
  readonly onLocale: (locale: LocaleName) => void;
  readonly onNavigate: GuestNavigate;
  /** Opens the application after the sign-in. */
  readonly onDone: () => void;
}
