import {
  duplicateItem,
  duplicateSection,
  removeItem,
  removeSection,
} from '@baton/domain/form/edit-form';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Copy,
  MoreHorizontal,
  Plus,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { newKey } from '../../../lib/api/new-key.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { shortcutKey } from '../../../lib/keyboard/shortcut-key.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { FormPlace } from '../draft/form-draft.ts';
import { useBuilder } from './builder-context.ts';
import { nameOfPlace } from './landing.ts';
import { movePlace, type Direction } from './move-item.ts';
import { openInserter } from './use-landing.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'UP',
  ArrowDown: 'DOWN',
  ArrowLeft: 'LEFT',
  ArrowRight: 'RIGHT',
};

export interface PlaceActions {
  readonly move: (place: FormPlace, direction: Direction) => void;
  readonly duplicate: (place: FormPlace) => void;
  readonly remove: (place: FormPlace) => void;
  /** Handles a key that edits the section or item. Returns false for other keys. */
  readonly onKey: (event: KeyboardEvent, place: FormPlace) => boolean;
}

/** Actions on sections and items, the same in the outline, the form, and the settings. */
export function usePlaceActions(): PlaceActions {
  const { isEditable, edit, select, ...builder } = useBuilder();
  const move = (place: FormPlace, direction: Direction): void =>
    builder.move((form) => movePlace(form, place, direction), place);
  const duplicate = (place: FormPlace): void =>
    void edit(
      (form) =>
        place.kind === 'ITEM'
          ? duplicateItem(form, place.key, newKey)
          : duplicateSection(form, place.key, newKey),
      place,
    );
  const remove = (place: FormPlace): void => {
    select(null);
    builder.remove(
      (form) =>
        place.kind === 'ITEM' ? removeItem(form, place.key) : removeSection(form, place.key),
      place,
    );
  };
  const onKey = (event: KeyboardEvent, place: FormPlace): boolean => {
    const direction = directions[event.key];
    if (!isEditable) return false;
    if (event.altKey && direction !== undefined) move(place, direction);
    else if (event.key === 'Delete') remove(place);
    else if ((event.ctrlKey || event.metaKey) && shortcutKey(event) === 'd') duplicate(place);
    else return false;
    event.preventDefault();
    return true;
  };
  return { move, duplicate, remove, onKey };
}

export interface PlaceMenuProps {
  readonly place: FormPlace;
  readonly tabIndex?: 0 | -1 | undefined;
  readonly className?: string | undefined;
}

/** The menu with all actions of a section or item. */
export function PlaceMenu({ place, tabIndex, className }: PlaceMenuProps): ReactNode {
  const t = useText();
  const { content } = useBuilder();
  const { move, duplicate, remove } = usePlaceActions();
  const isItem = place.kind === 'ITEM';
  const name = nameOfPlace(t, content, place);
  return (
    <Menu
      trigger={
        <IconButton
          label={t(isItem ? 'forms.item.menu' : 'forms.section.menu', { name })}
          icon={<MoreHorizontal size={16} />}
          tabIndex={tabIndex}
          className={className}
        />
      }
      items={[
        ...(isItem
          ? [
              {
                key: 'add',
                label: t('forms.item.addAbove'),
                icon: <Plus size={14} />,
                run: () => openInserter(place.key),
              },
            ]
          : []),
        {
          key: 'up',
          label: t('blueprints.row.moveUp'),
          icon: <ArrowUp size={14} />,
          keyHint: 'alt+up',
          run: () => move(place, 'UP'),
        },
        {
          key: 'down',
          label: t('blueprints.row.moveDown'),
          icon: <ArrowDown size={14} />,
          keyHint: 'alt+down',
          run: () => move(place, 'DOWN'),
        },
        ...(isItem
          ? [
              {
                key: 'left',
                label: t('forms.item.left'),
                icon: <ArrowLeft size={14} />,
                keyHint: 'alt+left',
                run: () => move(place, 'LEFT'),
              },
              {
                key: 'right',
                label: t('forms.item.right'),
                icon: <ArrowRight size={14} />,
                keyHint: 'alt+right',
                run: () => move(place, 'RIGHT'),
              },
            ]
          : []),
        {
          key: 'duplicate',
          label: t(isItem ? 'forms.item.duplicate' : 'forms.section.duplicate'),
          icon: <Copy size={14} />,
          keyHint: 'mod+d',
          run: () => duplicate(place),
        },
        {
          key: 'remove',
          label: t(isItem ? 'forms.item.remove' : 'forms.section.remove'),
          icon: <Trash2 size={14} />,
          keyHint: 'delete',
          isDanger: true,
          run: () => remove(place),
        },
      ]}
    />
  );
}
