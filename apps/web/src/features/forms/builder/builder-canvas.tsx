import { asId, type FormSectionKey } from '@baton/domain/core/ids';
import { addSection, moveItem, moveSection } from '@baton/domain/form/edit-form';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { LayoutList, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { newKey } from '../../../lib/api/new-key.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { withoutButtons } from '../../../lib/layout/drag-plugins.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useBuilder } from './builder-context.ts';
import classes from './builder-canvas.module.css';
import { DropContext, dropAt, placeOfDrag, type Drop } from './drop.ts';
import { sectionAdder } from './use-landing.ts';
import { SectionCard } from './section-card.tsx';

/** The layout of the form, edited by pointer, keys, and menus. */
export function BuilderCanvas(): ReactNode {
  const t = useText();
  const { content, isEditable, edit, move, show } = useBuilder();
  const [drop, setDrop] = useState<Drop | null>(null);
  const add = (): void => {
    const key = asId<FormSectionKey>(newKey());
    const name = t('forms.section.newName', { number: content.sections.length + 1 });
    edit((before) => addSection(before, key, { name }), { kind: 'SECTION', key });
    show({ kind: 'SECTION', key });
  };
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      plugins={withoutButtons}
      onDragMove={({ operation, to }) => {
        const place = placeOfDrag(operation.source?.data);
        const point = to ?? operation.position.current;
        setDrop(
          place === null ? null : dropAt(document.elementFromPoint(point.x, point.y), point, place),
        );
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
      <DropContext value={drop}>
        <div className={classes.canvas}>
          {content.sections.length === 0 && (
            <EmptyState
              icon={<LayoutList size={28} />}
              title={t('forms.builder.empty')}
              text={t('forms.builder.emptyText')}
            />
          )}
          {content.sections.map((section) => (
            <SectionCard key={section.key} section={section} />
          ))}
          {isEditable && (
            <Button icon={<Plus />} data-mark={sectionAdder} onClick={add}>
              {t('forms.section.add')}
            </Button>
          )}
        </div>
      </DropContext>
    </DragDropProvider>
  );
}
