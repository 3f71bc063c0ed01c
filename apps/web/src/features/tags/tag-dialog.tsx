import { tagRefusals } from '@baton/domain/tag/tag';
import { tagColors } from '@baton/domain/tag/tag-type';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { tagDialogCreateMutation } from '../../__generated__/tagDialogCreateMutation.graphql.ts';
import type { tagDialogDeleteMutation } from '../../__generated__/tagDialogDeleteMutation.graphql.ts';
import type { tagDialogUpdateMutation } from '../../__generated__/tagDialogUpdateMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { tagColor } from '../../lib/tags/shown-tag.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TagDot } from '../../ui/tag-dot/tag-dot.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';

/** Value of the select if the tag has the color of its type. A value can't be empty. */
const OF_TYPE = 'TYPE';

export interface TagDialogProps {
  /** Null for a new tag. */
  readonly tag: {
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly color: string;
    readonly uses: number;
    readonly tagType: { readonly id: string };
  } | null;
  readonly types: readonly { readonly id: string; readonly name: string }[];
  /** Type of a new tag, if the list shows only one. */
  readonly startType: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Creates, changes, or deletes a tag. */
export function TagDialog({ tag, types, startType, onClose, onDone }: TagDialogProps): ReactNode {
  const t = useText();
  const [name, setName] = useState(tag?.name ?? '');
  const [color, setColor] = useState(tag?.color ?? '');
  const [tagTypeId, setTagTypeId] = useState(tag?.tagType.id ?? startType ?? types[0]?.id ?? '');
  const options = { fields: ['name', 'color', 'tagTypeId'], onDone };
  const creating = useCommand<tagDialogCreateMutation>(
    graphql`
      mutation tagDialogCreateMutation($input: CreateTagInput!) {
        createTag(input: $input) {
          tag {
            id
          }
        }
      }
    `,
    options,
  );
  const updating = useCommand<tagDialogUpdateMutation>(
    graphql`
      mutation tagDialogUpdateMutation($input: UpdateTagInput!) {
        updateTag(input: $input) {
          tag {
            id
            name
            version
            color
            shownColor
          }
        }
      }
    `,
    options,
  );
  const removing = useCommand<tagDialogDeleteMutation>(
    graphql`
      mutation tagDialogDeleteMutation($input: DeleteTagInput!) {
        deleteTag(input: $input) {
          deletedId
        }
      }
    `,
    { onDone },
  );
  const saving = tag === null ? creating : updating;
  const values = { name: name.trim(), color, tagTypeId };
  const { errorOf, check } = useCheckedFields(tagRefusals(values), saving.fieldErrors);
  const submit = (): void => {
    if (!check()) return;
    if (tag === null)
      void creating.run((idempotencyKey) => ({ input: { idempotencyKey, ...values } }));
    else
      void updating.run(() => ({ input: { id: tag.id, expectedVersion: tag.version, ...values } }));
  };
  return (
    <EntityDialog
      title={tag === null ? t('tags.placeholder') : tag.name}
      submitLabel={t(tag === null ? 'tags.placeholder' : 'ui.save')}
      isPending={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
      deletion={
        tag === null
          ? undefined
          : {
              label: t('tags.delete', { name: tag.name }),
              text: t('tags.deleteText', { count: tag.uses }),
              isPending: removing.isPending,
              onConfirm: () => void removing.run(() => ({ input: { id: tag.id } })),
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
        label={t('tags.type')}
        required
        value={tagTypeId === '' ? null : tagTypeId}
        error={errorOf('tagTypeId')}
        description={types.length === 0 ? t('tags.noTypesText') : undefined}
        options={types.map((type) => ({ value: type.id, label: type.name }))}
        onChange={(next) => setTagTypeId(next ?? '')}
      />
      <Select
        label={t('tags.color')}
        required
        value={color === '' ? OF_TYPE : color}
        error={errorOf('color')}
        options={[
          { value: OF_TYPE, label: t('tags.colorOfType') },
          ...tagColors.map((value) => ({
            value,
            label: t(`tags.color.${value}`),
            icon: <TagDot label="" color={tagColor(value)} />,
          })),
        ]}
        onChange={(next) => setColor(next === null || next === OF_TYPE ? '' : next)}
      />
    </EntityDialog>
  );
}
