import { useDraggable } from '@dnd-kit/react';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Place } from '../../draft/place.ts';
import classes from './outline.module.css';

export interface DraggedRow {
  readonly [key: string]: unknown;
  readonly place: Place;
  readonly name: string;
}

/**
 * Drag handle of a row, for pointers only, because keys and the menu also move rows. Only the
 * hovered row renders one, because 2,000 handles would be slow.
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
