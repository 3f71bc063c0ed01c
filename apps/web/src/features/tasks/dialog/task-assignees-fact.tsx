import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { taskAssigneesFact_task$key } from '../../../__generated__/taskAssigneesFact_task.graphql.ts';
import type { taskMutationsAssignMutation } from '../../../__generated__/taskMutationsAssignMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { AvatarGroup } from '../../../ui/avatar/avatar-group.tsx';
import { InlineEdit } from '../../../ui/inline-edit/inline-edit.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { assignTask } from '../commands/task-mutations.ts';
import type { SaveReport } from './save-state.ts';
import classes from './task-facts.module.css';

interface PickerProps {
  readonly label: string;
  readonly value: readonly FoundParty[];
  readonly onChange: (value: readonly FoundParty[]) => void;
  readonly error: string | undefined;
}

/** Mounted only while editing: what is offered is read when somebody looks for it. */
function AssigneePicker(props: PickerProps): ReactNode {
  const search = usePartySearch();
  return <PartyPicker {...props} {...search} hideLabel autoFocus />;
}

interface TaskAssigneesFactProps {
  readonly task: taskAssigneesFact_task$key;
  readonly onSave: SaveReport;
}

export function TaskAssigneesFact({ task, onSave }: TaskAssigneesFactProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment taskAssigneesFact_task on Task {
        id
        type
        version
        assignees {
          id
          name
          kind
        }
        permissions {
          editAssignees
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
    task,
  );
  const command = useCommand<taskMutationsAssignMutation>(assignTask, {
    fields: ['assigneeIds'],
  });
  const [draft, setDraft] = useState<readonly FoundParty[] | null>(null);
  const { assignees } = data;
  const label = t(data.type === 'APPROVAL' ? 'tasks.fact.approvers' : 'tasks.fact.assignees');
  const [first] = assignees;

  const save = async (): Promise<boolean> => {
    if (draft === null) return true;
    onSave({ kind: 'saving' });
    const done = await command.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        taskId: data.id,
        expectedVersion: data.version,
        assigneeIds: draft.map(({ id }) => id),
      },
    }));
    onSave(done === null ? { kind: 'failed' } : { kind: 'saved', at: new Date().toISOString() });
    if (done !== null) setDraft(null);
    return done !== null;
  };

  return (
    <InlineEdit
      label={label}
      isEditable={data.permissions.editAssignees}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'editAssignees')}
      isSaving={command.isPending}
      error={command.fieldErrors['assigneeIds']}
      onSave={save}
      onCancel={() => {
        setDraft(null);
        command.reset();
      }}
      display={
        first === undefined ? (
          <span className={classes.none}>{t('tasks.fact.nobody')}</span>
        ) : (
          <span className={classes.people}>
            <AvatarGroup parties={assignees} max={3} />
            <span className={classes.peopleNames}>
              {assignees.length > 2
                ? t('tasks.fact.nameAndMore', { name: first.name, more: assignees.length - 1 })
                : intl.formatList(
                    assignees.map(({ name }) => name),
                    { type: 'conjunction' },
                  )}
            </span>
          </span>
        )
      }
    >
      <AssigneePicker
        label={label}
        value={draft ?? assignees}
        onChange={setDraft}
        error={command.fieldErrors['assigneeIds']}
      />
    </InlineEdit>
  );
}
