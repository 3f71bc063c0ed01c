import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { aboutTags_workflow$key } from '../../../__generated__/aboutTags_workflow.graphql.ts';
import type { aboutTagsMutation } from '../../../__generated__/aboutTagsMutation.graphql.ts';
import { useSeenCommand } from '../../../lib/api/use-seen-command.ts';
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
            ...refusalText_refusal
          }
        }
      }
    `,
    workflow,
  );
  const search = useTagSearch();
  const { editor, save } = useSeenCommand<aboutTagsMutation>(
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
    'tags',
    data.version,
    data.tags,
  );
  return (
    <TagsEdit
      {...editor}
      tags={data.tags}
      search={search}
      isEditable={data.permissions.edit}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'edit')}
      save={(tags) => save((sent) => ({ input: { ...sent, workflowId: data.id, tags } }))}
    />
  );
}
