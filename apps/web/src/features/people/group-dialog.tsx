import { Trash2 } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { nameRefusal } from '@baton/domain/party/person-rules';
import type { groupDialogDeleteMutation } from '../../__generated__/groupDialogDeleteMutation.graphql.ts';
import type { groupDialogRefreshQuery } from '../../__generated__/groupDialogRefreshQuery.graphql.ts';
import type { groupDialogSaveRoleMutation } from '../../__generated__/groupDialogSaveRoleMutation.graphql.ts';
import type { groupDialogSaveTeamMutation } from '../../__generated__/groupDialogSaveTeamMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePartySearch } from '../../lib/parties/use-party-search.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PartyPicker, type PartyOption } from '../../ui/party-picker/party-picker.tsx';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { membersOf, type Group } from './group-members.ts';
import classes from './people.module.css';

const saveTeam = graphql`
  mutation groupDialogSaveTeamMutation($input: SaveGroupInput!) {
    saveTeam(input: $input) {
      team {
        id
      }
    }
  }
`;

const saveRole = graphql`
  mutation groupDialogSaveRoleMutation($input: SaveGroupInput!) {
    saveRole(input: $input) {
      role {
        id
      }
    }
  }
`;

const deleteGroup = graphql`
  mutation groupDialogDeleteMutation($input: DeleteGroupInput!) {
    deleteGroup(input: $input) {
      deletedId
    }
  }
`;

/** Reloads both short lists, which is simpler than patching them. */
const refresh = graphql`
  query groupDialogRefreshQuery {
    teams {
      id
      ...groupList_group
    }
    roles {
      id
      ...groupList_group
    }
  }
`;

export interface GroupDialogProps {
  readonly kind: 'TEAM' | 'ROLE';
  /** Null for a new team or role. */
  readonly group: Group | null;
  readonly onClose: () => void;
}

const texts = {
  TEAM: { add: 'people.addTeam', confirm: 'people.deleteTeam', what: 'people.deleteTeamText' },
  ROLE: { add: 'people.addRole', confirm: 'people.deleteRole', what: 'people.deleteRoleText' },
} as const;

/** Name and members of a team or role. */
export function GroupDialog({ kind, group, onClose }: GroupDialogProps): ReactNode {
  const t = useText();
  const environment = useRelayEnvironment();
  const search = usePartySearch({ kinds: ['USER'] });
  const [name, setName] = useState(group?.name ?? '');
  const [members, setMembers] = useState<readonly PartyOption[]>(() =>
    group === null
      ? []
      : membersOf(group).map((member) => ({
          ...member,
          kind: 'USER' as const,
          detail: member.email,
        })),
  );
  const [isChecked, setIsChecked] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const finish = (): void => {
    fetchQuery<groupDialogRefreshQuery>(environment, refresh, {}).subscribe({});
    onClose();
  };
  const saves = { fields: ['name', 'memberIds'], onDone: finish };
  const team = useCommand<groupDialogSaveTeamMutation>(saveTeam, saves);
  const role = useCommand<groupDialogSaveRoleMutation>(saveRole, saves);
  const removing = useCommand<groupDialogDeleteMutation>(deleteGroup, { onDone: finish });
  const saving = kind === 'TEAM' ? team : role;
  const isEditable = group === null || group.permissions?.edit === true;
  const refusal = nameRefusal(name);
  const text = texts[kind];

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    focusFirstError(event.currentTarget);
    if (refusal !== null || saving.isPending) return;
    const input = { id: group?.id ?? null, name, memberIds: members.map(({ id }) => id) };
    void saving.run(() => ({ input }));
  };
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={group === null ? t(text.add) : group.name}
        size="small"
        isBusy={saving.isPending}
        footer={
          <>
            {group?.permissions?.delete === true && (
              <Button
                kind="subtle"
                icon={<Trash2 />}
                className={classes.start}
                onClick={() => setIsDeleting(true)}
              >
                {t('people.delete')}
              </Button>
            )}
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button
              kind="primary"
              type="submit"
              form="group-form"
              loading={saving.isPending}
              disabledReason={isEditable ? null : t('errors.Forbidden')}
            >
              {t(group === null ? text.add : 'ui.save')}
            </Button>
          </>
        }
      >
        <form id="group-form" className={classes.form} onSubmit={onSubmit} noValidate>
          <TextInput
            label={t('people.name')}
            required
            autoFocus={group === null}
            disabled={!isEditable || group?.isSystem === true}
            value={name}
            error={
              isChecked && refusal !== null ? errorText(t, refusal) : saving.fieldErrors['name']
            }
            onChange={setName}
          />
          <PartyPicker
            label={t('people.members')}
            {...search}
            disabled={!isEditable}
            value={members}
            error={saving.fieldErrors['memberIds']}
            onChange={setMembers}
          />
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={t(text.confirm)}
        confirmLabel={t(text.confirm)}
        loading={removing.isPending}
        onConfirm={() => {
          if (group !== null) void removing.run(() => ({ input: { id: group.id } }));
        }}
      >
        {t(text.what, { name: group?.name ?? '' })}
      </ConfirmDialog>
    </>
  );
}
