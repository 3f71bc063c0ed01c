import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Creates a secret of the Standard Webhooks specification. */
export const makeWebhookSecret = (): string => prefix + randomBytes(32).toString('base64');

/** Returns the headers that prove who sent a message, one signature for each secret. */
export const signedHeaders = (
  id: string,
  at: number,
  body: string,
  secrets: readonly string[],
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(at / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    const hash = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return `v1,${hash}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
};

/**
 * Returns the context of the encryption. A secret can't be decrypted as that of another webhook.
 */
export const webhookPlace = (tenantId: string, id: string): string => `webhook ${tenantId} ${id}`;
