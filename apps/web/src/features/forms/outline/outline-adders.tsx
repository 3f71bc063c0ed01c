import { sectionOfItem, type ItemPosition } from '@baton/domain/form/edit-form';
import type { FormContent } from '@baton/domain/form/form';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AddItem } from '../builder/add-item.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { sectionAdder } from '../builder/use-landing.ts';
import { useAddSection } from '../builder/use-add-section.ts';
import type { FormPlace } from '../draft/form-draft.ts';
import classes from './form-outline.module.css';

/** Returns the position after the selection, or else at the end of the form. */
const positionAfter = (content: FormContent, place: FormPlace | null): ItemPosition | null => {
  const section =
    place?.kind === 'ITEM'
      ? sectionOfItem(content, place.key)
      : content.sections.find(({ key }) => key === place?.key);
  const target = section ?? content.sections.at(-1);
  if (target === undefined) return null;
  const item = target.items.find(({ key }) => key === place?.key);
  const column = item?.column ?? 1;
  const beside = target.items.filter((one) => one.column === column);
  const next = item === undefined ? undefined : beside[beside.indexOf(item) + 1];
  return { section: target.key, column, before: next?.key ?? null };
};

/** Buttons that add a field after the selection, or a section at the end. */
export function OutlineAdders(): ReactNode {
  const t = useText();
  const { content, isEditable, selected } = useBuilder();
  const addSection = useAddSection();
  const at = positionAfter(content, selected);
  if (!isEditable) return null;
  return (
    <div className={classes.adders}>
      {at !== null && (
        <AddItem
          at={at}
          trigger={(opener) => (
            <Button
              ref={opener}
              className={classes.adder}
              size="small"
              icon={<Plus size={14} />}
              aria-label={t('forms.item.add')}
            >
              {t('forms.field')}
            </Button>
          )}
        />
      )}
      <Button
        className={classes.adder}
        size="small"
        icon={<Plus size={14} />}
        aria-label={t('forms.section.add')}
        data-mark={sectionAdder}
        onClick={addSection}
      >
        {t('forms.section')}
      </Button>
    </div>
  );
}
