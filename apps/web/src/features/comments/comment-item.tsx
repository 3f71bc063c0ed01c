import { commentReactions } from '@baton/domain/comment/comment';
import { Ellipsis, Lock, SmilePlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { commentItem_comment$key } from '../../__generated__/commentItem_comment.graphql.ts';
import { readDocuments } from '../../lib/documents/shown-documents.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { copyLink } from '../../lib/notice/copy-link.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { DocumentList } from '../../ui/document-input/document-list.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx';
import { tooltip } from '../../ui/tooltip/tooltip.ts';
import { AboutDocument } from './about-document.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { useCommentCommands } from './use-comment-commands.ts';
import classes from './comments.module.css';

export interface CommentItemProps {
  readonly comment: commentItem_comment$key;
  readonly answers: readonly (commentItem_comment$key & { readonly id: string })[];
  readonly task: string | null;
  readonly linkedId: string | undefined;
  /** Comments that the viewer sees for the first time. */
  readonly newIds: ReadonlySet<string>;
  /** Adds an answer to the thread. Null for answers, which can't be answered. */
  readonly onAnswer: ((body: string, documents: readonly string[]) => Promise<boolean>) | null;
  /** True while a comment is being added. */
  readonly isAnswering: boolean;
}

/** One comment with its reactions, actions, and answers. */
export function CommentItem({
  comment,
  answers,
  task,
  linkedId,
  newIds,
  onAnswer,
  isAnswering,
}: CommentItemProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment commentItem_comment on Comment {
        id
        body
        author {
          id
          name
        }
        isInternal
        isForRequestor
        createdAt
        editedAt
        isDeleted
        about {
          name
        }
        documents {
          ...shownDocuments_document
        }
        reactions {
          type
          names
          isOwn
        }
        permissions {
          edit
          delete
        }
      }
    `,
    comment,
  );
  const formats = useFormats();
  const { id, author, body, isDeleted, permissions, reactions } = data;
  const commands = useCommentCommands(id);
  const [open, setOpen] = useState<'EDIT' | 'ANSWER' | 'DELETE' | null>(null);
  const close = (): void => setOpen(null);
  const sent = async (isDone: Promise<boolean>): Promise<boolean> => {
    const done = await isDone;
    if (done) close();
    return done;
  };
  const copyAddress = (): Promise<void> => {
    const address = new URL(location.href);
    address.searchParams.set('comment-id', id);
    return copyLink(t, address.href);
  };
  return (
    <li id={`comment-${id}`} className={classes.item} data-linked={id === linkedId || undefined}>
      <div className={classes.head}>
        <Avatar name={author.name} size={24} isDecorative />
        <span className={classes.author}>{author.name}</span>
        <Moment at={data.createdAt} tone="quiet" />
        {newIds.has(id) && !isDeleted && <Badge tone="accent">{t('comments.isNew')}</Badge>}
        {data.editedAt != null && !isDeleted && (
          <span className={classes.quiet}>{t('comments.edited')}</span>
        )}
        {data.isForRequestor && <Badge>{t('comments.requestorSees')}</Badge>}
        {data.isInternal && (
          <span className={classes.note}>
            <Lock size={12} aria-hidden="true" />
            {t('comments.note')}
          </span>
        )}
      </div>
      {data.about != null && !isDeleted && <AboutDocument name={data.about.name} />}
      {isDeleted ? (
        <p className={classes.quiet}>{t('comments.deleted')}</p>
      ) : open === 'EDIT' ? (
        <CommentComposer
          draftName={`comment-edit.${id}`}
          label={t('comments.edit')}
          action={t('ui.save')}
          initial={body}
          {...{ task, autoFocus: true, isPending: commands.isPending }}
          onSend={(text) => sent(commands.edit(text))}
          onCancel={close}
        />
      ) : (
        <RichTextView html={body} />
      )}
      {!isDeleted && data.documents.length > 0 && (
        <DocumentList
          label={t('comments.attachments')}
          documents={readDocuments(data.documents, formats)}
        />
      )}
      {!isDeleted && open !== 'EDIT' && (
        <div className={classes.tools}>
          {reactions.map(({ type, names, isOwn }) => (
            <button
              key={type}
              type="button"
              className={classes.reaction}
              aria-pressed={isOwn}
              aria-label={t('comments.reactionOf', {
                emoji: reactionMarks[type],
                names: names.join(', '),
              })}
              {...tooltip(names.join(', '))}
              onClick={() => void commands.react(type, !isOwn)}
            >
              {reactionMarks[type]} {names.length}
            </button>
          ))}
          <Menu
            trigger={<IconButton label={t('comments.react')} icon={<SmilePlus />} size="small" />}
            items={commentReactions.map((type) => ({
              key: type,
              label: `${reactionMarks[type]} ${t(reactionNames[type])}`,
              run: () => void commands.react(type, true),
            }))}
          />
          {onAnswer !== null && (
            <Button kind="subtle" size="small" onClick={() => setOpen('ANSWER')}>
              {t('comments.answer')}
            </Button>
          )}
          <Menu
            trigger={<IconButton label={t('comments.more')} icon={<Ellipsis />} size="small" />}
            items={[
              { key: 'link', label: t('comments.copyLink'), run: () => void copyAddress() },
              ...(permissions.edit
                ? [{ key: 'edit', label: t('comments.edit'), run: () => setOpen('EDIT') }]
                : []),
              ...(permissions.delete
                ? [
                    {
                      key: 'delete',
                      label: t('comments.delete'),
                      isDanger: true,
                      run: () => setOpen('DELETE'),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      )}
      {answers.length > 0 && (
        <ol className={classes.answers}>
          {answers.map((answer) => (
            <CommentItem
              key={answer.id}
              comment={answer}
              answers={[]}
              onAnswer={null}
              {...{ task, linkedId, newIds, isAnswering }}
            />
          ))}
        </ol>
      )}
      {open === 'ANSWER' && onAnswer !== null && (
        <CommentComposer
          draftName={`comment-answer.${id}`}
          label={t('comments.answerTo', { name: author.name })}
          action={t('comments.answer')}
          {...{ task, autoFocus: true, isPending: isAnswering }}
          offersDocuments={!data.isForRequestor}
          onSend={(text, { documents }) => sent(onAnswer(text, documents))}
          onCancel={close}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'DELETE'}
        title={t('comments.deleteTitle')}
        confirmLabel={t('comments.delete')}
        tone="danger"
        loading={commands.isPending}
        onClose={close}
        onConfirm={() => void sent(commands.remove())}
      >
        <p>{t('comments.deleteText')}</p>
      </ConfirmDialog>
    </li>
  );
}

const reactionNames = {
  LIKE: 'comments.like',
  LOVE: 'comments.love',
  CELEBRATE: 'comments.celebrate',
  LOOKING: 'comments.looking',
  DONE: 'comments.done',
  QUESTION: 'comments.question',
} as const;

const reactionMarks = {
  LIKE: '👍',
  LOVE: '❤️',
  CELEBRATE: '🎉',
  LOOKING: '👀',
  DONE: '✅',
  QUESTION: '❓',
} as const;
