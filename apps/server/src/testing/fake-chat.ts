import type { ChatService } from '@baton/domain/notification/chat-rules';
import http from 'node:http';
import { z } from 'zod';

/** The part of Slack's message format that Baton uses. */
const slackMessage = z.strictObject({
  text: z.string().min(1).max(40_000),
  blocks: z
    .array(
      z.strictObject({
        type: z.literal('section'),
        text: z.strictObject({
          type: z.enum(['plain_text', 'mrkdwn']),
          text: z.string().min(1).max(3000),
        }),
      }),
    )
    .min(1),
});

/** The message format of Teams: one adaptive card. */
const teamsMessage = z.strictObject({
  type: z.literal('message'),
  attachments: z.tuple([
    z.strictObject({
      contentType: z.literal('application/vnd.microsoft.card.adaptive'),
      contentUrl: z.null(),
      content: z.strictObject({
        $schema: z.string(),
        type: z.literal('AdaptiveCard'),
        version: z.literal('1.4'),
        body: z.array(
          z.strictObject({
            type: z.literal('RichTextBlock'),
            inlines: z.array(
              z.strictObject({
                type: z.literal('TextRun'),
                text: z.string(),
                weight: z.enum(['Default', 'Bolder']),
              }),
            ),
          }),
        ),
        actions: z.array(
          z.strictObject({ type: z.literal('Action.OpenUrl'), title: z.string(), url: z.url() }),
        ),
      }),
    }),
  ]),
});

export interface FakeChat {
  readonly url: (service: ChatService) => string;
  /** Bodies of accepted messages. */
  readonly received: readonly string[];
  /** HTTP statuses of the next answers. After these, valid messages are accepted. */
  readonly answers: number[];
  readonly close: () => Promise<void>;
}

/** Incoming webhooks of Slack and Teams that accept only what real ones accept. */
export const startFakeChat = async (): Promise<FakeChat> => {
  const received: string[] = [];
  const answers: number[] = [];
  const statusOf = (path: string | undefined, type: string | undefined, body: string): number => {
    const status = answers.shift();
    if (status !== undefined) return status;
    const form = path === '/SLACK' ? slackMessage : teamsMessage;
    if (type !== 'application/json' || !form.safeParse(JSON.parse(body)).success) return 400;
    received.push(body);
    return path === '/SLACK' ? 200 : 202;
  };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      response.writeHead(statusOf(request.url, request.headers['content-type'], body)).end('ok');
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    ...{ received, answers },
    url: (service) => `http://127.0.0.1:${port}/${service}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
