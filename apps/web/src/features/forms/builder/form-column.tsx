import type { FormSection } from '@baton/domain/form/form';
import { Plus } from 'lucide-react';
import { Fragment, use, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { AddItem } from './add-item.tsx';
import { useBuilder } from './builder-context.ts';
import classes from './builder-canvas.module.css';
import { DropContext } from './drop.ts';
import { useItemName } from './use-item-name.ts';
import { itemAdder, itemInserter } from './use-landing.ts';
import { ItemCard } from './item-card.tsx';

interface ColumnProps {
  readonly section: FormSection;
  readonly column: number;
}

/** A column of a section with its items and buttons to add items. */
export function FormColumn({ section, column }: ColumnProps): ReactNode {
  const t = useText();
  const drop = use(DropContext);
  const nameOf = useItemName();
  const { isEditable } = useBuilder();
  const items = section.items.filter((item) => item.column === column);
  const isTarget = drop?.kind === 'ITEM' && drop.section === section.key && drop.column === column;
  return (
    <div
      className={classes.column}
      data-column={column}
      data-drop={isTarget && drop.before === null ? '' : undefined}
    >
      {items.map((item) => (
        <Fragment key={item.key}>
          {isEditable && (
            <div className={classes.between}>
              <AddItem
                at={{ section: section.key, column, before: item.key }}
                trigger={(opener) => (
                  <IconButton
                    ref={opener}
                    // Not in the Tab order, because the menu of the next item has the same action.
                    tabIndex={-1}
                    className={classes.inserter}
                    kind="default"
                    size="x-small"
                    label={t('forms.item.addBefore', { name: nameOf(item) })}
                    icon={<Plus size={14} />}
                    data-mark={itemInserter(item.key)}
                  />
                )}
              />
            </div>
          )}
          <ItemCard item={item} isDropTarget={isTarget && drop.before === item.key} />
        </Fragment>
      ))}
      {isEditable && (
        <div className={classes.last}>
          <AddItem
            at={{ section: section.key, column, before: null }}
            trigger={(opener) => (
              <Button
                ref={opener}
                kind="subtle"
                size="small"
                icon={<Plus size={14} />}
                data-mark={itemAdder(section, column)}
              >
                {t('forms.item.add')}
                <span className="visually-hidden">
                  {t('forms.item.addWhere', { section: section.name, column })}
                </span>
              </Button>
            )}
          />
        </div>
      )}
    </div>
  );
}
