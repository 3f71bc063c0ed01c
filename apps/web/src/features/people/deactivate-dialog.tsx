import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { deactivateDialogMutation } from '../../__generated__/deactivateDialogMutation.graphql.ts';
import type { deactivateDialogQuery } from '../../__generated__/deactivateDialogQuery.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useQuietQuery } from '../../lib/api/use-quiet-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { usePartySearch, type FoundParty } from '../../lib/parties/use-party-search.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PartyPicker } from '../../ui/party-picker/party-picker.tsx';
import classes from './people.module.css';

const query = graphql`
  query deactivateDialogQuery($ids: [ID!]!) {
    parties(ids: $ids) {
      id
      ... on User {
        openWork {
          tasks
          approvals
          workflows
          scheduled
        }
        namingBlueprints {
          id
          name
        }
      }
    }
  }
`;

const deactivate = graphql`
  mutation deactivateDialogMutation($input: DeactivateUserInput!) {
    deactivateUser(input: $input) {
      user {
        id
        deletedAt
        teams {
          id
          name
        }
        roles {
          id
          name
        }
      }
    }
  }
`;

const kinds = ['tasks', 'approvals', 'workflows', 'blueprints'] as const;
type Kind = (typeof kinds)[number];

const labels = {
  tasks: 'people.tasksTo',
  approvals: 'people.approvalsTo',
  workflows: 'people.workflowsTo',
  blueprints: 'people.blueprintsTo',
} as const;

/** Number of blueprints that are listed by name. */
const namesShown = 5;

interface DeactivateDialogProps {
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly roles: readonly { readonly name: string }[];
    readonly teams: readonly { readonly name: string }[];
  };
  /** True if the person is deactivated already, for example by a directory. */
  readonly isFormer: boolean;
  readonly onClose: () => void;
}

/** Ends the access of a person, and gives their open work to others. */
export function DeactivateDialog({ person, isFormer, onClose }: DeactivateDialogProps): ReactNode {
  const t = useText();
  const { id, name, roles, teams } = person;
  const { data, isLoading } = useQuietQuery<deactivateDialogQuery>(
    query,
    { ids: [id] },
    // Loads the numbers again, because those of the page can be outdated.
    { fetchPolicy: 'network-only' },
  );
  const work = data?.parties[0]?.openWork;
  const blueprints = data?.parties[0]?.namingBlueprints ?? [];
  const countOf = (kind: Kind): number =>
    kind === 'blueprints' ? blueprints.length : (work?.[kind] ?? 0);
  const anyone = usePartySearch({ kinds: ['USER', 'TEAM', 'ROLE'] });
  const people = usePartySearch({ kinds: ['USER'] });
  const successors = usePartySearch({ kinds: ['USER'] });
  const [successor, setSuccessor] = useState<readonly FoundParty[]>([]);
  const [recipients, setRecipients] = useState<Partial<Record<Kind, readonly FoundParty[]>>>({});
  const command = useCommand<deactivateDialogMutation>(deactivate, {
    fields: ['tasksTo', 'approvalsTo', 'workflowsTo', 'blueprintsTo', 'groupsTo'],
    onDone: () => {
      notify({
        tone: 'success',
        text: t(isFormer ? 'people.reassignStarted' : 'people.deactivated', { name }),
      });
      onClose();
    },
  });
  const shown = kinds.filter((kind) => countOf(kind) > 0);
  const to = (kind: Kind): string | null => recipients[kind]?.[0]?.id ?? null;
  const hintOf = (kind: Kind): string => {
    if (kind === 'blueprints') {
      const names = blueprints.slice(0, namesShown).map((one) => one.name);
      if (blueprints.length > namesShown) names.push('…');
      return t('people.blueprintsToHint', { names: names.join(', ') });
    }
    return kind === 'workflows' && work != null && work.scheduled > 0
      ? t('people.scheduledToo', { count: work.scheduled })
      : t('people.leaveWork', { name });
  };
  const groups = [...roles, ...teams].map((group) => group.name);
  return (
    <Dialog
      isOpen
      size="small"
      title={t(isFormer ? 'people.reassignTitle' : 'people.deactivateTitle', { name })}
      isBusy={command.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            kind={isFormer ? 'primary' : 'danger'}
            loading={command.isPending || isLoading}
            onClick={() =>
              void command.run(() => ({
                input: {
                  id,
                  ...{ tasksTo: to('tasks'), approvalsTo: to('approvals') },
                  ...{ workflowsTo: to('workflows'), blueprintsTo: to('blueprints') },
                  groupsTo: successor[0]?.id ?? null,
                },
              }))
            }
          >
            {t(isFormer ? 'people.reassignWork' : 'people.deactivate')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {!isFormer && <p className={classes.text}>{t('people.deactivateText', { name })}</p>}
        {groups.length > 0 && (
          <>
            <p className={classes.text}>
              {t('people.leavesGroups', { groups: groups.join(', ') })}
            </p>
            <PartyPicker
              {...successors}
              label={t('people.groupsTo')}
              description={t('people.groupsToHint')}
              multiple={false}
              value={successor}
              error={command.fieldErrors['groupsTo'] ?? null}
              onChange={setSuccessor}
            />
          </>
        )}
        {work != null && shown.length === 0 && (
          <p className={classes.text}>{t('people.noOpenWork')}</p>
        )}
        {shown.map((kind) => (
          <PartyPicker
            key={kind}
            {...(kind === 'workflows' || kind === 'blueprints' ? people : anyone)}
            label={t(labels[kind], { count: countOf(kind) })}
            description={hintOf(kind)}
            multiple={false}
            value={recipients[kind] ?? []}
            error={command.fieldErrors[`${kind}To`] ?? null}
            onChange={(value) => setRecipients((before) => ({ ...before, [kind]: value }))}
          />
        ))}
      </div>
    </Dialog>
  );
}
