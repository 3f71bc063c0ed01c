import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useCommands } from '../../lib/keyboard/commands.ts';
import { RestoredDraftNote } from '../restored-draft-note/restored-draft-note.tsx';
import { Button } from '../button/button.tsx';
import { joinClasses } from '../join-classes.ts';
import { tooltip } from '../tooltip/tooltip.ts';
import classes from './inline-edit.module.css';

export interface InlineEditProps {
  /** Names the field in "Edit {name}". */
  readonly label: string;
  /** Content while no one edits. */
  readonly display: ReactNode;
  readonly isEditable?: boolean | undefined;
  /** Why it can't be edited, shown as a tooltip. */
  readonly readOnlyReason?: string | null | undefined;
  /** With an error, saving is disabled. */
  readonly error?: string | null | undefined;
  readonly isSaving?: boolean | undefined;
  /** Return false to keep the editor open. */
  readonly onSave: () => boolean | Promise<boolean>;
  readonly onCancel?: (() => void) | undefined;
  readonly onEdit?: (() => void) | undefined;
  /**
   * True for a draft of an earlier visit. The editor is open from the start and doesn't take focus.
   */
  readonly hasDraft?: boolean | undefined;
  /** Saves on blur instead of with buttons. */
  readonly savesOnBlur?: boolean | undefined;
  /** Label of the edit action in the search dialog. Without it, the dialog doesn't offer it. */
  readonly command?: string | undefined;
  readonly className?: string | undefined;
  /** The editor, mounted only while editing. */
  readonly children: ReactNode;
}

const firstField = 'input, textarea, [contenteditable="true"], select';

/** Returns true for a one-line field where Enter has no other use, such as opening a list. */
const isOneLine = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement &&
  ['text', 'email', 'tel', 'number', 'url'].includes(target.type) &&
  target.role !== 'combobox' &&
  target.ariaHasPopup === null;

/** Shows text, and its editor after a click, until saved or canceled. */
export function InlineEdit({
  label,
  display,
  isEditable = true,
  readOnlyReason,
  error,
  isSaving = false,
  onSave,
  onCancel,
  onEdit,
  hasDraft = false,
  savesOnBlur = false,
  command,
  className,
  children,
}: InlineEditProps): ReactNode {
  const t = useText();
  const [isEditing, setIsEditing] = useState(hasDraft);
  const shell = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const shouldReturn = useRef(false);
  // Editors that are open from the start don't take focus, because there can be several.
  const takesFocus = useRef(!hasDraft);

  useEffect(() => {
    if (isEditing && !takesFocus.current) return;
    if (isEditing) shell.current?.querySelector<HTMLElement>(firstField)?.focus();
    else if (shouldReturn.current) trigger.current?.focus();
    shouldReturn.current = false;
  }, [isEditing]);

  const edit = (): void => {
    takesFocus.current = true;
    onEdit?.();
    setIsEditing(true);
  };
  useCommands(command !== undefined && isEditable ? [{ label: command, run: edit }] : []);
  const close = (): void => {
    shouldReturn.current = true;
    setIsEditing(false);
  };
  const cancel = (): void => {
    onCancel?.();
    close();
  };
  const save = async (): Promise<void> => {
    if (isSaving) return;
    if (await onSave()) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      cancel();
      return;
    }
    const isForced = event.metaKey || event.ctrlKey;
    if (event.key !== 'Enter') return;
    if (!isForced && (event.defaultPrevented || !isOneLine(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!error) void save();
    else if (isForced) cancel();
  };

  if (!isEditable) {
    return (
      <div
        className={joinClasses(classes.fixed, className)}
        {...tooltip(readOnlyReason, { wide: true })}
      >
        {display}
      </div>
    );
  }
  if (!isEditing) {
    return (
      <div className={joinClasses(classes.display, className)}>
        <div
          className={classes.content}
          role="presentation"
          // An element with a tooltip covers the button, so a click on it must also open the
          // editor.
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a') === null) edit();
          }}
        >
          {display}
        </div>
        <button
          ref={trigger}
          type="button"
          className={classes.touch}
          aria-label={t('ui.editField', { name: label })}
          onClick={edit}
        />
      </div>
    );
  }
  return (
    <div
      ref={shell}
      className={joinClasses(classes.editor, className)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!savesOnBlur || event.currentTarget.contains(event.relatedTarget)) return;
        if (error) return;
        void save();
      }}
    >
      {children}
      {!savesOnBlur && (
        <div className={classes.buttons}>
          <Button
            size="small"
            kind="primary"
            loading={isSaving}
            disabledReason={error}
            keyHint="mod+enter"
            onClick={() => void save()}
          >
            {t('ui.save')}
          </Button>
          <Button size="small" kind="subtle" onClick={cancel}>
            {t('ui.cancel')}
          </Button>
          {hasDraft && <RestoredDraftNote />}
        </div>
      )}
    </div>
  );
}
