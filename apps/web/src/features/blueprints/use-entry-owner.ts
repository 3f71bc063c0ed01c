import { useState } from 'react';
import type { FoundParty } from '../../lib/parties/use-party-search.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';

/** The owner of the workflows that others start. For new settings, the viewer. */
export function useEntryOwner(
  known: { readonly owner?: FoundParty | null | undefined } | null,
): [FoundParty | null, (owner: FoundParty | null) => void] {
  const { id, name } = useViewer();
  return useState<FoundParty | null>(
    known === null ? { id, name, kind: 'USER' } : (known.owner ?? null),
  );
}
