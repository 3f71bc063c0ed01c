import { ArrowUpToLine, CircleAlert, Keyboard, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { Popover } from '../popover/popover.tsx';
import { rangeOf } from './table-selection.ts';
import type { TableEditing } from './use-table-editor.ts';
import classes from './table-editor.module.css';

export interface TableBarProps {
  readonly editing: TableEditing;
  readonly rowCount: number;
  readonly isReadOnly: boolean;
  readonly hasFixedRows: boolean;
  readonly fault: string | undefined;
  /** Number of cells with invalid text. They can be outside the viewport. */
  readonly unreadCount: number;
  readonly onNextUnread: () => void;
  readonly addRef: Ref<HTMLButtonElement>;
  readonly onAdd: () => void;
  readonly actions?: ReactNode;
}

const keys: readonly (readonly [string, MessageId])[] = [
  ['enter', 'widgets.keyDown'],
  ['tab', 'widgets.keyNext'],
  ['f2', 'widgets.keyEdit'],
  ['alt+enter', 'widgets.keyLine'],
  ['mod+enter', 'widgets.keySave'],
  ['escape', 'widgets.keyLeave'],
  ['shift+arrows', 'widgets.keyExtend'],
  ['mod+c', 'widgets.keyCopy'],
  ['mod+v', 'widgets.keyPaste'],
  ['mod+d', 'widgets.keyFill'],
  ['mod+z', 'widgets.keyUndo'],
  ['mod+alt+=', 'widgets.keyInsert'],
  ['mod+alt+-', 'widgets.keyRemove'],
  ['alt+shift+arrows', 'widgets.keyResize'],
];

/** Bar below the table: row count, actions, and the error of the active cell. */
export function TableBar({
  editing,
  rowCount,
  isReadOnly,
  hasFixedRows,
  fault,
  unreadCount,
  onNextUnread,
  addRef,
  onAdd,
  actions,
}: TableBarProps): ReactNode {
  const t = useText();
  const [showsKeys, setShowsKeys] = useState(false);
  const { history, selection, mayInsert, insertRows, removeRows, cut } = editing;
  const { top, bottom } = rangeOf(selection);
  const height = bottom - top + 1;
  return (
    <div className={classes.bar}>
      {!isReadOnly && (
        <>
          {!hasFixedRows && (
            <>
              <Button
                ref={addRef}
                size="small"
                kind="subtle"
                icon={<Plus />}
                disabledReason={mayInsert ? null : t('widgets.tableFull')}
                onClick={onAdd}
              >
                {t('widgets.addRow')}
              </Button>
              <IconButton
                label={t('widgets.insertRows', { count: height })}
                icon={<ArrowUpToLine />}
                keyHint="mod+alt+="
                disabled={!mayInsert || rowCount === 0}
                onClick={() => insertRows(top, height)}
              />
              <IconButton
                label={t('widgets.removeRows', { count: height })}
                icon={<Trash2 />}
                keyHint="mod+alt+-"
                disabled={rowCount === 0}
                onClick={removeRows}
              />
            </>
          )}
          <IconButton
            label={t('widgets.undo')}
            icon={<Undo2 />}
            keyHint="mod+z"
            disabled={!history.canUndo}
            onClick={history.undo}
          />
          <IconButton
            label={t('widgets.redo')}
            icon={<Redo2 />}
            keyHint="mod+y"
            disabled={!history.canRedo}
            onClick={history.redo}
          />
        </>
      )}
      {actions}
      <Popover
        label={t('widgets.tableKeys')}
        isOpen={showsKeys}
        onOpenChange={setShowsKeys}
        position="top-start"
        trigger={
          <IconButton
            label={t('widgets.tableKeys')}
            icon={<Keyboard />}
            aria-expanded={showsKeys}
            onClick={() => setShowsKeys(!showsKeys)}
          />
        }
      >
        <dl className={classes.keys}>
          {keys.map(([key, text]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <Kbd keys={key} />
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </Popover>
      {unreadCount > 0 && (
        <Button size="small" kind="subtle" icon={<CircleAlert />} onClick={onNextUnread}>
          {t('widgets.unreadCells', { count: unreadCount })}
        </Button>
      )}
      <span className={classes.status} role="status">
        {cut !== null && (
          <span className={classes.fault}>
            {cut.rows > 0 && t('widgets.rowsCut', { count: cut.rows })}{' '}
            {cut.columns > 0 && t('widgets.columnsCut', { count: cut.columns })}{' '}
            {cut.cells > 0 && t('widgets.cellsCut', { count: cut.cells })}{' '}
          </span>
        )}
        {fault === undefined ? (
          t('widgets.rowCount', { count: rowCount })
        ) : (
          <span className={classes.fault}>{fault}</span>
        )}
      </span>
    </div>
  );
}
