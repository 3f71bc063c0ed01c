import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftSnapshot } from '../../lib/draft/draft.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useUndoKeys } from '../../lib/keyboard/use-undo-keys.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { SaveIndicator } from '../save-indicator/save-indicator.tsx';

export interface EditorHeaderProps {
  readonly list: { readonly label: string; readonly href: string };
  readonly name: string;
  readonly badge?: ReactNode;
  readonly isEditable: boolean;
  readonly snapshot: Pick<DraftSnapshot<unknown>, 'saveState' | 'canUndo' | 'canRedo'>;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Saves again after a failure. */
  readonly onRetry: () => void;
  /** Shown before the actions. */
  readonly note?: ReactNode;
  /** Further actions of the screen. */
  readonly actions: ReactNode;
  /** Null if there is no draft to publish. */
  readonly publish: {
    /** Why the viewer can't publish the draft. Null if they can. */
    readonly refusal: string | null;
    readonly hasVersions: boolean;
    readonly hasUnpublishedChanges: boolean;
    readonly run: () => void;
  } | null;
}

/** The header of a draft: save state, undo, redo, and publishing. */
export function EditorHeader({
  list,
  name,
  badge,
  isEditable,
  snapshot: { saveState, canUndo, canRedo },
  onUndo,
  onRedo,
  onRetry,
  note,
  actions,
  publish,
}: EditorHeaderProps): ReactNode {
  const t = useText();
  useUndoKeys(onUndo, onRedo);
  const isAsPublished =
    publish !== null &&
    publish.hasVersions &&
    !publish.hasUnpublishedChanges &&
    saveState.kind === 'SAVED';
  return (
    <PageHeader
      breadcrumb={[list, { label: name }]}
      aside={
        <>
          {badge}
          {isEditable && (
            <SaveIndicator
              state={saveState.kind}
              failure={saveState.kind === 'FAILED' ? errorText(t, saveState.error) : null}
              onRetry={onRetry}
            />
          )}
        </>
      }
      actions={
        <>
          {note}
          {isEditable && (
            <>
              <IconButton
                label={t('library.undo')}
                icon={<Undo2 size={16} />}
                keyHint="mod+z"
                disabledReason={canUndo ? null : t('library.undoNothing')}
                onClick={onUndo}
              />
              <IconButton
                label={t('library.redo')}
                icon={<Redo2 size={16} />}
                keyHint="mod+shift+z"
                disabledReason={canRedo ? null : t('library.redoNothing')}
                onClick={onRedo}
              />
            </>
          )}
          {actions}
          {publish !== null && (
            <Button
              kind="primary"
              disabledReason={
                publish.refusal ?? (isAsPublished ? t('library.publish.nothing') : null)
              }
              onClick={publish.run}
            >
              {t('library.publish.action')}
            </Button>
          )}
        </>
      }
    />
  );
}
