import { matchingOptions } from '../option-picker/option.ts';
import type { MenuItem } from './menu-item.ts';

/** Returns actions whose labels match the query, with headings only above remaining ones. */
export function matchingItems(items: readonly MenuItem[], query: string): readonly MenuItem[] {
  if (query.trim() === '') return items;
  const isMeant = (item: MenuItem): boolean =>
    item !== 'divider' &&
    'label' in item &&
    matchingOptions([{ value: item.key, label: item.label }], query).length > 0;
  return items.filter((item, at) => {
    if (item === 'divider') return false;
    if ('label' in item) return isMeant(item);
    const rest = items.slice(at + 1);
    const end = rest.findIndex((next) => next === 'divider' || 'heading' in next);
    return rest.slice(0, end < 0 ? rest.length : end).some(isMeant);
  });
}
