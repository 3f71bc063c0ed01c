import { moveItem, moveSection } from '@baton/domain/form/edit-form';
import { DragDropProvider, DragOverlay, PointerSensor, useDraggable } from '@dnd-kit/react';
import { GripVertical } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { withoutButtons } from '../../../lib/layout/drag-plugins.ts';
import type { FormPlace } from '../draft/form-draft.ts';
import { useBuilder } from './builder-context.ts';
import classes from './builder-drag.module.css';
import { DropContext, dropAt, placeOfDrag, type Drop } from './drop.ts';
import { nameOfPlace } from './landing.ts';

/** Moves sections and items by pointer, also between the outline and the form. */
export function BuilderDrag({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useText();
  const { content, move } = useBuilder();
  const [drop, setDrop] = useState<Drop | null>(null);
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      plugins={withoutButtons}
      onDragMove={({ operation, to }) => {
        const place = placeOfDrag(operation.source?.data);
        const { x, y } = to ?? operation.position.current;
        // The overlay and the buttons between items lie above the element to drop on.
        const all = document.elementsFromPoint(x, y);
        const under =
          all.find((element) => element.closest('[data-column]') !== null) ??
          all.find((element) => element.closest('[data-section]') !== null);
        setDrop(place === null ? null : dropAt(content, under ?? null, { x, y }, place));
      }}
      onDragEnd={({ operation, canceled }) => {
        const place = placeOfDrag(operation.source?.data);
        setDrop(null);
        if (canceled || place === null || drop === null) return;
        if (drop.kind === 'ITEM' && place.kind === 'ITEM')
          move((before) => moveItem(before, place.key, drop), place);
        if (drop.kind === 'SECTION' && place.kind === 'SECTION')
          move((before) => moveSection(before, place.key, drop.before), place);
      }}
    >
      <DropContext value={drop}>{children}</DropContext>
      <DragOverlay dropAnimation={null}>
        {(source) => {
          const place = placeOfDrag(source.data);
          return (
            place !== null && (
              <span className={classes.overlay}>{nameOfPlace(t, content, place)}</span>
            )
          );
        }}
      </DragOverlay>
    </DragDropProvider>
  );
}

export interface PlaceHandleProps {
  readonly place: FormPlace;
  /** Part of the screen. A section or item has one handle in the outline and one in the form. */
  readonly surface: 'outline' | 'paper';
  readonly className?: string | undefined;
}

/** The drag handle of a section or item, for pointers only. Keys and the menu also move it. */
export function PlaceHandle({ place, surface, className }: PlaceHandleProps): ReactNode {
  const { kind, key } = place;
  const { ref, handleRef } = useDraggable({ id: `${surface} ${key}`, data: { kind, key } });
  return (
    <span
      ref={(element) => {
        handleRef(element);
        ref(element);
      }}
      className={className}
      data-handle=""
      aria-hidden="true"
    >
      <GripVertical size={14} />
    </span>
  );
}
