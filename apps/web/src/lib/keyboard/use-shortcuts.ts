import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { listShortcuts, registerShortcuts, watchShortcuts, type Shortcut } from './shortcuts.ts';

/** Keys that work while the component is on the screen; they show in the sheet of keys. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const runAt = useEffectEvent((index: number, event: KeyboardEvent) =>
    shortcuts[index]?.run(event),
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

export const useListedShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(watchShortcuts, listShortcuts);
