export { registerStartWebhooks } from './start-webhooks.routes.ts';
export { saveStartWebhook } from './manage-start-webhook.ts';
