import type { ReactNode } from 'react';

/** An action of a menu. */
export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly keyHint?: string | undefined;
  readonly isDanger?: boolean | undefined;
  readonly isChecked?: boolean | undefined;
  /** True if it is checked and unchecked independently of other items. */
  readonly isToggle?: boolean | undefined;
  readonly disabledReason?: string | null | undefined;
  readonly run: () => void;
}

/** A line of a menu: an action, a divider, or a heading. */
export type MenuItem = MenuAction | 'divider' | { readonly heading: ReactNode };
