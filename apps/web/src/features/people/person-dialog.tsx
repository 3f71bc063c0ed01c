import { type FormEvent, type ReactNode, Suspense, useState } from 'react';
import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import { emailRefusal, nameRefusal } from '@baton/domain/party/person-rules';
import { accessLevels, type AccessLevel } from '@baton/domain/party/access-level';
import type { personDialog_person$key } from '../../__generated__/personDialog_person.graphql.ts';
import type { personDialogInviteMutation } from '../../__generated__/personDialogInviteMutation.graphql.ts';
import type { personDialogReactivateMutation } from '../../__generated__/personDialogReactivateMutation.graphql.ts';
import type { personDialogResendMutation } from '../../__generated__/personDialogResendMutation.graphql.ts';
import type { personDialogUpdateMutation } from '../../__generated__/personDialogUpdateMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import type { FoundParty } from '../../lib/parties/use-party-search.ts';
import type { PartyOption } from '../../ui/party-picker/party-picker.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { GroupsField } from './groups-field.tsx';
import { ManagerField } from './manager-field.tsx';
import { accessLevelHint, accessLevelText } from './access-level-text.ts';
import { ReassignedWork } from './reassigned-work.tsx';
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

const invitePerson = graphql`
  mutation personDialogInviteMutation($input: InviteUserInput!, $connections: [ID!]!) {
    inviteUser(input: $input) {
      user @prependNode(connections: $connections, edgeTypeName: "UserEdge") {
        id
        name
        email
        accessLevel
        isAdmin
        isInvited
        deletedAt
        teams {
          id
          name
        }
        roles {
          id
          name
        }
        absence {
          endsOn
          isAway
        }
      }
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
  /** Null for a new person. */
  readonly person: personDialog_person$key | null;
  /** Further inputs. */
  readonly extra?: ReactNode;
  readonly onClose: () => void;
}

const lists = [
  ConnectionHandler.getConnectionID('client:root', 'personList_users', { search: null }),
];

const idsWithout = (
  groups: readonly { readonly id: string }[],
  others: readonly { readonly id: string }[],
): readonly string[] =>
  groups.map(({ id }) => id).filter((id) => !others.some((other) => other.id === id));

/** Invites or edits a person. */
export function PersonDialog({ person, extra, onClose }: PersonDialogProps): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const data = useFragment(personFragment, person) ?? null;
  const [name, setName] = useState(data?.name ?? '');
  const [email, setEmail] = useState(data?.email ?? '');
  const [accessLevel, setAccessLevel] = useState<AccessLevel>(data?.accessLevel ?? 'INTERNAL');
  const [isAdmin, setIsAdmin] = useState(data?.isAdmin ?? false);
  const [isDeactivating, setIsDeactivating] = useState(false);
  const [isViewing, setIsViewing] = useState(false);
  const [manager, setManager] = useState<readonly FoundParty[]>(
    data?.manager == null ? [] : [data.manager],
  );
  // Only what is changed here is sent, also if someone else changes the groups.
  const [given] = useState(() => [...(data?.roles ?? []), ...(data?.teams ?? [])]);
  const [groups, setGroups] = useState<readonly PartyOption[]>(given);
  const [isChecked, setIsChecked] = useState(false);

  const mayAppoint = viewer.isAdmin && accessLevel === 'INTERNAL';
  const fields = ['name', 'email', 'accessLevel', ...(mayAppoint ? ['isAdmin'] : [])];
  const tellInvited = (): void => {
    notify({ tone: 'success', text: t('people.invitationSent', { email: email.trim() }) });
    onClose();
  };
  const creating = useCommand<personDialogInviteMutation>(invitePerson, {
    fields,
    onDone: tellInvited,
  });
  const resending = useCommand<personDialogResendMutation>(resendInvitation, {
    onDone: tellInvited,
  });
  const updating = useCommand<personDialogUpdateMutation>(updatePerson, {
    fields: [...fields, 'managerId', 'joinGroupIds', 'leaveGroupIds'],
    onDone: onClose,
  });
  const reactivating = useCommand<personDialogReactivateMutation>(reactivatePerson, {
    fields: ['email'],
    onDone: () =>
      notify({ tone: 'success', text: t('people.reactivated', { name: data?.name ?? '' }) }),
  });
  const isFormer = data !== null && data.deletedAt != null;
  const isPending = creating.isPending || updating.isPending;
  const isEditable = data === null || data.permissions.edit;

  const refusals = [nameRefusal(name), ...(data === null ? [emailRefusal(email)] : [])].filter(
    (refusal) => refusal !== null,
  );
  const errorOf = (field: string): string | null => {
    const refusal = isChecked ? refusals.find((one) => one.field === field) : undefined;
    if (refusal !== undefined) return errorText(t, refusal);
    return (
      creating.fieldErrors[field] ??
      updating.fieldErrors[field] ??
      reactivating.fieldErrors[field] ??
      null
    );
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    focusFirstError(event.currentTarget);
    if (refusals.length > 0 || isPending) return;
    const shared = { name, accessLevel, isAdmin: isAdmin && accessLevel === 'INTERNAL' };
    if (data === null) {
      void creating.run((idempotencyKey) => ({
        input: { ...shared, idempotencyKey, email },
        connections: lists,
      }));
    } else
      void updating.run(() => ({
        input: {
          ...shared,
          ...{ id: data.id, managerId: manager[0]?.id ?? null },
          joinGroupIds: idsWithout(groups, given),
          leaveGroupIds: idsWithout(given, groups),
        },
      }));
  };

  if (isDeactivating && data !== null)
    return <DeactivateDialog person={data} onClose={() => setIsDeactivating(false)} />;
  if (isViewing && data !== null)
    return <ViewAsDialog person={data} onClose={() => setIsViewing(false)} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data === null ? t('people.addPerson') : data.name}
      size="small"
      isBusy={isPending}
      footer={
        <>
          {data?.isInvited === true && data.deletedAt == null && isEditable && (
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
          {data !== null && !isFormer && isEditable && data.id !== viewer.id && (
            <Button
              kind="subtle"
              className={data.isInvited ? undefined : classes.start}
              onClick={() => setIsDeactivating(true)}
            >
              {t('people.deactivate')}
            </Button>
          )}
          {viewer.isAdmin &&
            data !== null &&
            !isFormer &&
            !data.isInvited &&
            data.id !== viewer.id && (
              <Button kind="subtle" onClick={() => setIsViewing(true)}>
                {t('viewing.open')}
              </Button>
            )}
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form="person-form"
            loading={isPending}
            disabledReason={isEditable ? null : t('errors.Forbidden')}
          >
            {t(data === null ? 'people.sendInvitation' : 'ui.save')}
          </Button>
        </>
      }
    >
      <form id="person-form" className={classes.form} onSubmit={onSubmit} noValidate>
        <TextInput
          label={t('people.name')}
          required
          autoFocus={data === null}
          autoComplete="off"
          disabled={!isEditable}
          value={name}
          error={errorOf('name')}
          onChange={setName}
        />
        <TextInput
          label={t('people.email')}
          type="email"
          required={data === null}
          autoComplete="off"
          disabled={data !== null}
          value={email}
          error={errorOf('email')}
          onChange={setEmail}
        />
        <Select<AccessLevel>
          label={t('people.access')}
          required
          searchable={false}
          disabled={!isEditable}
          value={accessLevel}
          error={errorOf('accessLevel')}
          options={accessLevels.map((level) => ({
            value: level,
            label: t(accessLevelText[level]),
            description: t(accessLevelHint[level]),
          }))}
          onChange={(level) => setAccessLevel(level ?? accessLevel)}
        />
        {data !== null && (
          <GroupsField
            value={groups}
            lockedIds={
              new Set(given.filter(({ permissions }) => !permissions.edit).map(({ id }) => id))
            }
            disabled={!isEditable}
            error={errorOf('joinGroupIds') ?? errorOf('leaveGroupIds')}
            onChange={setGroups}
          />
        )}
        {data !== null && (
          <ManagerField
            value={manager}
            disabled={!isEditable}
            error={errorOf('managerId')}
            onChange={setManager}
          />
        )}
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
        {isFormer && (
          <Suspense fallback={null}>
            <ReassignedWork id={data.id} />
          </Suspense>
        )}
        {extra !== undefined && <div>{extra}</div>}
      </form>
    </Dialog>
  );
}
