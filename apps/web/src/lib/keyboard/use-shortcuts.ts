import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { listShortcuts, registerShortcuts, watchShortcuts, type Shortcut } from './shortcuts.ts';

/** Registers keys while the component is mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const runAt = useEffectEvent((index: number, event: KeyboardEvent) =>
    shortcuts[index]?.run?.(event),
  );
  const signature = shortcuts.map(({ keys, label }) => `${keys}\n${label ?? ''}`).join('\n\n');
  useEffect(() => {
    if (signature === '') return undefined;
    return registerShortcuts(
      signature.split('\n\n').map((line, index) => {
        const [keys = '', label = ''] = line.split('\n');
        return {
          keys,
          ...(label === '' ? {} : { label }),
          run: (event: KeyboardEvent) => runAt(index, event),
        };
      }),
    );
  }, [signature]);
}

export interface ListKey {
  readonly keys: string;
  readonly label: string;
  readonly isOffered: boolean;
}

/** Lists the keys that a list on the screen handles itself. */
export function useListKeyHints(hints: readonly ListKey[]): void {
  const offered = hints.filter(({ isOffered }) => isOffered);
  const register = useEffectEvent(() =>
    registerShortcuts(offered.map(({ keys, label }) => ({ keys, label, isOfList: true }))),
  );
  const signature = offered.map(({ keys, label }) => `${keys}\n${label}`).join('\n\n');
  useEffect(() => register(), [signature]);
}

export const useListedShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(watchShortcuts, listShortcuts);
