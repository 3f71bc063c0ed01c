import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, Files, Tags, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { listedDocuments_query$key } from '../../__generated__/listedDocuments_query.graphql.ts';
import type { listedDocumentsPageQuery } from '../../__generated__/listedDocumentsPageQuery.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { refusalText } from '../../lib/refusal/refusal-text.ts';
import { itemSortColumns } from '../../lib/list/item-sorting.ts';
import { loadMore } from '../../lib/list/load-more.ts';
import { tagColor } from '../../lib/tags/shown-tag.ts';
import { DataList } from '../../ui/data-list/data-list.tsx';
import type { ListSorting } from '../../ui/data-list/list-line.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { TagDots } from '../../ui/tag-dot/tag-dot.tsx';
import { DocumentTagsDialog } from './document-tags-dialog.tsx';
import { DeleteDocumentDialog, type SelectedDocument } from './delete-document-dialog.tsx';
import classes from './documents.module.css';

export interface ListedDocumentsProps {
  readonly query: listedDocuments_query$key;
  readonly search: string;
  readonly sorting: ListSorting;
}

/** Documents with the workflow and task in which they were first used. */
export function ListedDocuments({ query, search, sorting }: ListedDocumentsProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [tagging, setTagging] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<SelectedDocument | null>(null);
  const { data, ...pages } = usePaginationFragment<
    listedDocumentsPageQuery,
    listedDocuments_query$key
  >(
    graphql`
      fragment listedDocuments_query on Query
      @refetchable(queryName: "listedDocumentsPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 40 }
        after: { type: "String" }
        search: { type: "String" }
        sort: { type: "ItemSortInput" }
      ) {
        documents(first: $first, after: $after, search: $search, sort: $sort)
          @connection(key: "listedDocuments_documents", filters: ["search", "sort"]) {
          __id
          edges {
            node {
              id
              workflowId
              workflowName
              taskId
              taskName
              document {
                ref
                name
                address
                isLink
                canTag
                tags {
                  id
                  name
                  shownColor
                }
                createdAt
                createdBy {
                  id
                  name
                }
              }
              deleteRefusal {
                ...refusalText_refusal
              }
            }
          }
        }
      }
    `,
    query,
  );
  const items = data.documents.edges.map(({ node }) => node);
  type Item = (typeof items)[number];
  const goTo = ({ workflowId, taskId }: Item): void => {
    if (workflowId == null) return;
    void navigate({
      to: '/workflow/$id',
      params: { id: workflowId },
      search: taskId == null ? {} : { 'task-id': taskId },
    });
  };
  const tagged = items.find(({ id }) => id === tagging);
  if (items.length === 0 && !pages.hasNext) {
    return (
      <EmptyState
        icon={<Files size={28} />}
        title={search === '' ? t('documents.empty') : t('documents.noResult', { search })}
        text={t(search === '' ? 'documents.emptyText' : 'documents.noResultText')}
      />
    );
  }
  return (
    <>
      <DataList
        label={t('documents.title')}
        items={items}
        showHeader
        sorting={sorting}
        getKey={(item) => item.id}
        getLabel={({ document }) => document.name}
        onOpen={goTo}
        columns={[
          {
            key: 'name',
            header: t('documents.name'),
            width: 'minmax(0, 1.5fr)',
            isLead: true,
            isSortable: true,
            render: ({ document: { name, address, isLink } }) =>
              address == null ? (
                name
              ) : (
                <a
                  className={classes.name}
                  href={address}
                  // A click on the name opens the document instead of the task.
                  onClick={(event) => event.stopPropagation()}
                  {...(isLink
                    ? { target: '_blank', rel: 'noreferrer noopener' }
                    : { download: name })}
                >
                  {name}
                </a>
              ),
          },
          {
            key: 'tags',
            header: t('tags.label'),
            width: 'minmax(0, 0.7fr)',
            render: ({ document: { tags } }) => (
              <TagDots
                tags={tags.map(({ id, name, shownColor }) => ({
                  id,
                  label: name,
                  color: tagColor(shownColor),
                }))}
              />
            ),
          },
          {
            key: 'where',
            header: t('documents.enteredIn'),
            width: 'minmax(0, 1fr)',
            render: ({ taskName, workflowName }) => (
              <span className={classes.quiet}>
                {[taskName, workflowName].filter((name) => name != null).join(' · ') ||
                  t('documents.nowhere')}
              </span>
            ),
          },
          {
            key: itemSortColumns.LAST_CHANGE,
            isSortable: true,
            header: t('documents.added'),
            width: '220px',
            align: 'end',
            render: ({ document: { createdAt, createdBy } }) => (
              <span className={classes.quiet}>
                <Moment at={createdAt} />
                {createdBy == null ? '' : ` ${t('documents.by', { name: createdBy.name })}`}
              </span>
            ),
          },
        ]}
        actions={(item) => [
          ...(item.workflowId == null
            ? []
            : [
                {
                  key: 'go',
                  label: t(item.taskId == null ? 'documents.goWorkflow' : 'documents.goTask'),
                  icon: <ArrowRight size={15} />,
                  run: () => goTo(item),
                },
              ]),
          ...(item.document.canTag
            ? [
                {
                  key: 'tags',
                  label: t('tags.edit'),
                  icon: <Tags size={15} />,
                  run: () => setTagging(item.id),
                },
              ]
            : []),
          {
            key: 'delete',
            label: t('documents.delete'),
            icon: <Trash2 size={15} />,
            disabledReason:
              item.deleteRefusal == null ? null : refusalText(t, [item.deleteRefusal], 'delete'),
            run: () =>
              setDeleting({
                ref: item.document.ref,
                name: item.document.name,
                taskId: item.taskId ?? null,
                edge: item.id,
              }),
          },
        ]}
        onEndReached={loadMore(pages, 40)}
      />
      {tagged !== undefined && (
        <DocumentTagsDialog
          document={tagged.document}
          taskId={tagged.taskId ?? null}
          onClose={() => setTagging(null)}
        />
      )}
      <DeleteDocumentDialog
        document={deleting}
        connection={data.documents.__id}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}
