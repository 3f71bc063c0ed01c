import {
  use,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { commentsSection_query$key } from '../../__generated__/commentsSection_query.graphql.ts';
import type { commentsSectionPageQuery } from '../../__generated__/commentsSectionPageQuery.graphql.ts';
import type { commentsSectionQuery } from '../../__generated__/commentsSectionQuery.graphql.ts';
import { DocumentCommentsContext } from '../../lib/documents/document-comments-context.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { LatePart } from '../../ui/late-part/late-part.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem } from './comment-item.tsx';
import { openCommentQueue } from './comment-queue.ts';
import { QueuedComments } from './queued-comments.tsx';
import { markCommentsRead, useAddComment } from './use-comment-commands.ts';
import classes from './comments.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const pageSize = 30;

const query = graphql`
  query commentsSectionQuery($workflowId: ID!, $taskId: ID) {
    mayWriteInternalNotes
    mayAskRequestor(workflowId: $workflowId)
    commentsReadUntil(workflowId: $workflowId, taskId: $taskId)
    ...commentsSection_query @arguments(workflowId: $workflowId, taskId: $taskId)
  }
`;

export interface CommentsSectionProps {
  readonly workflowId: string;
  /** Null for comments on the workflow itself. */
  readonly taskId: string | null;
  /** Comment of the address, which is scrolled to. */
  readonly linkedId?: string | undefined;
}

/** The comments of a task or workflow, oldest first, with a field for a new one. */
export function CommentsSection(props: CommentsSectionProps): ReactNode {
  const t = useText();
  // The surrounding dialog is painted first, because creating the editor takes long.
  const isDeferred = useDeferredValue(true, false);
  const placeholder = <Skeleton variant="text" rows={3} />;
  return (
    <section className={classes.root} aria-label={t('comments.title')}>
      <h2 className={classes.title}>{t('comments.title')}</h2>
      <LatePart fallback={placeholder}>
        {isDeferred ? <LoadedComments {...props} /> : placeholder}
      </LatePart>
    </section>
  );
}

function LoadedComments({ workflowId, taskId, linkedId }: CommentsSectionProps): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const { id: userId } = viewer;
  const variables = { workflowId, taskId };
  const loaded = useQuery<commentsSectionQuery>(query, variables, {
    fetchPolicy: 'store-and-network',
  });
  useLiveChanges({ workflowId }, useRefresh<commentsSectionQuery>(query, variables));
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    commentsSectionPageQuery,
    commentsSection_query$key
  >(
    graphql`
      fragment commentsSection_query on Query
      @argumentDefinitions(
        workflowId: { type: "ID!" }
        taskId: { type: "ID" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      )
      @refetchable(queryName: "commentsSectionPageQuery") {
        comments(workflowId: $workflowId, taskId: $taskId, first: $first, after: $after)
          @connection(key: "commentsSection_comments", filters: ["workflowId", "taskId"]) {
          __id
          edges {
            node {
              id
              replyTo
              isDeleted
              createdAt
              author {
                id
              }
              ...commentItem_comment
            }
          }
        }
      }
    `,
    loaded,
  );
  const environment = useRelayEnvironment();
  const queue = openCommentQueue(environment, viewer);
  const queued = useSyncExternalStore(queue.subscribe, queue.list).filter(
    ({ input }) => input.workflowId === workflowId && input.taskId === taskId,
  );
  const { add, isPending } = useAddComment({ workflowId, taskId }, data.comments.__id, queue);

  const onDocuments = use(DocumentCommentsContext);
  const about = onDocuments?.about ?? null;
  const clearAbout = (): void => onDocuments?.setAbout(null);
  const comments = data.comments.edges.map(({ node }) => node).toReversed();
  const known = new Set(comments.map(({ id }) => id));
  const answers = Map.groupBy(comments, ({ replyTo }) => replyTo ?? null);
  // Answers to a comment on an earlier page are shown alone.
  const threads = comments
    .filter(({ replyTo }) => replyTo == null || !known.has(replyTo))
    // A deleted comment only groups its replies.
    .filter(({ id, isDeleted }) => !isDeleted || answers.has(id));

  // The time until which comments count as read stays the same while the list is open, so that new
  // comments stay marked.
  const [readUntil] = useState(() => Date.parse(loaded.commentsReadUntil ?? '') || 0);
  const isNew = ({ author, createdAt }: (typeof comments)[number]): boolean =>
    author.id !== userId && Date.parse(createdAt) > readUntil;
  const newIds = new Set(comments.filter(isNew).map(({ id }) => id));
  const hasNew = newIds.size > 0;
  const latest = comments.at(-1)?.id;
  useEffect(() => {
    if (hasNew && latest !== undefined) markCommentsRead(environment, { workflowId, taskId });
  }, [hasNew, latest, environment, workflowId, taskId]);

  const isLoaded = linkedId !== undefined && known.has(linkedId);
  const isSought = linkedId !== undefined && !isLoaded && hasNext && !isLoadingNext;
  useEffect(() => {
    if (isSought) loadNext(pageSize);
  }, [isSought, loadNext]);
  useEffect(() => {
    if (isLoaded) document.getElementById(`comment-${linkedId}`)?.scrollIntoView();
  }, [isLoaded, linkedId]);

  return (
    <>
      {hasNext && (
        <Button
          kind="subtle"
          size="small"
          loading={isLoadingNext}
          onClick={() => loadNext(pageSize)}
        >
          {t('comments.earlier')}
        </Button>
      )}
      {threads.length > 0 && (
        // Disables comments on documents here, because attachments of comments can't be commented
        // on.
        <DocumentCommentsContext value={null}>
          <ol className={classes.list}>
            {threads.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                answers={answers.get(comment.id) ?? []}
                task={taskId}
                linkedId={linkedId}
                newIds={newIds}
                isAnswering={isPending}
                onAnswer={(body, documents) =>
                  add({ body, documents, replyTo: comment.replyTo ?? comment.id })
                }
              />
            ))}
          </ol>
        </DocumentCommentsContext>
      )}
      {queued.length > 0 && <QueuedComments queue={queue} comments={queued} />}
      <CommentComposer
        draftName={`comment.${taskId ?? workflowId}`}
        label={t('comments.new')}
        action={t('comments.send')}
        task={taskId}
        isPending={isPending}
        offersNote={loaded.mayWriteInternalNotes}
        offersRequestor={taskId === null && loaded.mayAskRequestor}
        offersDocuments
        about={about}
        onAboutRemoved={clearAbout}
        onSend={async (body, options) => {
          const isSent = await add({ body, ...options, ...(about && { about: about.ref }) });
          if (isSent) clearAbout();
          return isSent;
        }}
      />
    </>
  );
}
