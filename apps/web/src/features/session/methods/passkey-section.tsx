import { deviceName } from '@baton/domain/core/device-name';
import { nameRefusal } from '@baton/domain/party/person-rules';
import { KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { passkeySection_viewer$key } from '../../../__generated__/passkeySection_viewer.graphql.ts';
import type { passkeySectionAddMutation } from '../../../__generated__/passkeySectionAddMutation.graphql.ts';
import type { passkeySectionDeleteMutation } from '../../../__generated__/passkeySectionDeleteMutation.graphql.ts';
import type { passkeySectionStartMutation } from '../../../__generated__/passkeySectionStartMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { useCheckedFields } from '../../../lib/refusal/use-checked-fields.ts';
import { createPasskey, supportsPasskeys } from '../../../lib/session/passkeys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import classes from '../two-step.module.css';

/** The person's passkeys: add one on this device, or delete one. */
export function PasskeySection({
  viewer,
}: {
  readonly viewer: passkeySection_viewer$key;
}): ReactNode {
  const t = useText();
  const format = useFormats();
  const { passkeys } = useFragment(
    graphql`
      fragment passkeySection_viewer on Viewer {
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
      }
    `,
    viewer,
  );
  const deleting = useCommand<passkeySectionDeleteMutation>(
    graphql`
      mutation passkeySectionDeleteMutation($input: DeletePasskeyInput!) {
        deletePasskey(input: $input) {
          viewer {
            id
            ...passkeySection_viewer
          }
        }
      }
    `,
    { onDone: () => notify({ tone: 'success', text: t('session.passkeyDeleted') }) },
  );
  return (
    <SettingsSection title={t('session.passkeys')} hint={t('session.passkeysAbout')}>
      <ul>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className={classes.passkey}>
            <KeyRound size={18} aria-hidden="true" />
            <div className={classes.about}>
              <div>{name}</div>
              <div className={classes.times}>
                {lastUsedAt == null
                  ? t('session.passkeyAdded', { date: format.date(createdAt) })
                  : t('session.passkeyUsed', { date: format.relative(lastUsedAt) })}
              </div>
            </div>
            <Button
              size="small"
              aria-label={t('session.deletePasskey', { name })}
              disabled={deleting.isPending}
              onClick={() => void deleting.run(() => ({ input: { id } }))}
            >
              {t('ui.delete')}
            </Button>
          </li>
        ))}
      </ul>
      {supportsPasskeys() ? <NewPasskey /> : <p>{t('session.noPasskeys')}</p>}
    </SettingsSection>
  );
}

function NewPasskey(): ReactNode {
  const t = useText();
  const [name, setName] = useState(() => {
    const device = deviceName(navigator.userAgent);
    return device === null ? '' : t('app.device', device);
  });
  const [isWaiting, setIsWaiting] = useState(false);
  const starting = useCommand<passkeySectionStartMutation>(graphql`
    mutation passkeySectionStartMutation {
      startPasskey {
        options
        ceremony
      }
    }
  `);
  const adding = useCommand<passkeySectionAddMutation>(
    graphql`
      mutation passkeySectionAddMutation($input: AddPasskeyInput!) {
        addPasskey(input: $input) {
          viewer {
            id
            ...passkeySection_viewer
          }
        }
      }
    `,
    {
      fields: ['name'],
      onDone: () => notify({ tone: 'success', text: t('session.passkeyIsAdded') }),
    },
  );
  const { errorOf, check } = useCheckedFields([nameRefusal(name)], adding.fieldErrors);
  const add = async (): Promise<void> => {
    const started = await starting.run(() => ({}));
    if (started === null) return;
    const { options, ceremony } = started.startPasskey;
    setIsWaiting(true);
    const response = await createPasskey(options);
    setIsWaiting(false);
    if (response === null) notify({ tone: 'neutral', text: t('session.passkeyCanceled') });
    else await adding.run(() => ({ input: { ceremony, response, name } }));
  };
  return (
    <form
      className={classes.newPasskey}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (check()) void add();
      }}
    >
      <TextInput
        label={t('session.passkeyName')}
        required
        value={name}
        error={errorOf('name')}
        onChange={setName}
      />
      <Button type="submit" loading={starting.isPending || isWaiting || adding.isPending}>
        {t('session.addPasskey')}
      </Button>
    </form>
  );
}
