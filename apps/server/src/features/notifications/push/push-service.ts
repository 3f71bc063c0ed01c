import { pushLife, type PushTarget } from '@baton/domain/notification/push-rules';
import webPush from 'web-push';
import { z } from 'zod';
import type { EgressResult } from '../../../platform/egress/egress.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import type { PushKeys } from './push-keys.ts';

/** What a browser shows. */
export interface PushContent {
  readonly title: string;
  readonly body: string;
  /** Address of the page that opens, such as a task at a comment. */
  readonly url: string;
  /** Replaces an earlier message with the same tag. */
  readonly tag: string;
}

export const pushTarget = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });

/** Contact of the installation for push services. They accept only https: and mailto:. */
const contactOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:baton@${new URL(publicUrl).hostname}`;

/** Encrypts a message for one browser (RFC 8291), and sends it to the push service of the browser. */
export const sendToBrowser = (
  { egress, publicUrl }: Pick<Services, 'egress' | 'publicUrl'>,
  keys: PushKeys,
  { endpoint, p256dh, auth }: PushTarget,
  content: PushContent,
): Promise<EgressResult> => {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(content),
    {
      vapidDetails: { subject: contactOf(publicUrl), ...keys },
      TTL: pushLife / 1000,
      urgency: 'normal',
    },
  );
  return egress.send({
    method,
    url: endpoint,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    body,
  });
};
