import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { blueprintTags_blueprint$key } from '../../../__generated__/blueprintTags_blueprint.graphql.ts';
import type { blueprintTagsMutation } from '../../../__generated__/blueprintTagsMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTagSearch } from '../../../lib/tags/use-tag-search.ts';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { TagsEdit } from '../../../ui/tags/tags-edit.tsx';

interface BlueprintTagsProps {
  readonly blueprint: blueprintTags_blueprint$key;
}

/** The tags of the blueprint itself. A change needs no new version. */
export function BlueprintTags({ blueprint }: BlueprintTagsProps): ReactNode {
  const t = useText();
  const search = useTagSearch();
  const { id, tags, permissions } = useFragment(
    graphql`
      fragment blueprintTags_blueprint on Blueprint {
        id
        tags {
          id
          name
          shownColor
        }
        permissions {
          edit
        }
      }
    `,
    blueprint,
  );
  const command = useCommand<blueprintTagsMutation>(
    graphql`
      mutation blueprintTagsMutation($input: TagBlueprintInput!) {
        tagBlueprint(input: $input) {
          blueprint {
            ...blueprintTags_blueprint
          }
        }
      }
    `,
    { fields: ['tags'] },
  );
  return (
    <SettingsSection title={t('tags.label')}>
      <TagsEdit
        tags={tags}
        search={search}
        isEditable={permissions.edit}
        readOnlyReason={null}
        isSaving={command.isPending}
        error={command.fieldErrors['tags']}
        hasConflict={false}
        onEdit={() => undefined}
        onCancel={command.reset}
        save={async (next) => (await command.run(() => ({ input: { id, tags: next } }))) !== null}
      />
    </SettingsSection>
  );
}
