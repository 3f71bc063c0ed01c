import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { nameRefusal } from '@baton/domain/party/person-rules';
import type { AccessLevel } from '@baton/domain/party/access-level';
import type { personDialog_person$key } from '../../__generated__/personDialog_person.graphql.ts';
import type { personDialogReactivateMutation } from '../../__generated__/personDialogReactivateMutation.graphql.ts';
import type { personDialogResendMutation } from '../../__generated__/personDialogResendMutation.graphql.ts';
import type { personDialogUpdateMutation } from '../../__generated__/personDialogUpdateMutation.graphql.ts';
import { PlaceFields } from '../../fields/place/place-fields.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import type { FoundParty } from '../../lib/parties/use-party-search.ts';
import type { PartyOption } from '../../ui/party-picker/party-picker.tsx';
import { AccessLevelField } from './access-level-field.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { GroupsField } from './groups-field.tsx';
import { ManagerField } from './manager-field.tsx';
import { ViewAsDialog } from './view-as-dialog.tsx';
import classes from './people.module.css';

const personFragment = graphql`
  fragment personDialog_person on User {
    id
    name
    email
    accessLevel
    isAdmin
    isInvited
    deletedAt
    region
    timeZone
    manager {
      id
      name
      kind
    }
    teams {
      id
      name
      kind
      permissions {
        edit
      }
    }
    roles {
      id
      name
      kind
      permissions {
        edit
      }
    }
    permissions {
      edit
    }
  }
`;

const resendInvitation = graphql`
  mutation personDialogResendMutation($input: ResendInvitationInput!) {
    resendInvitation(input: $input) {
      user {
        id
        isInvited
      }
    }
  }
`;

const updatePerson = graphql`
  mutation personDialogUpdateMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        id
        ...personDialog_person
      }
    }
  }
`;

const reactivatePerson = graphql`
  mutation personDialogReactivateMutation($input: ReactivateUserInput!) {
    reactivateUser(input: $input) {
      user {
        id
        deletedAt
      }
    }
  }
`;

export interface PersonDialogProps {
  readonly person: personDialog_person$key;
  /** Further inputs at the end of the dialog. */
  readonly extra?: ReactNode;
  readonly onClose: () => void;
}

const idsWithout = (
  groups: readonly { readonly id: string }[],
  others: readonly { readonly id: string }[],
): readonly string[] =>
  groups.map(({ id }) => id).filter((id) => !others.some((other) => other.id === id));

