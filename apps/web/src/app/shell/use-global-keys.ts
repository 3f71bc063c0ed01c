import { useEffect } from 'react';
import { handleShortcut } from '../../lib/keyboard/shortcuts.ts';

/** The one listener behind every `useShortcuts`. */
export function useGlobalKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleShortcut);
    return () => document.removeEventListener('keydown', handleShortcut);
  }, []);
}
