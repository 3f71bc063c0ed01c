import { useEffect } from 'react';
import { handleShortcut } from '../../lib/keyboard/shortcuts.ts';

/** The only listener for all `useShortcuts`. */
export function useGlobalKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleShortcut);
    return () => document.removeEventListener('keydown', handleShortcut);
  }, []);
}
