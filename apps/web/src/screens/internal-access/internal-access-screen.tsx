import { Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { internalAccessScreenMutation } from '../../__generated__/internalAccessScreenMutation.graphql.ts';
import { ViewAsDialog } from '../../features/people/view-as-dialog.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../lib/parties/use-party-search.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { NoPermission } from '../../ui/error-state/error-state.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PartyPicker } from '../../ui/party-picker/party-picker.tsx';
import { SettingsSection } from '../../ui/settings-section/settings-section.tsx';

/** Lets an admin switch to the view of another person and back. */
export function InternalAccessScreen(): ReactNode {
  const t = useText();
  const { isAdmin, isViewed } = useViewer();
  return (
    <>
      <PageHeader breadcrumb={[{ label: t('viewing.access') }]} icon={<Eye />} />
      <PageBody>{isAdmin || isViewed ? <ViewingToggle /> : <NoPermission />}</PageBody>
    </>
  );
}

function ViewingToggle(): ReactNode {
  const t = useText();
  const { isViewed } = useViewer();
  const [isOn, setIsOn] = useState(isViewed);
  const [person, setPerson] = useState<FoundParty | null>(null);
  const people = usePartySearch({ kinds: ['USER'] });
  const stopping = useCommand<internalAccessScreenMutation>(
    graphql`
      mutation internalAccessScreenMutation {
        stopViewing {
          ok
        }
      }
    `,
    // Loads the page again, because all its data belongs to the other person.
    { onDone: () => location.reload() },
  );
  return (
    <SettingsSection>
      <Checkbox
        label={t('viewing.toggle')}
        description={t('viewing.toggleHint')}
        checked={isOn}
        disabled={stopping.isPending}
        onChange={(next) => {
          if (isViewed) void stopping.run(() => ({}));
          else setIsOn(next);
        }}
      />
      {isOn && !isViewed && (
        <PartyPicker
          {...people}
          label={t('viewing.person')}
          multiple={false}
          value={[]}
          onChange={([next]) => setPerson(next ?? null)}
        />
      )}
      {person !== null && <ViewAsDialog person={person} onClose={() => setPerson(null)} />}
    </SettingsSection>
  );
}
