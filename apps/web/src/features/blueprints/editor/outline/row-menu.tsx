import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  MoreHorizontal,
  Pencil,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Menu } from '../../../../ui/menu/menu.tsx';
import type { Place } from '../../draft/place.ts';
import { useEditorActions } from '../editor-context.ts';
import classes from './outline.module.css';

export interface RowMenuProps {
  readonly place: Place;
  readonly name: string;
  readonly isCurrent: boolean;
}

/** All actions of a row with their keys. */
export function RowMenu({ place, name, isCurrent }: RowMenuProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const label = t('blueprints.row.menu', { name });
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={classes.more}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={label}
        >
          <MoreHorizontal size={16} aria-hidden="true" />
        </button>
      }
      items={[
        {
          key: 'rename',
          label: t('blueprints.row.rename'),
          icon: <Pencil size={14} />,
          keyHint: 'enter',
          run: () => actions.startNaming(place),
        },
        ...(place.kind === 'TASK'
          ? [
              {
                key: 'duplicate',
                label: t('blueprints.row.duplicate'),
                icon: <Copy size={14} />,
                keyHint: 'mod+d',
                run: () => actions.duplicate(place.key),
              },
            ]
          : []),
        'divider' as const,
        {
          key: 'up',
          label: t('blueprints.row.moveUp'),
          icon: <ArrowUp size={14} />,
          keyHint: 'alt+up',
          run: () => actions.move(place, 'UP'),
        },
        {
          key: 'down',
          label: t('blueprints.row.moveDown'),
          icon: <ArrowDown size={14} />,
          keyHint: 'alt+down',
          run: () => actions.move(place, 'DOWN'),
        },
        {
          key: 'first',
          label: t('blueprints.row.moveFirst'),
          icon: <ArrowUpToLine size={14} />,
          keyHint: 'alt+shift+up',
          run: () => actions.move(place, 'FIRST'),
        },
        {
          key: 'last',
          label: t('blueprints.row.moveLast'),
          icon: <ArrowDownToLine size={14} />,
          keyHint: 'alt+shift+down',
          run: () => actions.move(place, 'LAST'),
        },
        'divider' as const,
        {
          key: 'remove',
          label: t('blueprints.row.remove'),
          icon: <Trash2 size={14} />,
          keyHint: 'delete',
          isDanger: true,
          run: () => actions.remove(place),
        },
      ]}
    />
  );
}
