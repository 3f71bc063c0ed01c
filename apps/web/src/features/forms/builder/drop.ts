import { asId, type FormItemKey, type FormSectionKey } from '@baton/domain/core/ids';
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

const nextOf = (element: Element, attribute: string): string | null => {
  for (let next = element.nextElementSibling; next !== null; next = next.nextElementSibling) {
    const key = next.getAttribute(attribute);
    if (key !== null) return key;
  }
  return null;
};

/** Returns the drop position under the pointer, or null. */
export function dropAt(under: Element | null, point: Point, dragged: FormPlace): Drop | null {
  if (dragged.kind === 'SECTION') {
    const card = under?.closest('[data-section]') ?? null;
    if (card === null) return null;
    const key = isUpperHalf(card, point)
      ? card.getAttribute('data-section')
      : nextOf(card, 'data-section');
    return { kind: 'SECTION', before: key === null ? null : asId<FormSectionKey>(key) };
  }
  const column = under?.closest<HTMLElement>('[data-column]') ?? null;
  const section = column?.closest('[data-section]')?.getAttribute('data-section') ?? null;
  if (column === null || section === null) return null;
  const item = under?.closest('[data-item]') ?? null;
  const before =
    item === null
      ? null
      : isUpperHalf(item, point)
        ? item.getAttribute('data-item')
        : nextOf(item, 'data-item');
  return {
    kind: 'ITEM',
    section: asId<FormSectionKey>(section),
    column: Number(column.dataset['column']),
    before: before === null ? null : asId<FormItemKey>(before),
  };
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
