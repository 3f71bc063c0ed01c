import { Bell, BellOff, Eye, EyeOff } from 'lucide-react';
import { graphql } from 'react-relay';
import type {
  useWatchItemsMutation,
  WatchState,
} from '../../__generated__/useWatchItemsMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import type { MenuAction } from '../../ui/menu/menu-item.ts';

export interface Watched {
  /** A workflow, task, or saved view, whose record in the store has `watchState`. */
  readonly subjectId: string;
  readonly state: WatchState;
}

/** Returns the menu items that watch or mute an item. */
export function useWatchItems({ subjectId, state }: Watched): {
  readonly known: 'DEFAULT' | 'WATCHING' | 'MUTED';
  readonly isPending: boolean;
  readonly items: readonly MenuAction[];
} {
  const t = useText();
  const saving = useCommand<useWatchItemsMutation>(graphql`
    mutation useWatchItemsMutation($input: SetWatchStateInput!) {
      setWatchState(input: $input) {
        state
      }
    }
  `);
  const set = (next: 'DEFAULT' | 'WATCHING' | 'MUTED'): void =>
    void saving.run(() => ({ input: { subjectId, state: next } }), {
      updater: (store) => store.get(subjectId)?.setValue(next, 'watchState'),
      onDone: () => notify({ tone: 'success', text: t(`watch.done.${next}`) }),
    });
  const known = state === 'WATCHING' || state === 'MUTED' ? state : 'DEFAULT';
  const watch = {
    key: 'watch',
    label: t(known === 'WATCHING' ? 'watch.stop' : 'watch.start'),
    icon: known === 'WATCHING' ? <EyeOff /> : <Eye />,
    run: () => set(known === 'WATCHING' ? 'DEFAULT' : 'WATCHING'),
  };
  const mute = {
    key: 'mute',
    label: t(known === 'MUTED' ? 'inbox.unmute' : 'inbox.mute'),
    icon: known === 'MUTED' ? <Bell /> : <BellOff />,
    run: () => set(known === 'MUTED' ? 'DEFAULT' : 'MUTED'),
  };
  return { known, isPending: saving.isPending, items: [watch, mute] };
}