/** Edits a person. */
export function PersonDialog({ person, extra, onClose }: PersonDialogProps): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const data = useFragment(personFragment, person);
  const [name, setName] = useState(data.name);
  const [accessLevel, setAccessLevel] = useState<AccessLevel>(data.accessLevel);
  const [isAdmin, setIsAdmin] = useState(data.isAdmin);
  const [isDeactivating, setIsDeactivating] = useState(false);
  const [isViewing, setIsViewing] = useState(false);
  const [manager, setManager] = useState<readonly FoundParty[]>(
    data.manager == null ? [] : [data.manager],
  );
  // Only what is changed here is sent, also if someone else changes the groups.
  const [given] = useState(() => [...data.roles, ...data.teams]);
  const [groups, setGroups] = useState<readonly PartyOption[]>(given);

  const [place, setPlace] = useState({
    region: data.region ?? null,
    timeZone: data.timeZone ?? null,
  });
  const mayAppoint = viewer.isAdmin && accessLevel === 'INTERNAL';
  const fields = ['name', 'accessLevel', ...(mayAppoint ? ['isAdmin'] : [])];
  const tellInvited = (): void => {
    notify({ tone: 'success', text: t('people.invitationSent', { email: data.email }) });
    onClose();
  };
  const resending = useCommand<personDialogResendMutation>(resendInvitation, {
    onDone: tellInvited,
  });
  const updating = useCommand<personDialogUpdateMutation>(updatePerson, {
    fields: [...fields, 'managerId', 'joinGroupIds', 'leaveGroupIds', 'timeZone'],
    onDone: onClose,
  });
  const reactivating = useCommand<personDialogReactivateMutation>(reactivatePerson, {
    fields: ['email'],
    onDone: () => notify({ tone: 'success', text: t('people.reactivated', { name: data.name }) }),
  });
  const isFormer = data.deletedAt != null;
  const isEditable = data.permissions.edit;

  const { errorOf, check } = useCheckedFields([nameRefusal(name)], {
    ...reactivating.fieldErrors,
    ...updating.fieldErrors,
  });
  const submit = (): void => {
    if (!check()) return;
    const shared = { name, accessLevel, isAdmin: isAdmin && accessLevel === 'INTERNAL' };
    void updating.run(() => ({
      input: {
        ...shared,
        ...place,
        ...{ id: data.id, managerId: manager[0]?.id ?? null },
        joinGroupIds: idsWithout(groups, given),
        leaveGroupIds: idsWithout(given, groups),
      },
    }));
  };

  if (isDeactivating)
    return (
      <DeactivateDialog
        person={data}
        isFormer={isFormer}
        onClose={() => setIsDeactivating(false)}
      />
    );
  if (isViewing) return <ViewAsDialog person={data} onClose={() => setIsViewing(false)} />;
  return (
    <EntityDialog
      title={data.name}
      size="medium"
      submitLabel={t('ui.save')}
      isPending={updating.isPending}
      disabledReason={isEditable ? null : t('errors.Forbidden')}
      onSubmit={submit}
      onClose={onClose}
      actions={
        <>
          {data.isInvited && !isFormer && isEditable && (
            <Button
              kind="subtle"
              className={classes.start}
              loading={resending.isPending}
              onClick={() => void resending.run(() => ({ input: { id: data.id } }))}
            >
              {t('people.resendInvitation')}
            </Button>
          )}
          {isFormer && isEditable && (
            <Button
              kind="subtle"
              className={classes.start}
              loading={reactivating.isPending}
              onClick={() => void reactivating.run(() => ({ input: { id: data.id } }))}
            >
              {t('people.reactivate')}
            </Button>
          )}
          {isFormer && isEditable && (
            <Button kind="subtle" onClick={() => setIsDeactivating(true)}>
              {t('people.reassignWork')}
            </Button>
          )}
          {!isFormer && isEditable && data.id !== viewer.id && (
            <Button
              kind="subtle"
              className={data.isInvited ? undefined : classes.start}
              onClick={() => setIsDeactivating(true)}
            >
              {t('people.deactivate')}
            </Button>
          )}
          {viewer.isAdmin && !isFormer && !data.isInvited && data.id !== viewer.id && (
            <Button kind="subtle" onClick={() => setIsViewing(true)}>
              {t('viewing.open')}
            </Button>
          )}
        </>
      }
    >
      <TextInput
        label={t('people.name')}
        required
        autoComplete="off"
        disabled={!isEditable}
        value={name}
        error={errorOf('name')}
        onChange={setName}
      />
      <TextInput
        label={t('people.email')}
        type="email"
        autoComplete="off"
        disabled
        value={data.email}
        error={errorOf('email')}
        onChange={() => undefined}
      />
      <AccessLevelField
        value={accessLevel}
        disabled={!isEditable}
        error={errorOf('accessLevel')}
        onChange={setAccessLevel}
      />
      <GroupsField
        value={groups}
        lockedIds={
          new Set(given.filter(({ permissions }) => !permissions.edit).map(({ id }) => id))
        }
        disabled={!isEditable}
        error={errorOf('joinGroupIds') ?? errorOf('leaveGroupIds')}
        onChange={setGroups}
      />
      <ManagerField
        value={manager}
        disabled={!isEditable}
        error={errorOf('managerId')}
        onChange={setManager}
      />
      <PlaceFields
        {...place}
        disabled={!isEditable}
        timeZoneError={errorOf('timeZone')}
        onChange={(change) => setPlace({ ...place, ...change })}
      />
      {mayAppoint && (
        <Checkbox
          label={t('people.administrator')}
          description={t('people.administratorHint')}
          checked={isAdmin}
          disabled={!isEditable}
          error={errorOf('isAdmin')}
          onChange={setIsAdmin}
        />
      )}
      {extra !== undefined && <div>{extra}</div>}
    </EntityDialog>
  );
}
