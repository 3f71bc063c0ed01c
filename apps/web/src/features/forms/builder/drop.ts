import { asId, type FormItemKey, type FormSectionKey } from '@baton/domain/core/ids';
import type { FormContent, FormItem } from '@baton/domain/form/form';
import { createContext } from 'react';
import type { FormPlace } from '../draft/form-draft.ts';

/** Position where a dragged item would be dropped. */
export type Drop =
  | {
      readonly kind: 'ITEM';
      readonly section: FormSectionKey;
      readonly column: number;
      readonly before: FormItemKey | null;
    }
  | { readonly kind: 'SECTION'; readonly before: FormSectionKey | null };

export const DropContext = createContext<Drop | null>(null);

interface Point {
  readonly x: number;
  readonly y: number;
}

const isUpperHalf = (element: Element, { y }: Point): boolean => {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2;
};

const keyAfter = <Key extends string>(
  parts: readonly { readonly key: Key }[],
  key: string | undefined,
): Key | null => parts[parts.findIndex((part) => part.key === key) + 1]?.key ?? null;

/**
 * Returns the drop position under the pointer, or null. Elements of the outline and of the form
 * name their section, column, and item.
 */
export function dropAt(
  content: FormContent,
  under: Element | null,
  point: Point,
  dragged: FormPlace,
): Drop | null {
  const target = under?.closest<HTMLElement>('[data-section]') ?? null;
  const section = content.sections.find(({ key }) => key === target?.dataset['section']);
  if (target === null || section === undefined) return null;
  if (dragged.kind === 'SECTION') {
    const isBefore = target.dataset['item'] === undefined && isUpperHalf(target, point);
    return {
      kind: 'SECTION',
      before: isBefore ? section.key : keyAfter(content.sections, section.key),
    };
  }
  const place = under?.closest<HTMLElement>('[data-column]') ?? null;
  const column = Number(place?.dataset['column'] ?? 1);
  const inColumn = section.items.filter((item: FormItem) => item.column === column);
  const before = (key: FormItemKey | null): Drop => ({
    kind: 'ITEM',
    section: section.key,
    column,
    before: key,
  });
  // A heading represents the first position of its section.
  if (place === null) return before(inColumn[0]?.key ?? null);
  const item = place.dataset['item'];
  if (item === undefined) return before(null);
  return before(isUpperHalf(place, point) ? asId<FormItemKey>(item) : keyAfter(inColumn, item));
}

/** Returns the dragged item from the data of its handle. */
export const placeOfDrag = (
  data: Readonly<Record<string, unknown>> | undefined,
): FormPlace | null => {
  const kind = data?.['kind'];
  const key = data?.['key'];
  if (typeof key !== 'string') return null;
  if (kind === 'ITEM') return { kind, key: asId<FormItemKey>(key) };
  return kind === 'SECTION' ? { kind, key: asId<FormSectionKey>(key) } : null;
};
