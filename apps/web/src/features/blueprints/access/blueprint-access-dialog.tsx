import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { blueprintAccessDialogQuery } from '../../../__generated__/blueprintAccessDialogQuery.graphql.ts';
import type { blueprintAccessDialogSaveMutation } from '../../../__generated__/blueprintAccessDialogSaveMutation.graphql.ts';
import { ShareList, type Share } from '../../../fields/sharing/share-list.tsx';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FilterChips } from '../../../ui/filter-bar/filter-bar.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import classes from './blueprint-access-dialog.module.css';

const query = graphql`
  query blueprintAccessDialogQuery($id: ID!) {
    blueprint(id: $id) {
      id
      sharing {
        version
        isOpenToAll
        starters {
          id
          name
          kind
        }
        sharedWith {
          party {
            id
            name
            kind
          }
          access
        }
      }
    }
  }
`;

const save = graphql`
  mutation blueprintAccessDialogSaveMutation($input: ShareBlueprintInput!) {
    shareBlueprint(input: $input) {
      blueprint {
        id
        permissions {
          createWorkflowsFrom
        }
      }
    }
  }
`;

interface BlueprintAccessDialogProps {
  readonly blueprintId: string;
  readonly onClose: () => void;
}

/** Who starts workflows from a blueprint, and whom these are shared with. */
export function BlueprintAccessDialog({
  blueprintId,
  onClose,
}: BlueprintAccessDialogProps): ReactNode {
  const t = useText();
  return (
    <Suspense
      fallback={
        <Dialog isOpen onClose={onClose} title={t('sharing.title')}>
          <Skeleton rows={6} />
        </Dialog>
      }
    >
      <AccessForm blueprintId={blueprintId} onClose={onClose} />
    </Suspense>
  );
}

function AccessForm({ blueprintId, onClose }: BlueprintAccessDialogProps): ReactNode {
  const t = useText();
  const { blueprint } = useLazyLoadQuery<blueprintAccessDialogQuery>(
    query,
    { id: blueprintId },
    { fetchPolicy: 'network-only' },
  );
  const sharing = blueprint?.sharing;
  const search = usePartySearch();
  const [isOpenToAll, setIsOpenToAll] = useState(sharing?.isOpenToAll ?? true);
  const [starters, setStarters] = useState<readonly FoundParty[]>(sharing?.starters ?? []);
  const [shares, setShares] = useState<readonly Share[]>(sharing?.sharedWith ?? []);
  const command = useCommand<blueprintAccessDialogSaveMutation>(save, {
    fields: ['starterIds', 'sharedWith'],
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('sharing.title')}
      isBusy={command.isPending}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            kind="primary"
            loading={command.isPending}
            onClick={() =>
              void command.run(() => ({
                input: {
                  id: blueprintId,
                  expectedVersion: sharing?.version ?? 0,
                  starterIds: isOpenToAll ? null : starters.map(({ id }) => id),
                  sharedWith: shares.map(({ party, access }) => ({ partyId: party.id, access })),
                },
              }))
            }
          >
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <div className={classes.root}>
        <section className={classes.section}>
          <h3 className={classes.title}>{t('sharing.start')}</h3>
          <FilterChips
            label={t('sharing.start')}
            value={isOpenToAll ? 'ALL' : 'NAMED'}
            options={[
              { key: 'ALL', label: t('sharing.startAll') },
              { key: 'NAMED', label: t('sharing.startNamed') },
            ]}
            onChange={(next) => setIsOpenToAll(next === 'ALL')}
          />
          {!isOpenToAll && (
            <PartyPicker
              label={t('sharing.starters')}
              description={t('sharing.startersHint')}
              value={starters}
              error={command.fieldErrors['starterIds']}
              onChange={setStarters}
              {...search}
            />
          )}
        </section>
        <section className={classes.section}>
          <h3 className={classes.title}>{t('sharing.default')}</h3>
          <p className={classes.hint}>{t('sharing.defaultHint')}</p>
          <ShareList
            label={t('sharing.add')}
            shares={shares}
            isBusy={command.isPending}
            readOnlyReason={null}
            error={command.fieldErrors['sharedWith']}
            onChange={setShares}
          />
        </section>
      </div>
    </Dialog>
  );
}
