import { useDraggable } from '@dnd-kit/react';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Place } from '../draft/place.ts';
import classes from './outline.module.css';

export interface DraggedRow {
  readonly [key: string]: unknown;
  readonly place: Place;
  readonly name: string;
}

/**
 * What a row is dragged by; keys and the menu do the same, so it is for pointers alone.
 * Only the row under the pointer has one: two thousand of them would be felt.
 */
export function RowHandle({ place, name }: DraggedRow): ReactNode {
  const data: DraggedRow = { place, name };
  const { ref, handleRef } = useDraggable({ id: place.key, data });
  return (
    <span
      ref={(element) => {
        handleRef(element);
        ref(element?.closest('[data-row]') ?? null);
      }}
      className={classes.handle}
      role="presentation"
      tabIndex={-1}
      aria-hidden="true"
    >
      <GripVertical size={14} />
    </span>
  );
}
