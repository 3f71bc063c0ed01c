import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskTagsFact_task$key } from '../../../../__generated__/taskTagsFact_task.graphql.ts';
import type { taskTagsFactMutation } from '../../../../__generated__/taskTagsFactMutation.graphql.ts';
import { useSeenCommand } from '../../../../lib/api/use-seen-command.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../../lib/refusal/refusal-text.ts';
import { useTagSearch } from '../../../../lib/tags/use-tag-search.ts';
import { TagsEdit } from '../../../../ui/tags/tags-edit.tsx';
import type { SaveReport } from '../save-state.ts';

const document = graphql`
  mutation taskTagsFactMutation($input: UpdateTaskInput!) {
    updateTask(input: $input) {
      task {
        ...taskTagsFact_task
      }
    }
  }
`;

interface TaskTagsFactProps {
  readonly task: taskTagsFact_task$key;
  readonly onSave: SaveReport;
}

/** The tags of the task. */
export function TaskTagsFact({ task, onSave }: TaskTagsFactProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment taskTagsFact_task on Task {
        id
        version
        tags {
          id
          name
          shownColor
        }
        permissions {
          editTags
          refusals {
            ...refusalText_refusal
          }
        }
      }
    `,
    task,
  );
  const search = useTagSearch();
  const { editor, save } = useSeenCommand<taskTagsFactMutation>(
    document,
    'tags',
    data.version,
    data.tags,
  );
  return (
    <TagsEdit
      {...editor}
      tags={data.tags}
      search={search}
      isEditable={data.permissions.editTags}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'editTags')}
      save={async (tags) => {
        onSave({ kind: 'saving' });
        const isSaved = await save((sent) => ({ input: { ...sent, taskId: data.id, tags } }));
        onSave(isSaved ? { kind: 'saved', at: new Date().toISOString() } : { kind: 'failed' });
        return isSaved;
      }}
    />
  );
}
