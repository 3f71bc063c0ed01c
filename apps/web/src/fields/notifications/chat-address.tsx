import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  chatAddressQuery as ChatQuery,
  ChatService,
} from '../../__generated__/chatAddressQuery.graphql.ts';
import type { chatAddressRemoveMutation } from '../../__generated__/chatAddressRemoveMutation.graphql.ts';
import type { chatAddressSaveMutation } from '../../__generated__/chatAddressSaveMutation.graphql.ts';
import type { chatAddressTestMutation } from '../../__generated__/chatAddressTestMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import classes from './chat-address.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const query = graphql`
  query chatAddressQuery($isWorkspace: Boolean!) {
    hasWorkspaceChat
    chatAddress(isWorkspace: $isWorkspace) {
      service
      createdAt
      pausedAt
    }
  }
`;

const names: Readonly<Record<ChatService, string>> = { SLACK: 'Slack', TEAMS: 'Microsoft Teams' };
const services: readonly ChatService[] = ['SLACK', 'TEAMS'];

export interface ChatAddressProps {
  /** True for the chat of the workspace. */
  readonly isWorkspace: boolean;
}

/** Chat that gets messages of the person or of the workspace. Its URL is never shown. */
export function ChatAddress({ isWorkspace }: ChatAddressProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const variables = { isWorkspace };
  const { chatAddress: chat, hasWorkspaceChat } = useQuery<ChatQuery>(query, variables, {
    fetchPolicy: 'store-and-network',
  });
  const refresh = useRefresh<ChatQuery>(query, variables);
  const [isReplacing, setIsReplacing] = useState(false);
  const onDone = (): void => void refresh();
  const removing = useCommand<chatAddressRemoveMutation>(
    graphql`
      mutation chatAddressRemoveMutation($input: RemoveChatAddressInput!) {
        removeChatAddress(input: $input) {
          address {
            service
          }
        }
      }
    `,
    { onDone },
  );
  const testing = useCommand<chatAddressTestMutation>(
    graphql`
      mutation chatAddressTestMutation($input: TestChatAddressInput!) {
        testChatAddress(input: $input) {
          address {
            pausedAt
          }
        }
      }
    `,
    {
      onDone: () => {
        notify({ tone: 'success', text: t('chat.tested') });
        onDone();
      },
    },
  );
  if (chat == null || isReplacing)
    return (
      <>
        {chat == null && !isWorkspace && hasWorkspaceChat && (
          <p className={classes.about}>{t('chat.shared')}</p>
        )}
        <ChatForm
          isWorkspace={isWorkspace}
          onDone={() => {
            setIsReplacing(false);
            onDone();
          }}
          onCancel={chat == null ? null : () => setIsReplacing(false)}
        />
      </>
    );
  return (
    <>
      <p className={classes.chat}>
        {names[chat.service]}
        {chat.pausedAt != null && <Badge tone="late">{t('chat.paused')}</Badge>}
      </p>
      <p className={classes.about}>
        {chat.pausedAt == null
          ? t('chat.since', { date: format.date(chat.createdAt) })
          : t('chat.pausedAbout')}
      </p>
      <div className={classes.actions}>
        <Button
          size="small"
          loading={testing.isPending}
          onClick={() => void testing.run(() => ({ input: variables }))}
        >
          {t('chat.test')}
        </Button>
        <Button size="small" onClick={() => setIsReplacing(true)}>
          {t('chat.replace')}
        </Button>
        <Button
          size="small"
          loading={removing.isPending}
          onClick={() => void removing.run(() => ({ input: variables }))}
        >
          {t('chat.remove')}
        </Button>
      </div>
    </>
  );
}

interface ChatFormProps extends ChatAddressProps {
  readonly onDone: () => void;
  /** Null if there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
}

function ChatForm({ isWorkspace, onDone, onCancel }: ChatFormProps): ReactNode {
  const t = useText();
  const [service, setService] = useState<ChatService>('SLACK');
  const [url, setUrl] = useState('');
  const saving = useCommand<chatAddressSaveMutation>(
    graphql`
      mutation chatAddressSaveMutation($input: SaveChatAddressInput!) {
        saveChatAddress(input: $input) {
          address {
            service
          }
        }
      }
    `,
    { fields: ['url'], onDone },
  );
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.run(() => ({ input: { isWorkspace, service, url } }));
      }}
    >
      <Select<ChatService>
        label={t('chat.service')}
        required
        value={service}
        options={services.map((value) => ({ value, label: names[value] }))}
        onChange={(next) => {
          if (next !== null) setService(next);
        }}
      />
      <TextInput
        label={t('chat.url')}
        description={t('chat.urlHint')}
        required
        value={url}
        onChange={setUrl}
        error={saving.fieldErrors['url']}
      />
      <div className={classes.actions}>
        <Button type="submit" size="small" loading={saving.isPending}>
          {t('chat.save')}
        </Button>
        {onCancel !== null && (
          <Button size="small" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
