import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../badge/badge.tsx';
import { tooltip } from '../tooltip/tooltip.ts';

export interface PublishStateProps {
  readonly of: {
    /** The current version, if there is one. */
    readonly published?: { readonly number: number } | null | undefined;
    readonly hasUnpublishedChanges: boolean;
    readonly lockedBy?: { readonly name: string } | null | undefined;
  };
}

/** Draft, published, or published with unpublished changes, and who locked the item. */
export function PublishState({
  of: { published, hasUnpublishedChanges, lockedBy },
}: PublishStateProps): ReactNode {
  const t = useText();
  const state =
    published == null ? (
      <Badge tone="neutral">{t('library.state.draft')}</Badge>
    ) : hasUnpublishedChanges ? (
      <Badge tone="due-soon">{t('library.state.changed', { number: published.number })}</Badge>
    ) : (
      <Badge tone="done">{t('library.state.published', { number: published.number })}</Badge>
    );
  if (lockedBy == null) return state;
  const text = t('library.lockedBy', { name: lockedBy.name });
  return (
    <>
      {state}{' '}
      <span role="img" aria-label={text} {...tooltip(text)}>
        <Lock size={13} aria-hidden="true" />
      </span>
    </>
  );
}
