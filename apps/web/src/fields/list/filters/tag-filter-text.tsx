import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useNamedTags } from '../../../lib/tags/use-named-tags.ts';
import { useTagTypes } from '../../../lib/tags/use-tag-types.ts';

/** The filter by tags as a sentence. */
export function TagFilterText({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const t = useText();
  const tags = useNamedTags(ids);
  const names = tags.map(({ name }) => name);
  return t('filters.tag.is', { tags: names.length === 0 ? t('filters.tag.gone') : t.anyOf(names) });
}

/** The filter by the type of tags as a sentence. */
export function TagTypeFilterText({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const name = useTagTypes().find((type) => type.id === id)?.name;
  return t('filters.tag.ofType', { type: name ?? t('filters.tag.gone') });
}
