import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { asId, type BlueprintId } from '@baton/domain/core/ids';
import { newLinkRule, type LinkRule } from '@baton/domain/blueprint/link-rule';
import { type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { linkSettingsQuery } from '../../../../__generated__/linkSettingsQuery.graphql.ts';
import { useQuery } from '../../../../lib/api/use-screen-query.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { TextInput } from '../../../../ui/text-input/text-input.tsx';
import { taskPlace } from '../../draft/place.ts';
import { useEditorActions, useEditorState } from '../../editor/editor-context.ts';
import { LinkMappings } from './link-mappings.tsx';
import { LinkSplitSettings } from './link-split-settings.tsx';
import { PartyProperty } from '../people/party-property.tsx';
import { Property } from '../property.tsx';
import { LatePart } from '../../../../ui/late-part/late-part.tsx';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';
import { useFieldEdit } from '../use-field-edit.ts';

/** Edits which workflows a linked task starts and when it is completed. */
export function LinkSettings({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const place = taskPlace(task.key);
  const link = task.link ?? newLinkRule;
  const change = (next: Partial<LinkRule>) => (before: Parameters<typeof updateTask>[0]) => {
    const now = before.tasks[task.key]?.link ?? newLinkRule;
    return updateTask(before, task.key, { link: { ...now, ...next } });
  };
  const set = (next: Partial<LinkRule>): void => void actions.edit(change(next), place);
  const name = useFieldEdit(link.name, place, (value) => change({ name: value }));

  return (
    <>
      <SettingsSection title={t('linked.settings.title')} hint={t('linked.settings.hint')}>
        <LatePart fallback={<Skeleton variant="text" />}>
          <BlueprintField
            value={link.blueprint}
            isEditable={isEditable}
            onChange={(blueprint) => set({ blueprint, inputs: [], outputs: [] })}
          />
        </LatePart>
        <Property
          label={t('linked.settings.name')}
          edit={name}
          isEmpty={link.name === ''}
          emptyText={t('linked.settings.nameDefault')}
          display={link.name}
        >
          <TextInput
            label={t('linked.settings.name')}
            hideLabel
            autoFocus
            description={t('linked.settings.nameHint', {
              tokens: '{workflow} {value} {number} {blueprint}',
            })}
            value={name.value}
            onChange={name.set}
          />
        </Property>
        <PartyProperty
          label={t('linked.settings.owner')}
          emptyText={t('linked.settings.ownerDefault')}
          value={link.owner === null ? [] : [link.owner]}
          place={place}
          change={(owners) => change({ owner: owners.at(-1) ?? null })}
        />
      </SettingsSection>
      <LinkSplitSettings link={link} place={place} change={change} />
      <SettingsSection>
        <Checkbox
          label={t('linked.settings.follow')}
          checked={link.onChildRestart === 'FOLLOW'}
          disabled={!isEditable}
          onChange={(follows) => set({ onChildRestart: follows ? 'FOLLOW' : 'NOTE' })}
        />
      </SettingsSection>
      {link.blueprint !== null && (
        <LatePart fallback={<Skeleton variant="text" />}>
          <LinkMappings task={task} link={link} blueprint={link.blueprint} onChange={set} />
        </LatePart>
      )}
    </>
  );
}

interface BlueprintFieldProps {
  readonly value: BlueprintId | null;
  readonly isEditable: boolean;
  readonly onChange: (blueprint: BlueprintId | null) => void;
}

/** Selects a published blueprint. Loaded when a linked task is opened. */
function BlueprintField({ value, isEditable, onChange }: BlueprintFieldProps): ReactNode {
  const t = useText();
  const { blueprints } = useQuery<linkSettingsQuery>(
    graphql`
      query linkSettingsQuery {
        blueprints(first: 100, status: PUBLISHED) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return (
    <Select
      label={t('linked.settings.blueprint')}
      required
      searchable
      disabled={!isEditable}
      value={value}
      placeholder={t('linked.settings.select')}
      options={blueprints.edges.map(({ node }) => ({
        value: asId<BlueprintId>(node.id),
        label: node.name,
      }))}
      onChange={onChange}
    />
  );
}
