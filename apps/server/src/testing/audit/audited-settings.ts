import { invitationHandlers } from '../../features/people/index.ts';
import { sendMailHandler } from '../../features/mail/index.ts';
import { workOff } from '../background/work-off-messages.ts';
import { fresh, freshEmail, key, type AuditedMutations, type AuditScene } from './audit-scene.ts';
import { aliasSettings } from './audited-content.ts';

const secret = (name: string) => ({ input: { name, value: 'hush-hush' } });
const freshSecret = (): string => fresh('KEY').replaceAll(/\W/g, '_').toUpperCase();

const tagType = () => ({ idempotencyKey: key(), name: fresh('Region'), color: 'RED' });
const createTagType = async ({ call }: AuditScene): Promise<string> => {
  const created = await call(
    'mutation ($input: CreateTagTypeInput!) { createTagType(input: $input) { tagType { id } } }',
    { input: tagType() },
  );
  return created.tagType.id;
};

const createTag = async ({ call }: AuditScene): Promise<string> => {
  const created = await call(
    'mutation ($input: AddTagsInput!) { addTags(input: $input) { tags { id } } }',
    { input: { names: [fresh('EMEA')] } },
  );
  return created.tags[0].id;
};

const createSavedView = async ({ call }: AuditScene): Promise<string> => {
  const created = await call(
    'mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { savedView { id } } }',
    { input: savedView() },
  );
  return created.savedView.id;
};
const savedView = () => ({ idempotencyKey: key(), name: fresh('View'), parameters: [] });

const addProductObject = async ({ call }: AuditScene): Promise<string> => {
  const created = await call(
    'mutation ($names: [String!]!) { addProductObjects(input: { names: $names }) { productObjects { id } } }',
    { names: [fresh('Lamp')] },
  );
  return created.productObjects[0].id;
};

const webhook = () => ({
  ...{ name: fresh('Sync'), url: 'https://example.com/hook', blueprintIds: [] },
  types: ['task.completed'],
});
const createWebhook = async ({ call }: AuditScene): Promise<string> => {
  const created = await call(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input: { idempotencyKey: key(), ...webhook() } },
  );
  return created.webhook.id;
};
const delivery = async (scene: AuditScene): Promise<string> => {
  const id = await createWebhook(scene);
  await scene.call(
    'mutation ($input: TestWebhookInput!) { testWebhook(input: $input) { webhook { id } } }',
    { input: { id, idempotencyKey: key() } },
  );
  const log = await scene.call(
    'query ($id: ID!) { webhookDeliveries(webhookId: $id, first: 1) { edges { node { id } } } }',
    { id },
  );
  return log.edges[0].node.id;
};

/** Sends an invitation message and sets its state. Returns the id of the message. */
const mail = async ({ server, call }: AuditScene, state: 'STORED' | 'FAILED'): Promise<string> => {
  const email = freshEmail();
  const { services } = server.composition;
  await call('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } } }', {
    input: {
      ...{ idempotencyKey: key(), name: 'Nia', email },
      ...{ accessLevel: 'INTERNAL', isAdmin: false },
    },
  });
  await workOff(server, ['send-invitation'], [invitationHandlers(services)].flat());
  const mailer = {
    sender: 'baton@localhost',
    isFolder: false,
    send: async () => {
      throw Object.assign(new Error('smtp'), { code: 'EENVELOPE', responseCode: 550 });
    },
    close: () => undefined,
  };
  const usedServices = state === 'FAILED' ? { ...services, mailer } : services;
  await workOff(server, ['send-mail'], [sendMailHandler(usedServices)]);
  const [row] = await server.database.rows<{ id: string }>(
    'SELECT id FROM outgoing_mail WHERE recipient = $1',
    [email],
  );
  return row?.id ?? '';
};

/** Returns a refused message. */
const refusedMail = async (scene: AuditScene): Promise<string> => {
  const { server, tenantId, admin } = scene;
  const settings = await aliasSettings(scene);
  const [aliasId, id] = [key(), key()];
  await server.database.rows(
    `INSERT INTO mail_alias (tenant_id, id, blueprint_id, alias, owner_id, senders, created_at, created_by)
     VALUES ($1, $2, $3, $4, $5, '{}', now(), $5)`,
    [tenantId, aliasId, settings.blueprintId, settings.alias, admin.userId],
  );
  await server.database.rows(
    `INSERT INTO incoming_mail (tenant_id, id, alias_id, sender, sender_name, subject, message_id, size, content, received_at, state, reason)
     VALUES ($1, $2, $3, 'rita@buyer.example', '', 'Chairs', '', 1, 'x', now(), 'REFUSED', 'AUTOMATIC')`,
    [tenantId, id, aliasId],
  );
  return id;
};

