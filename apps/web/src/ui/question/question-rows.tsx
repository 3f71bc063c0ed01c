import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import classes from './question-rows.module.css';

export interface QuestionRow<Key extends string> {
  readonly key: Key;
  readonly name: string;
  /** Text under its name: type and assignees. */
  readonly about: string;
}

export interface QuestionRowsProps<Key extends string> {
  readonly rows: readonly QuestionRow<Key>[];
  /** The one whose settings are shown. */
  readonly open: Key | null;
  readonly isEditable: boolean;
  readonly onOpen: (key: Key | null) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  readonly settings: (at: number) => ReactNode;
}

/** Fields in order. One of them shows its settings. */
export function QuestionRows<Key extends string>({
  rows,
  open,
  isEditable,
  onOpen,
  onMove,
  onRemove,
  settings,
}: QuestionRowsProps<Key>): ReactNode {
  const t = useText();
  return (
    <ol className={classes.list}>
      {rows.map(({ key, name, about }, at) => {
        const isOpen = open === key;
        return (
          <li key={key} className={classes.row}>
            <div className={classes.head}>
              <button
                type="button"
                className={classes.name}
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? null : key)}
              >
                <span className={classes.title}>{name}</span>
                <span className={classes.facts}>{about}</span>
              </button>
              {isEditable && (
                <>
                  <IconButton
                    label={t('questions.up', { name })}
                    icon={<ArrowUp size={15} />}
                    disabledReason={at === 0 ? t('questions.isFirst') : null}
                    onClick={() => onMove(at, at - 1)}
                  />
                  <IconButton
                    label={t('questions.down', { name })}
                    icon={<ArrowDown size={15} />}
                    disabledReason={at === rows.length - 1 ? t('questions.isLast') : null}
                    onClick={() => onMove(at, at + 1)}
                  />
                  <IconButton
                    label={t('questions.remove', { name })}
                    icon={<Trash2 size={15} />}
                    onClick={() => onRemove(at)}
                  />
                </>
              )}
            </div>
            {isOpen && (
              <div className={classes.settings} role="group" aria-label={name}>
                {settings(at)}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
