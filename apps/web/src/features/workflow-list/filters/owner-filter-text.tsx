import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useKnownParties } from '../../../lib/parties/use-known-parties.ts';

/** The filter by the owner as a sentence. */
export function OwnerFilterText({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const [party] = useKnownParties([id]);
  if (party === undefined) return t('workflows.owner');
  return t(party.kind === 'USER' ? 'filters.owner.is' : 'filters.owner.in', { name: party.name });
}
