import { duplicateItem, removeItem } from '@baton/domain/form/edit-form';
import { isFieldItem, type FormItem } from '@baton/domain/form/form';
import { useDraggable } from '@dnd-kit/react';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Copy,
  GripVertical,
  MoreHorizontal,
  Plus,
  Split,
  Text,
  Trash2,
} from 'lucide-react';
import { use, type KeyboardEvent, type ReactNode } from 'react';
import { KindIcon } from '../../../fields/question/kind-icon.tsx';
import { newKey } from '../../../lib/api/new-key.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { shortcutKey } from '../../../lib/keyboard/shortcut-key.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SettingsAccessContext } from '../../../ui/editor-layout/settings-access.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useBuilder } from './builder-context.ts';
import classes from './builder-canvas.module.css';
import { openSettings } from './open-settings.ts';
import { moveItemBy, type Direction } from './move-item.ts';
import { useItemName } from './use-item-name.ts';
import { openInserter } from './use-landing.ts';

export interface ItemCardProps {
  readonly item: FormItem;
  readonly isDropTarget: boolean;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'UP',
  ArrowDown: 'DOWN',
  ArrowLeft: 'LEFT',
  ArrowRight: 'RIGHT',
};

/** A field or text block in its column. */
export function ItemCard({ item, isDropTarget }: ItemCardProps): ReactNode {
  const t = useText();
  const builder = useBuilder();
  const { content, isEditable, selected, select, edit, findings } = builder;
  const settings = use(SettingsAccessContext);
  const { ref, handleRef } = useDraggable({
    id: item.key,
    data: { kind: 'ITEM', key: item.key },
    disabled: !isEditable,
  });
  const place = { kind: 'ITEM', key: item.key } as const;
  const field = isFieldItem(item) ? content.fields[item.field] : undefined;
  const name = useItemName()(item);
  const move = (direction: Direction): void =>
    builder.move((form) => moveItemBy(form, item.key, direction), place);
  const remove = (): void => {
    select(null);
    builder.remove((form) => removeItem(form, item.key), place);
  };
  const duplicate = (): void => void edit((form) => duplicateItem(form, item.key, newKey), place);
  const onKey = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    if (!isEditable) return;
    if (event.altKey && direction !== undefined) move(direction);
    else if (event.key === 'Delete') remove();
    else if ((event.ctrlKey || event.metaKey) && shortcutKey(event) === 'd') duplicate();
    else return;
    event.preventDefault();
  };
  const isFaulty = findings.some(
    ({ at, severity }) => at.item === item.key && severity === 'ERROR',
  );
  return (
    <div
      ref={ref}
      className={classes.item}
      data-item={item.key}
      data-selected={selected?.key === item.key ? '' : undefined}
      data-drop={isDropTarget ? '' : undefined}
    >
      {isEditable && (
        <span ref={handleRef} className={classes.handle} aria-hidden="true">
          <GripVertical size={14} />
        </span>
      )}
      <button
        type="button"
        data-mark={item.key}
        className={classes.itemName}
        aria-pressed={selected?.key === item.key}
        data-faulty={isFaulty ? '' : undefined}
        onClick={(event) => openSettings(event, () => select(place), settings)}
        onKeyDown={onKey}
      >
        <span className={classes.sign}>
          {isFieldItem(item) ? (
            <KindIcon kind={field?.kind ?? 'TEXT'} />
          ) : (
            <Text size={15} aria-hidden="true" />
          )}
        </span>
        <span className={classes.words}>
          <span className={classes.title}>{name}</span>
          {isFieldItem(item) && (
            <span className={classes.facts}>
              {t('fields.editor.about', {
                kind: t(`fields.kind.${field?.kind ?? 'TEXT'}`),
                use: t(`fields.use.${item.inputType}`),
              })}
            </span>
          )}
        </span>
      </button>
      {isFieldItem(item) && item.rules.length > 0 && (
        <span className={classes.mark}>
          <Split size={14} role="img" aria-label={t('forms.rules.title')} />
        </span>
      )}
      {isEditable && (
        <Menu
          trigger={
            <IconButton
              label={t('forms.item.menu', { name })}
              icon={<MoreHorizontal size={16} />}
            />
          }
          items={[
            {
              key: 'add',
              label: t('forms.item.addAbove'),
              icon: <Plus size={14} />,
              run: () => openInserter(item.key),
            },
            {
              key: 'up',
              label: t('blueprints.row.moveUp'),
              icon: <ArrowUp size={14} />,
              keyHint: 'alt+up',
              run: () => move('UP'),
            },
            {
              key: 'down',
              label: t('blueprints.row.moveDown'),
              icon: <ArrowDown size={14} />,
              keyHint: 'alt+down',
              run: () => move('DOWN'),
            },
            {
              key: 'left',
              label: t('forms.item.left'),
              icon: <ArrowLeft size={14} />,
              keyHint: 'alt+left',
              run: () => move('LEFT'),
            },
            {
              key: 'right',
              label: t('forms.item.right'),
              icon: <ArrowRight size={14} />,
              keyHint: 'alt+right',
              run: () => move('RIGHT'),
            },
            {
              key: 'duplicate',
              label: t('forms.item.duplicate'),
              icon: <Copy size={14} />,
              keyHint: 'mod+d',
              run: duplicate,
            },
            {
              key: 'remove',
              label: t('forms.item.remove'),
              icon: <Trash2 size={14} />,
              keyHint: 'delete',
              run: remove,
            },
          ]}
        />
      )}
    </div>
  );
}
