import type { FormItemKey, FormSectionKey } from '@baton/domain/core/ids';
import { moveItem, moveSection, sectionOfItem } from '@baton/domain/form/edit-form';
import type { FormContent, FormItem, FormSection } from '@baton/domain/form/form';
import type { FormPlace } from '../draft/form-draft.ts';

export type Direction = 'UP' | 'DOWN' | 'LEFT' | 'RIGHT';

const columnOf = ({ items }: FormSection, column: number): readonly FormItem[] =>
  items.filter((item) => item.column === column);

/** Returns the item after another one in its section. */
const following = ({ items }: FormSection, key: FormItemKey): FormItemKey | null =>
  items[items.findIndex((item) => item.key === key) + 1]?.key ?? null;

/**
 * Moves an item one step: within its column, to the section above or below, or to the next column.
 * Returns the same content at the edge.
 */
function moveItemBy(content: FormContent, key: FormItemKey, direction: Direction): FormContent {
  const section = sectionOfItem(content, key);
  const item = section?.items.find((one) => one.key === key);
  if (section === undefined || item === undefined) return content;
  const own = columnOf(section, item.column);
  const at = own.indexOf(item);
  if (direction === 'LEFT' || direction === 'RIGHT') {
    const column = item.column + (direction === 'LEFT' ? -1 : 1);
    if (column < 1 || column > section.columns) return content;
    const before = columnOf(section, column)[at]?.key ?? null;
    return moveItem(content, key, { section: section.key, column, before });
  }
  const isUp = direction === 'UP';
  const neighbour = own[isUp ? at - 1 : at + 1];
  if (neighbour !== undefined) {
    const before = isUp ? neighbour.key : following(section, neighbour.key);
    return moveItem(content, key, { section: section.key, column: item.column, before });
  }
  const next = content.sections[content.sections.indexOf(section) + (isUp ? -1 : 1)];
  if (next === undefined) return content;
  const column = Math.min(item.column, next.columns);
  const before = isUp ? null : (columnOf(next, column)[0]?.key ?? null);
  return moveItem(content, key, { section: next.key, column, before });
}

const moveSectionBy = (
  content: FormContent,
  key: FormSectionKey,
  direction: Direction,
): FormContent => {
  const { sections } = content;
  const at = sections.findIndex((section) => section.key === key);
  const isUp = direction === 'UP';
  const isPossible = isUp ? at > 0 : direction === 'DOWN' && at < sections.length - 1;
  return isPossible
    ? moveSection(content, key, sections[isUp ? at - 1 : at + 2]?.key ?? null)
    : content;
};

/** Moves a section or item one step. Returns the same content at the edge. */
export const movePlace = (
  content: FormContent,
  place: FormPlace,
  direction: Direction,
): FormContent =>
  place.kind === 'ITEM'
    ? moveItemBy(content, place.key, direction)
    : moveSectionBy(content, place.key, direction);