/** Settings, lists, secrets, and messages of the workspace. */
export const auditedSettings: AuditedMutations = {
  updateTenant: () => ({
    variables: { input: { name: fresh('Acme'), accentColor: '#2c7a3f', timeZone: 'UTC' } },
  }),
  updateBranding: () => ({
    variables: {
      input: {
        ...{ foreground: '#ffffff', background: '#123456' },
        ...{ languages: ['en'], senderName: fresh('Acme') },
      },
    },
  }),
  updateNotificationDefaults: () => ({
    variables: {
      input: { inbox: ['COMMENT_ADDED'], mail: ['MENTIONED'], push: [], chat: ['MENTIONED'] },
    },
  }),
  updateNotificationDefaultTimes: () => ({
    variables: {
      input: {
        ...{ quietFrom: 22 * 60, quietUntil: 7 * 60, digestHour: 9, isDaily: true },
        isWeekly: false,
      },
    },
  }),
  saveChatAddress: () => ({
    variables: { input: { isWorkspace: true, service: 'SLACK', url: 'https://chat.example/x' } },
  }),
  removeChatAddress: () => ({ variables: { input: { isWorkspace: true } } }),
  resumeAddress: async ({ server, tenantId }) => {
    const email = freshEmail();
    await server.database.rows('INSERT INTO paused_address VALUES ($1, $2, $3, now())', [
      ...[tenantId, email, '550 no such user'],
    ]);
    return { variables: { input: { email } } };
  },
  createWebhook: () => ({ variables: { input: { idempotencyKey: key(), ...webhook() } } }),
  updateWebhook: async (scene) => ({
    variables: { input: { id: await createWebhook(scene), ...webhook() } },
  }),
  rotateWebhookSecret: async (scene) => ({ variables: { id: await createWebhook(scene) } }),
  pauseWebhook: async (scene) => ({
    variables: { input: { id: await createWebhook(scene), isPaused: true } },
  }),
  deleteWebhook: async (scene) => ({ variables: { id: await createWebhook(scene) } }),
  replayWebhookDelivery: async (scene) => ({ variables: { id: await delivery(scene) } }),
  updateWorkCalendar: () => ({
    variables: {
      input: {
        ...{ edition: 0, holidays: [] },
        week: Array.from({ length: 7 }, () => ({ spans: [{ from: 480, to: 1020 }] })),
      },
    },
  }),
  saveSecret: () => ({ variables: secret(freshSecret()) }),
  removeSecret: async ({ call }) => {
    const name = freshSecret();
    await call(
      'mutation ($input: SaveSecretInput!) { saveSecret(input: $input) { name } }',
      secret(name),
    );
    return { variables: { input: { name } } };
  },
  openMail: async (scene) => ({ variables: { input: { id: await mail(scene, 'STORED') } } }),
  retryMail: async (scene) => ({ variables: { input: { id: await mail(scene, 'FAILED') } } }),
  releaseIncomingMail: async (scene) => ({
    variables: { input: { id: await refusedMail(scene) } },
  }),
  discardIncomingMail: async (scene) => ({
    variables: { input: { id: await refusedMail(scene) } },
  }),
  createTagType: () => ({ variables: { input: tagType() } }),
  updateTagType: async (scene) => ({
    variables: { input: { id: await createTagType(scene), name: fresh('Area') } },
  }),
  deleteTagType: async (scene) => ({ variables: { input: { id: await createTagType(scene) } } }),
  createTag: async (scene) => ({
    variables: {
      input: {
        ...{ idempotencyKey: key(), name: fresh('EMEA'), color: '' },
        tagTypeId: await createTagType(scene),
      },
    },
  }),
  addTags: () => ({ variables: { input: { names: [fresh('EMEA')] } } }),
  updateTag: async (scene) => ({
    variables: { input: { id: await createTag(scene), name: fresh('APAC') } },
  }),
  deleteTag: async (scene) => ({ variables: { input: { id: await createTag(scene) } } }),
  mergeTags: async (scene) => ({
    variables: { input: { sourceIds: [await createTag(scene)], targetId: await createTag(scene) } },
  }),
  createSavedView: () => ({ variables: { input: savedView() } }),
  updateSavedView: async (scene) => ({
    variables: { input: { id: await createSavedView(scene), name: fresh('View') } },
  }),
  shareSavedView: async (scene) => ({
    variables: { input: { id: await createSavedView(scene), isForEveryone: true, partyIds: [] } },
  }),
  deleteSavedView: async (scene) => ({
    variables: { input: { id: await createSavedView(scene) } },
  }),
  addProductObjects: () => ({ variables: { input: { names: [fresh('Lamp')] } } }),
  updateProductObject: async (scene) => ({
    variables: { input: { id: await addProductObject(scene), name: fresh('Light') } },
  }),
  deleteProductObject: async (scene) => ({
    variables: { input: { id: await addProductObject(scene) } },
  }),
};
