import type { ResourceCall } from '../../platform/rest/resource-calls.ts';

export const documentResources: readonly ResourceCall[] = [
  { call: 'GET /documents', runs: 'documents', answer: '...ListedDocument' },
  {
    call: 'GET /documents/{ref}',
    runs: 'documents',
    answer: '...ListedDocument',
    summary: 'Name, size, and place of a document. `address` is its download URL.',
    given: ({ ref }) => ({ first: 1, refs: [ref] }),
    isItem: () => true,
  },
];

export const peopleResources: readonly ResourceCall[] = [
  { call: 'GET /people', runs: 'users', answer: '...Person' },
  {
    call: 'GET /people/{personId}',
    runs: 'parties',
    answer: '...Party ... on User { ...Person }',
    summary: 'A person. Email and access level are missing without the right to list people.',
    given: ({ personId }) => ({ ids: [personId], kinds: ['USER'] }),
    isItem: () => true,
  },
  { call: 'GET /parties/{partyId}/tasks', runs: 'openTasksOf', answer: '...Task' },
  { call: 'GET /teams', runs: 'teams', answer: '...Team' },
  { call: 'GET /roles', runs: 'roles', answer: '...Role' },
];

export const blueprintResources: readonly ResourceCall[] = [
  { call: 'GET /blueprints', runs: 'blueprints', answer: '...Blueprint' },
  {
    call: 'GET /blueprints/{blueprintId}',
    runs: 'blueprint',
    answer: '...Blueprint',
    summary: 'A blueprint.',
  },
];

const savedView = 'savedView { ...SavedView }';

export const savedViewResources: readonly ResourceCall[] = [
  { call: 'GET /views', runs: 'savedViews', answer: '...SavedView' },
  { call: 'POST /views', runs: 'createSavedView', answer: savedView },
  {
    call: 'GET /views/{viewId}',
    runs: 'savedViews',
    answer: '...SavedView',
    summary: 'A view that the person owns or that is shared with them.',
    given: () => ({}),
    isItem: ({ id }, { viewId }) => id === viewId,
  },
  {
    call: 'PATCH /views/{viewId}',
    runs: 'updateSavedView',
    answer: savedView,
    ifMatch: 'REQUIRED',
  },
  { call: 'PUT /views/{viewId}/sharing', runs: 'shareSavedView', answer: savedView },
  { call: 'PUT /views/{viewId}/star', runs: 'starSavedView', answer: savedView },
  { call: 'DELETE /views/{viewId}', runs: 'deleteSavedView', answer: null },
  { call: 'GET /views/{viewId}/workflows', runs: 'workflowsOfView', answer: '...Workflow' },
  { call: 'GET /views/{viewId}/tasks', runs: 'tasksOfView', answer: '...Task' },
];

export const notificationResources: readonly ResourceCall[] = [
  { call: 'GET /inbox', runs: 'inbox', answer: '...InboxItem' },
  { call: 'POST /inbox/changes', runs: 'changeInbox', answer: null },
  { call: 'POST /inbox/read', runs: 'markInboxRead', answer: null },
  { call: 'GET /watches', runs: 'watchedItems', answer: '...WatchedItem' },
  { call: 'PUT /watches/{subjectId}', runs: 'setWatchState', answer: 'state' },
  {
    call: 'GET /notification-settings',
    runs: 'notificationSettings',
    answer: '...NotificationSetting',
  },
  {
    call: 'PUT /notification-settings',
    runs: 'updateNotificationSettings',
    answer: 'settings { ...NotificationSetting }',
  },
  { call: 'DELETE /notification-settings', runs: 'resetNotificationSettings', answer: null },
  { call: 'GET /notification-times', runs: 'notificationTimes', answer: '...NotificationTimes' },
  {
    call: 'PUT /notification-times',
    runs: 'updateNotificationTimes',
    answer: 'times { ...NotificationTimes }',
  },
  { call: 'DELETE /notification-times', runs: 'resetNotificationTimes', answer: null },
];

const webhook = 'webhook { ...Webhook }';

export const webhookResources: readonly ResourceCall[] = [
  { call: 'GET /webhooks', runs: 'webhooks', answer: '...Webhook' },
  {
    call: 'GET /webhooks/{webhookId}',
    runs: 'webhooks',
    answer: '...Webhook',
    summary: 'A webhook. For admins.',
    given: () => ({}),
    isItem: ({ id }, { webhookId }) => id === webhookId,
  },
  { call: 'POST /webhooks', runs: 'createWebhook', answer: `secret ${webhook}` },
  {
    call: 'POST /webhooks/{webhookId}/secret',
    runs: 'rotateWebhookSecret',
    answer: `secret ${webhook}`,
  },
  {
    call: 'PUT /webhooks/{webhookId}',
    runs: 'updateWebhook',
    answer: webhook,
    ifMatch: 'REQUIRED',
  },
  { call: 'PUT /webhooks/{webhookId}/pause', runs: 'pauseWebhook', answer: webhook },
  { call: 'POST /webhooks/{webhookId}/test', runs: 'testWebhook', answer: null },
  { call: 'DELETE /webhooks/{webhookId}', runs: 'deleteWebhook', answer: null },
  {
    call: 'GET /webhooks/{webhookId}/deliveries',
    runs: 'webhookDeliveries',
    answer: '...WebhookDelivery',
  },
  {
    call: 'POST /webhooks/deliveries/{deliveryId}/replay',
    runs: 'replayWebhookDelivery',
    answer: 'delivery { ...WebhookDelivery }',
  },
];
