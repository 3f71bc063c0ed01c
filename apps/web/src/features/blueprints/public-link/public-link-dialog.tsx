import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { publicLinkDialogQuery } from '../../../__generated__/publicLinkDialogQuery.graphql.ts';
import type { publicLinkDialogSaveMutation } from '../../../__generated__/publicLinkDialogSaveMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { localeLabels, localeNames } from '../../../lib/i18n/locales.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { DateTimePicker } from '../../../ui/date-picker/date-picker.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { NumberInput } from '../../../ui/number-input/number-input.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { LinkAddress } from './link-address.tsx';
import { EntryDialog, EntryOwner } from '../entry-dialog.tsx';
import { useEntryOwner } from '../use-entry-owner.ts';
import entry from '../entry-dialog.module.css';
import classes from './public-link.module.css';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const query = graphql`
  query publicLinkDialogQuery($id: ID!) {
    blueprint(id: $id) {
      id
      publicLink {
        ...linkAddress_link
        id
        version
        owner {
          id
          name
          kind
        }
        closesAt
        quota
        submissionCount
        languages
        confirmation
        notified {
          id
          name
          kind
        }
        allowsEmbedding
        confirmsAddress
        isRevoked
      }
    }
  }
`;

const save = graphql`
  mutation publicLinkDialogSaveMutation($input: SavePublicLinkInput!) {
    savePublicLink(input: $input) {
      publicLink {
        ...linkAddress_link
        id
        version
        closesAt
        quota
        languages
        confirmation
        allowsEmbedding
        confirmsAddress
        isRevoked
      }
    }
  }
`;

interface PublicLinkDialogProps {
  readonly blueprintId: string;
  readonly onClose: () => void;
}

/** Creates and changes the address under which people without an account fill in the intake form. */
export function PublicLinkDialog(props: PublicLinkDialogProps): ReactNode {
  const t = useText();
  return (
    <Suspense
      fallback={
        <Dialog isOpen onClose={props.onClose} title={t('publicForm.link.title')}>
          <Skeleton rows={6} />
        </Dialog>
      }
    >
      <LinkForm {...props} />
    </Suspense>
  );
}

function LinkForm({ blueprintId, onClose }: PublicLinkDialogProps): ReactNode {
  const t = useText();
  const { blueprint } = useQuery<publicLinkDialogQuery>(
    query,
    { id: blueprintId },
    { fetchPolicy: 'network-only' },
  );
  const loaded = blueprint?.publicLink ?? null;
  const [created, setCreated] = useState<
    publicLinkDialogSaveMutation['response']['savePublicLink']['publicLink'] | null
  >(null);
  const link = created ?? loaded;
  const [owner, setOwner] = useEntryOwner(loaded);
  const [closesAt, setClosesAt] = useState(loaded?.closesAt ?? null);
  const [quota, setQuota] = useState(loaded?.quota ?? null);
  const [languages, setLanguages] = useState<readonly string[]>(loaded?.languages ?? []);
  const [confirmation, setConfirmation] = useState(loaded?.confirmation ?? '');
  const [notified, setNotified] = useState<readonly FoundParty[]>(loaded?.notified ?? []);
  const [allowsEmbedding, setAllowsEmbedding] = useState(loaded?.allowsEmbedding ?? false);
  const [confirmsAddress, setConfirmsAddress] = useState(loaded?.confirmsAddress ?? false);
  const people = usePartySearch();
  const command = useCommand<publicLinkDialogSaveMutation>(save, {
    fields: ['ownerId', 'closesAt', 'quota', 'confirmation', 'notifiedIds'],
    onDone: ({ savePublicLink }) => {
      setCreated(savePublicLink.publicLink);
      notify({
        tone: 'success',
        text: t(link === null ? 'publicForm.link.created' : 'publicForm.link.saved'),
      });
    },
  });
  const submit = (): void =>
    void command.run(() => ({
      input: {
        blueprintId,
        expectedVersion: link?.version ?? null,
        ownerId: owner?.id ?? '',
        ...{ closesAt, quota, confirmation, allowsEmbedding, confirmsAddress },
        languages: localeNames.filter((name) => languages.includes(name)),
        notifiedIds: notified.map(({ id }) => id),
      },
    }));
  return (
    <EntryDialog
      title={t('publicForm.link.title')}
      about={t('publicForm.link.about')}
      saveLabel={t(link === null ? 'publicForm.link.create' : 'ui.save')}
      isSaving={command.isPending}
      owner={owner}
      onSave={submit}
      onClose={onClose}
    >
      {link !== null && <LinkAddress blueprintId={blueprintId} link={link} />}
      <EntryOwner
        hint={t('publicForm.link.ownerHint')}
        value={owner}
        error={command.fieldErrors['ownerId']}
        onChange={setOwner}
      />
      <PartyPicker
        {...people}
        label={t('publicForm.link.notified')}
        description={t('publicForm.link.notifiedHint')}
        value={notified}
        error={command.fieldErrors['notifiedIds']}
        onChange={setNotified}
      />
      <DateTimePicker
        label={t('publicForm.link.closesAt')}
        value={closesAt}
        error={command.fieldErrors['closesAt']}
        onChange={setClosesAt}
      />
      <NumberInput
        label={t('publicForm.link.quota')}
        description={t('publicForm.link.quotaHint')}
        min={1}
        maxFractionDigits={0}
        value={quota}
        error={command.fieldErrors['quota']}
        onChange={setQuota}
      />
      <fieldset className={classes.languages}>
        <legend>{t('publicForm.link.languages')}</legend>
        <p className={entry.hint}>{t('publicForm.link.languagesHint')}</p>
        {localeNames.map((name) => (
          <Checkbox
            key={name}
            label={localeLabels[name]}
            checked={languages.includes(name)}
            onChange={(isChosen) =>
              setLanguages(
                isChosen ? [...languages, name] : languages.filter((one) => one !== name),
              )
            }
          />
        ))}
      </fieldset>
      <TextArea
        label={t('publicForm.link.confirmation')}
        description={t('publicForm.link.confirmationHint')}
        value={confirmation}
        error={command.fieldErrors['confirmation']}
        onChange={setConfirmation}
      />
      <Checkbox
        label={t('publicForm.link.confirmsAddress')}
        checked={confirmsAddress}
        onChange={setConfirmsAddress}
      />
      <Checkbox
        label={t('publicForm.link.allowsEmbedding')}
        checked={allowsEmbedding}
        onChange={setAllowsEmbedding}
      />
    </EntryDialog>
  );
}
