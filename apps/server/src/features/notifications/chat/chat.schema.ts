import type { ChatService } from '@baton/domain/notification/chat-rules';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import {
  hasWorkspaceChat,
  readChat,
  removeChat,
  saveChat,
  testChat,
  type ChatRow,
} from './manage-chat.ts';

const ServiceRef = builder.enumType('ChatService', {
  description: 'Form of the messages to a chat.',
  values: enumValues<ChatService>({
    SLACK: 'Slack, and chats that accept its messages.',
    TEAMS: 'Microsoft Teams.',
  }),
});

const ChatRef = builder.objectRef<ChatRow>('ChatAddress').implement({
  description: 'Incoming webhook of a chat. Its URL is never returned.',
  fields: (t) => ({
    service: t.field({
      type: ServiceRef,
      description: 'Form of the messages.',
      resolve: ({ service }) => service,
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Time when the URL was entered.',
    }),
    pausedAt: t.expose('pausedAt', {
      type: 'DateTime',
      nullable: true,
      description: "Time when it was paused after failures. Null if it isn't paused.",
    }),
  }),
});

const isWorkspace = 'True for the chat of the workspace. Only admins can read and change it.';

builder.queryFields((t) => ({
  chatAddress: t.field({
    type: ChatRef,
    nullable: true,
    description: 'Chat that gets messages of the viewer or of the workspace. Null without one.',
    args: { isWorkspace: t.arg.boolean({ required: true, description: isWorkspace }) },
    resolve: (_, args, context) => readChat(context, args.isWorkspace),
  }),
  hasWorkspaceChat: t.boolean({
    description: 'True if messages of people without a chat go to a chat of the workspace.',
    resolve: (_, _args, context) => hasWorkspaceChat(context),
  }),
}));

const SaveInput = builder.inputType('SaveChatAddressInput', {
  description: 'Input of `saveChatAddress`.',
  fields: (t) => ({
    isWorkspace: t.boolean({ required: true, description: isWorkspace }),
    service: t.field({ type: ServiceRef, required: true, description: 'Form of the messages.' }),
    url: t.string({ required: true, description: 'URL of the incoming webhook.' }),
  }),
});
const ownerInput = (name: string, mutation: string) =>
  builder.inputType(name, {
    description: `Input of \`${mutation}\`.`,
    fields: (t) => ({ isWorkspace: t.boolean({ required: true, description: isWorkspace }) }),
  });
const RemoveInput = ownerInput('RemoveChatAddressInput', 'removeChatAddress');
const TestInput = ownerInput('TestChatAddressInput', 'testChatAddress');

const PayloadRef = builder
  .objectRef<{ readonly isWorkspace: boolean }>('ChatAddressPayload')
  .implement({
    description: 'Result of `removeChatAddress`, `saveChatAddress`, and `testChatAddress`.',
    fields: (t) => ({
      address: t.field({
        type: ChatRef,
        nullable: true,
        description: 'The chat. Null if it was removed.',
        resolve: (owner, _args, context) => readChat(context, owner.isWorkspace),
      }),
    }),
  });

builder.mutationFields((t) => ({
  saveChatAddress: t.field({
    type: PayloadRef,
    description: 'Enters or replaces the incoming webhook of a chat, and resumes its messages.',
    args: { input: t.arg({ type: SaveInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await saveChat(context, input.isWorkspace, input);
      return input;
    },
  }),
  removeChatAddress: t.field({
    type: PayloadRef,
    description: 'Ends the messages to a chat.',
    args: { input: t.arg({ type: RemoveInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await removeChat(context, input.isWorkspace);
      return input;
    },
  }),
  testChatAddress: t.field({
    type: PayloadRef,
    description:
      'Sends a test message. If the chat accepts it, a paused chat is resumed. Returns an error if it does not.',
    args: { input: t.arg({ type: TestInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await testChat(context, input.isWorkspace);
      return input;
    },
  }),
}));
