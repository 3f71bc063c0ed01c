import { isTagColor, tagColors, tagTypeRefusals } from '@baton/domain/tag/tag-type';
import { Tags } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type {
  tagTypeList_query$data,
  tagTypeList_query$key,
} from '../../__generated__/tagTypeList_query.graphql.ts';
import type { tagTypeListCreateMutation } from '../../__generated__/tagTypeListCreateMutation.graphql.ts';
import type { tagTypeListDeleteMutation } from '../../__generated__/tagTypeListDeleteMutation.graphql.ts';
import type { tagTypeListPageQuery } from '../../__generated__/tagTypeListPageQuery.graphql.ts';
import type { tagTypeListQuery } from '../../__generated__/tagTypeListQuery.graphql.ts';
import type { tagTypeListUpdateMutation } from '../../__generated__/tagTypeListUpdateMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { tagColor } from '../../lib/tags/shown-tag.ts';
import { loadMore } from '../../lib/list/load-more.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { EntityList } from '../../ui/entity/entity-list.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TagDot } from '../../ui/tag-dot/tag-dot.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';

type TagType = tagTypeList_query$data['tagTypes']['edges'][number]['node'];

const listQuery = graphql`
  query tagTypeListQuery($search: String) {
    ...tagTypeList_query @arguments(search: $search)
  }
`;

const listFragment = graphql`
  fragment tagTypeList_query on Query
  @refetchable(queryName: "tagTypeListPageQuery")
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
    search: { type: "String" }
  ) {
    tagTypes(first: $first, after: $after, search: $search)
      @connection(key: "tagTypeList_tagTypes") {
      edges {
        node {
          id
          name
          version
          color
        }
      }
    }
  }
`;

export interface TagTypeListProps {
  /** True if the viewer can add, change, and delete tag types. */
  readonly isEditable: boolean;
  readonly onShowTags: (tagTypeId: string) => void;
}

/** Searches, adds, changes, and deletes tag types. */
export function TagTypeList({ isEditable, onShowTags }: TagTypeListProps): ReactNode {
  const t = useText();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const variables = { search: wanted === '' ? null : wanted };
  const query = useLiveQuery<tagTypeListQuery>(listQuery, variables);
  const { data, ...pages } = usePaginationFragment<tagTypeListPageQuery, tagTypeList_query$key>(
    listFragment,
    query.data,
  );
  return (
    <EntityList<TagType>
      label={t('tags.types')}
      hideLabel
      about={t('tags.typesAbout')}
      icon={<Tags />}
      items={data.tagTypes.edges.map(({ node }) => node)}
      getKey={({ id }) => id}
      getName={({ name }) => name}
      empty={{ title: t('tags.noTypes'), text: t('tags.noTypesText') }}
      search={{
        label: t('tags.searchTypes'),
        text,
        onChange: setText,
        noneFound: t('tags.noneFound'),
      }}
      addLabel={isEditable ? t('tags.addType') : undefined}
      onEndReached={loadMore(pages, 50)}
      columns={[
        {
          key: 'name',
          header: t('people.name'),
          width: 'minmax(160px, 1fr)',
          isLead: true,
          sortValue: ({ name }) => name,
          render: ({ name, color }) => <TagDot label={name} color={tagColor(color)} />,
        },
        {
          key: 'color',
          header: t('tags.color'),
          width: 'minmax(0, 2fr)',
          render: ({ color }) => (isTagColor(color) ? t(`tags.color.${color}`) : color),
        },
      ]}
      actions={({ id }) => [
        {
          key: 'tags',
          label: t('tags.showTags'),
          icon: <Tags size={15} />,
          run: () => onShowTags(id),
        },
      ]}
      dialog={
        isEditable
          ? (tagType, onClose) => (
              <TagTypeDialog
                key={tagType?.id ?? ''}
                tagType={tagType}
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
  );
}

interface TagTypeDialogProps {
  /** Null for a new tag type. */
  readonly tagType: TagType | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function TagTypeDialog({ tagType, onClose, onDone }: TagTypeDialogProps): ReactNode {
  const t = useText();
  const [name, setName] = useState(tagType?.name ?? '');
  const [color, setColor] = useState<string>(tagType?.color ?? tagColors[0]);
  const options = { fields: ['name', 'color'], onDone };
  const creating = useCommand<tagTypeListCreateMutation>(
    graphql`
      mutation tagTypeListCreateMutation($input: CreateTagTypeInput!) {
        createTagType(input: $input) {
          tagType {
            id
          }
        }
      }
    `,
    options,
  );
  const updating = useCommand<tagTypeListUpdateMutation>(
    graphql`
      mutation tagTypeListUpdateMutation($input: UpdateTagTypeInput!) {
        updateTagType(input: $input) {
          tagType {
            id
            name
            version
            color
          }
        }
      }
    `,
    options,
  );
  const removing = useCommand<tagTypeListDeleteMutation>(
    graphql`
      mutation tagTypeListDeleteMutation($input: DeleteTagTypeInput!) {
        deleteTagType(input: $input) {
          deletedId
        }
      }
    `,
    { onDone },
  );
  const saving = tagType === null ? creating : updating;
  const values = { name: name.trim(), color };
  const { errorOf, check } = useCheckedFields(tagTypeRefusals(values), saving.fieldErrors);
  const submit = (): void => {
    if (!check()) return;
    if (tagType === null)
      void creating.run((idempotencyKey) => ({ input: { idempotencyKey, ...values } }));
    else
      void updating.run(() => ({
        input: { id: tagType.id, expectedVersion: tagType.version, ...values },
      }));
  };
  return (
    <EntityDialog
      title={tagType === null ? t('tags.addType') : tagType.name}
      submitLabel={t(tagType === null ? 'tags.addType' : 'ui.save')}
      isPending={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
      deletion={
        tagType === null
          ? undefined
          : {
              label: t('tags.deleteType', { name: tagType.name }),
              text: t('tags.deleteTypeText'),
              isPending: removing.isPending,
              onConfirm: () => void removing.run(() => ({ input: { id: tagType.id } })),
            }
      }
    >
      <TextInput
        label={t('people.name')}
        required
        autoFocus
        value={name}
        error={errorOf('name')}
        onChange={setName}
      />
      <Select
        label={t('tags.color')}
        required
        value={color}
        error={errorOf('color')}
        options={tagColors.map((value) => ({
          value,
          label: t(`tags.color.${value}`),
          icon: <TagDot label="" color={tagColor(value)} />,
        }))}
        onChange={(next) => setColor(next ?? tagColors[0])}
      />
    </EntityDialog>
  );
}
