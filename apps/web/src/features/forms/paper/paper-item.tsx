import { isFieldItem, type FormItem, type FormSection } from '@baton/domain/form/form';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SettingsAccessContext } from '../../../ui/editor-layout/settings-access.ts';
import { AddItem } from '../builder/add-item.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { PlaceHandle } from '../builder/builder-drag.tsx';
import { nameOfPlace } from '../builder/landing.ts';
import { openSettings } from '../builder/open-settings.ts';
import { usePlaceActions } from '../builder/place-menu.tsx';
import { itemInserter } from '../builder/use-landing.ts';
import classes from './form-paper.module.css';

export interface PaperItemProps {
  readonly section: FormSection;
  readonly item: FormItem;
  readonly isDropTarget: boolean;
  /** The item as people see it. It can't be used here. */
  readonly children: ReactNode;
}

/** An item of the form that a click selects. */
export function PaperItem({ section, item, isDropTarget, children }: PaperItemProps): ReactNode {
  const t = useText();
  const { content, isEditable, selected, select } = useBuilder();
  const actions = usePlaceActions();
  const settings = use(SettingsAccessContext);
  const frame = useRef<HTMLDivElement>(null);
  const place = { kind: 'ITEM', key: item.key } as const;
  const isSelected = selected?.key === item.key;
  const field = isFieldItem(item) ? content.fields[item.field] : undefined;
  const name = nameOfPlace(t, content, place);
  const beside = section.items.filter(({ column }) => column === item.column);
  const isBelowSelected = beside[beside.indexOf(item) - 1]?.key === selected?.key;

  // Scrolls to the item when it is selected in the outline.
  useEffect(() => {
    if (isSelected) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);

  return (
    <>
      {isEditable && (
        <div
          className={classes.between}
          data-shown={(isBelowSelected && selected !== null) || undefined}
        >
          <AddItem
            at={{ section: section.key, column: item.column, before: item.key }}
            trigger={(opener) => (
              <button
                ref={opener}
                type="button"
                // Not in the Tab order, because the menu of the next item has the same action.
                tabIndex={-1}
                className={classes.inserter}
                aria-label={t('forms.item.addBefore', { name })}
                data-mark={itemInserter(item.key)}
              >
                <Plus size={13} aria-hidden="true" />
                {t('forms.item.add')}
              </button>
            )}
          />
        </div>
      )}
      <div
        ref={frame}
        className={classes.item}
        data-section={section.key}
        data-item={item.key}
        data-column={item.column}
        data-selected={isSelected || undefined}
        data-drop={isDropTarget || undefined}
      >
        <div className={classes.content} inert>
          {children}
        </div>
        <button
          type="button"
          // The outline, if it is visible, is the keyboard's way to the items.
          tabIndex={settings.isSheet ? 0 : -1}
          className={classes.cover}
          aria-pressed={isSelected}
          data-mark={item.key}
          onClick={(event) => openSettings(event, () => select(place), settings)}
          onKeyDown={(event) => void actions.onKey(event, place)}
        >
          <span className="visually-hidden">{name} </span>
          {field !== undefined && isFieldItem(item) && (
            <span className="visually-hidden">
              {t('fields.editor.about', {
                kind: t(`fields.kind.${field.kind}`),
                use: t(`fields.use.${item.inputType}`),
              })}
            </span>
          )}
        </button>
        {isSelected && isEditable && (
          <div className={classes.tools}>
            <PlaceHandle surface="paper" place={place} className={classes.handle} />
            <IconButton
              size="x-small"
              tabIndex={-1}
              label={t('forms.item.duplicate')}
              keyHint="mod+d"
              icon={<Copy size={14} />}
              onClick={() => actions.duplicate(place)}
            />
            <IconButton
              size="x-small"
              tabIndex={-1}
              label={t('forms.item.remove')}
              keyHint="delete"
              icon={<Trash2 size={14} />}
              onClick={() => actions.remove(place)}
            />
          </div>
        )}
      </div>
    </>
  );
}
