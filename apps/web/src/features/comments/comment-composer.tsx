import { Paperclip } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { commentBodyRefusal } from '@baton/domain/comment/comment';
import { MentioningEditor } from '../../fields/text/mentioning-editor.tsx';
import type { CommentedDocument } from '../../lib/documents/document-comments-context.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { useDraft } from '../../lib/draft/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { AboutDocument } from './about-document.tsx';
import classes from './comments.module.css';

/** Who sees a comment, and what is attached. By default, people who can open its task or workflow. */
export interface CommentOptions {
  readonly isInternal: boolean;
  readonly isForRequestor: boolean;
  /** References of files and links. */
  readonly documents: readonly string[];
}

const everyone = { isInternal: false, isForRequestor: false };

const CommentDocuments = lazyComponent(
  async () =>
    (await import('../../fields/comment-documents/comment-documents.tsx')).CommentDocuments,
);

export interface CommentComposerProps {
  /** Name of the unsent text in this browser. */
  readonly draftName: string;
  readonly label: string;
  readonly action: string;
  /** Task of the comment, for mentions. */
  readonly task: string | null;
  readonly isPending: boolean;
  readonly initial?: string | undefined;
  readonly offersNote?: boolean | undefined;
  /** True to offer to send the comment to the requestor of a public form. */
  readonly offersRequestor?: boolean | undefined;
  /** True to offer to attach files and links. */
  readonly offersDocuments?: boolean | undefined;
  /** The document that the comment is about. */
  readonly about?: CommentedDocument | null | undefined;
  readonly onAboutRemoved?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Returns true if the comment was stored. */
  readonly onSend: (body: string, options: CommentOptions) => Promise<boolean>;
  readonly onCancel?: (() => void) | undefined;
}

/** A field for a comment. Unsent text stays in the browser. Ctrl+Enter sends it. */
export function CommentComposer({
  draftName,
  label,
  action,
  task,
  isPending,
  initial = '',
  offersNote = false,
  offersRequestor = false,
  offersDocuments = false,
  about = null,
  onAboutRemoved,
  autoFocus = false,
  onSend,
  onCancel,
}: CommentComposerProps): ReactNode {
  const t = useText();
  const { draft: text, change, forget } = useDraft(draftName, { empty: initial });
  const [audience, setAudience] = useState(everyone);
  /** Null while nothing is being attached. */
  const [documents, setDocuments] = useState<readonly string[] | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Key of the editor. A new key empties it. */
  const [round, setRound] = useState(0);

  const root = useRef<HTMLDivElement>(null);
  const aboutRef = about?.ref;
  useEffect(() => {
    if (aboutRef === undefined) return;
    root.current?.scrollIntoView({ block: 'nearest' });
    root.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
  }, [aboutRef]);

  const clear = (): void => {
    forget();
    setDocuments(null);
    setRound(round + 1);
  };
  const send = async (): Promise<void> => {
    const refusal = commentBodyRefusal(text);
    setError(refusal === null ? null : errorText(t, refusal));
    if (refusal === null && (await onSend(text, { ...audience, documents: documents ?? [] })))
      clear();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Otherwise, the surrounding dialog would complete the task.
    event.preventDefault();
    event.stopPropagation();
    if (!isPending && !isUploading) void send();
  };
  return (
    <div ref={root} className={classes.composer} onKeyDownCapture={onKeyDown}>
      {about !== null && <AboutDocument name={about.name} onRemove={() => onAboutRemoved?.()} />}
      <MentioningEditor
        key={round}
        label={label}
        value={text}
        task={task}
        autoFocus={autoFocus}
        error={error}
        onChange={(html) => {
          change(html);
          setError(null);
        }}
      />
      {documents !== null && (
        <Suspense fallback={<Skeleton rows={1} />}>
          <CommentDocuments refs={documents} onChange={setDocuments} onUploading={setIsUploading} />
        </Suspense>
      )}
      <div className={classes.actions}>
        {/* The requestor of a public form sees no attachments. */}
        {offersDocuments && documents === null && !audience.isForRequestor && (
          <IconButton
            label={t('comments.attach')}
            icon={<Paperclip />}
            size="small"
            onClick={() => setDocuments([])}
          />
        )}
        {offersNote && (
          <Checkbox
            label={t('comments.internal')}
            checked={audience.isInternal}
            onChange={(isInternal) => setAudience({ ...everyone, isInternal })}
          />
        )}
        {offersRequestor && !isUploading && (documents ?? []).length === 0 && (
          <Checkbox
            label={t('comments.forRequestor')}
            checked={audience.isForRequestor}
            onChange={(isForRequestor) => {
              setAudience({ ...everyone, isForRequestor });
              setDocuments(null);
            }}
          />
        )}
        <span className={classes.buttons}>
          {onCancel !== undefined && (
            <Button
              kind="subtle"
              size="small"
              onClick={() => {
                clear();
                onCancel();
              }}
            >
              {t('ui.cancel')}
            </Button>
          )}
          <Button
            size="small"
            loading={isPending}
            disabledReason={isUploading ? t('documents.underWay') : null}
            onClick={() => void send()}
          >
            {action}
          </Button>
        </span>
      </div>
    </div>
  );
}
