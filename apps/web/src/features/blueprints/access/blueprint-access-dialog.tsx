import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { blueprintAccessDialogQuery } from '../../../__generated__/blueprintAccessDialogQuery.graphql.ts';
import type { blueprintAccessDialogSaveMutation } from '../../../__generated__/blueprintAccessDialogSaveMutation.graphql.ts';
import { ShareList, type Share } from '../../../fields/sharing/share-list.tsx';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import classes from './blueprint-access-dialog.module.css';
import { grantOf, GrantSection, idsOf, type Grant } from './grant-section.tsx';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

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
        isVisibleToAll
        viewers {
          id
          name
          kind
        }
        areVariantsOpen
        variantMakers {
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
          createVariantsOf
        }
      }
    }
  }
`;

interface BlueprintAccessDialogProps {
  readonly blueprintId: string;
  readonly onClose: () => void;
}

/**
 * Sets who can start and view a blueprint, who can add variants, and who gets access to its
 * workflows.
 */
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
  const { blueprint } = useQuery<blueprintAccessDialogQuery>(
    query,
    { id: blueprintId },
    { fetchPolicy: 'network-only' },
  );
  const sharing = blueprint?.sharing;
  const [starters, setStarters] = useState<Grant>(grantOf(sharing?.isOpenToAll, sharing?.starters));
  const [viewers, setViewers] = useState<Grant>(grantOf(sharing?.isVisibleToAll, sharing?.viewers));
  const [makers, setMakers] = useState<Grant>(
    grantOf(sharing?.areVariantsOpen, sharing?.variantMakers),
  );
  const [shares, setShares] = useState<readonly Share[]>(sharing?.sharedWith ?? []);
  const command = useCommand<blueprintAccessDialogSaveMutation>(save, {
    fields: ['starterIds', 'viewerIds', 'variantMakerIds', 'sharedWith'],
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
                  starterIds: idsOf(starters),
                  viewerIds: starters.isOpen ? null : idsOf(viewers),
                  variantMakerIds: idsOf(makers),
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
        <GrantSection
          of="start"
          grant={starters}
          error={command.fieldErrors['starterIds']}
          onChange={setStarters}
        />
        {/* If every member can start it, every member can view it. */}
        {!starters.isOpen && (
          <GrantSection
            of="view"
            grant={viewers}
            error={command.fieldErrors['viewerIds']}
            onChange={setViewers}
          />
        )}
        <GrantSection
          of="variants"
          grant={makers}
          error={command.fieldErrors['variantMakerIds']}
          onChange={setMakers}
        />
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
