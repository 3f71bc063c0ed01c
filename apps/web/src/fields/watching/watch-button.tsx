import { Bell, BellOff, BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { useWatchItems, type Watched } from './use-watch-items.tsx';

const icons = { DEFAULT: <Bell />, WATCHING: <BellRing />, MUTED: <BellOff /> } as const;

/** Watches a workflow or saved view, or mutes updates about it. */
export function WatchButton(watched: Watched): ReactNode {
  const t = useText();
  const { known, isPending, items } = useWatchItems(watched);
  return (
    <Menu
      trigger={
        <IconButton label={t(`watch.state.${known}`)} icon={icons[known]} disabled={isPending} />
      }
      items={items}
    />
  );
}
