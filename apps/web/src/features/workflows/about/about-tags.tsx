import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { aboutTags_workflow$key } from '../../../__generated__/aboutTags_workflow.graphql.ts';
import type { aboutTagsMutation } from '../../../__generated__/aboutTagsMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useSeenVersion } from '../../../lib/api/use-seen-version.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { useTagSearch } from '../../../lib/tags/use-tag-search.ts';
import { TagsEdit } from '../../../ui/tags/tags-edit.tsx';

/** The tags of the workflow. */
export function AboutTags({ workflow }: { readonly workflow: aboutTags_workflow$key }): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment aboutTags_workflow on Workflow {
        id
        version
        tags {
          id
          name
          shownColor
        }
        permissions {
          edit
          refusals {
            action
            code
            params {
              name
              value
            }
            whoMay
          }
        }
      }
    `,
    workflow,
  );
  const search = useTagSearch();
  const seen = useSeenVersion(data.version, data.tags);
  const command = useCommand<aboutTagsMutation>(
    graphql`
      mutation aboutTagsMutation($input: UpdateWorkflowInput!) {
        updateWorkflow(input: $input) {
          workflow {
            ...aboutTags_workflow
            ...aboutChange_workflow
          }
        }
      }
    `,
    { fields: ['tags'], onError: seen.onError },
  );
  return (
    <TagsEdit
      tags={data.tags}
      search={search}
      isEditable={data.permissions.edit}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'edit')}
      isSaving={command.isPending}
      error={command.fieldErrors['tags']}
      hasConflict={seen.hasConflict}
      onEdit={seen.open}
      onCancel={() => {
        seen.close();
        command.reset();
      }}
      save={async (tags) => {
        const done = await command.run((idempotencyKey) => ({
          input: { idempotencyKey, workflowId: data.id, expectedVersion: seen.version, tags },
        }));
        if (done !== null) seen.close();
        return done !== null;
      }}
    />
  );
}
