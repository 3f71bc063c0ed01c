import { GitMerge, Tags } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type {
  workspaceTags_query$data,
  workspaceTags_query$key,
} from '../../__generated__/workspaceTags_query.graphql.ts';
import type { workspaceTagsPageQuery } from '../../__generated__/workspaceTagsPageQuery.graphql.ts';
import type { workspaceTagsQuery } from '../../__generated__/workspaceTagsQuery.graphql.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { loadMore } from '../../lib/list/load-more.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { tagColor } from '../../lib/tags/shown-tag.ts';
import { EntityList } from '../../ui/entity/entity-list.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TagDot } from '../../ui/tag-dot/tag-dot.tsx';
import { MergeTagDialog } from './merge-tag-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import classes from './workspace-tags.module.css';

type Tag = workspaceTags_query$data['tags']['edges'][number]['node'];

export interface WorkspaceTagsProps {
  /** Id of the only type to show. Null for all. */
  readonly tagTypeId: string | null;
  readonly onTagType: (id: string | null) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The text that was searched for, after a pause. */
  readonly search: string;
  /** True if the viewer can create, rename, merge, and delete tags. */
  readonly isEditable: boolean;
}

/** Tags of the workspace by name, with their types. */
export function WorkspaceTags({
  tagTypeId,
  onTagType,
  text,
  onText,
  search,
  isEditable,
}: WorkspaceTagsProps): ReactNode {
  const t = useText();
  const { number } = useFormats();
  const [merging, setMerging] = useState<Tag | null>(null);
  const query = useLiveQuery<workspaceTagsQuery>(
    graphql`
      query workspaceTagsQuery($search: String, $tagTypeId: ID) {
        tagTypes(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        ...workspaceTags_query @arguments(search: $search, tagTypeId: $tagTypeId)
      }
    `,
    { search: search === '' ? null : search, tagTypeId },
  );
  const { data, ...pages } = usePaginationFragment<workspaceTagsPageQuery, workspaceTags_query$key>(
    graphql`
      fragment workspaceTags_query on Query
      @refetchable(queryName: "workspaceTagsPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        search: { type: "String" }
        tagTypeId: { type: "ID" }
      ) {
        tags(first: $first, after: $after, search: $search, tagTypeId: $tagTypeId)
          @connection(key: "workspaceTags_tags") {
          edges {
            node {
              id
              name
              version
              color
              shownColor
              uses
              tagType {
                id
                name
              }
            }
          }
        }
      }
    `,
    query.data,
  );
  const types = query.data.tagTypes.edges.map(({ node }) => node);
  const isFiltered = tagTypeId !== null;
  return (
    <>
      <EntityList<Tag>
        label={t('tags.title')}
        hideLabel
        about={t('tags.about')}
        icon={<Tags />}
        items={data.tags.edges.map(({ node }) => node)}
        getKey={({ id }) => id}
        getName={({ name }) => name}
        empty={
          isFiltered
            ? { title: t('tags.noneOfType'), text: t('tags.emptyText') }
            : { title: t('tags.empty'), text: t('tags.emptyText') }
        }
        search={{
          label: t('tags.search'),
          text,
          onChange: onText,
          noneFound: t('tags.noTagsFound'),
        }}
        filter={
          <Select
            label={t('tags.type')}
            hideLabel
            className={classes.type}
            placeholder={t('tags.allTypes')}
            value={tagTypeId}
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={onTagType}
          />
        }
        addLabel={isEditable ? t('tags.placeholder') : undefined}
        onEndReached={loadMore(pages, 50)}
        columns={[
          {
            key: 'name',
            header: t('people.name'),
            width: 'minmax(140px, 1fr)',
            isLead: true,
            sortValue: ({ name }) => name,
            render: ({ name, shownColor }) => <TagDot label={name} color={tagColor(shownColor)} />,
          },
          {
            key: 'type',
            header: t('tags.type'),
            width: 'minmax(0, 1fr)',
            sortValue: ({ tagType }) => tagType.name,
            render: ({ tagType }) => tagType.name,
          },
          ...(isEditable
            ? [
                {
                  key: 'uses',
                  header: t('tags.uses'),
                  width: '100px',
                  align: 'end' as const,
                  sortValue: ({ uses }: Tag) => uses,
                  render: ({ uses }: Tag) => number(uses),
                },
              ]
            : []),
        ]}
        actions={
          isEditable
            ? (tag) => [
                {
                  key: 'merge',
                  label: t('tags.merge'),
                  icon: <GitMerge size={15} />,
                  run: () => setMerging(tag),
                },
              ]
            : undefined
        }
        dialog={
          isEditable
            ? (tag, onClose) => (
                <TagDialog
                  key={tag?.id ?? ''}
                  tag={tag}
                  types={types}
                  startType={tagTypeId}
                  onClose={onClose}
                  onDone={() => {
                    onClose();
                    void query.refresh();
                  }}
                />
              )
            : undefined
        }
      />
      {merging !== null && (
        <MergeTagDialog
          tag={merging}
          onClose={() => setMerging(null)}
          onDone={() => {
            setMerging(null);
            void query.refresh();
          }}
        />
      )}
    </>
  );
}
