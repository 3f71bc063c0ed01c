/** Chats whose incoming webhooks get messages. Others accept the form of Slack. */
export const chatServices = ['SLACK', 'TEAMS'] as const;
export type ChatService = (typeof chatServices)[number];

/** A chat is paused after this many failures without a success. */
const mostFailures = 6;

export type ChatOutcome = 'DELIVERED' | 'RETRY' | 'PAUSE';

/**
 * Returns what happens after the response of a chat service. Null without an answer. The number of
 * failures includes this one. An address that doesn't exist anymore is paused immediately.
 */
export const chatOutcome = (status: number | null, failures: number): ChatOutcome => {
  if (status !== null && status >= 200 && status < 300) return 'DELIVERED';
  return status === 404 || status === 410 || failures >= mostFailures ? 'PAUSE' : 'RETRY';
};

export interface ChatContent {
  /** First line, in bold where possible. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: string;
  readonly linkText: string;
}

/** Escapes the only characters that Slack reads as markup in plain text. */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const slackMessage = ({ title, lines, link, linkText }: ChatContent): object => ({
  // Shown in notifications of Slack.
  text: escapeSlack([title, ...lines].join('\n')),
  blocks: [
    { type: 'section', text: { type: 'plain_text', text: [title, ...lines].join('\n') } },
    { type: 'section', text: { type: 'mrkdwn', text: `<${link}|${escapeSlack(linkText)}>` } },
  ],
});

/** Sent as plain text runs instead of Markdown, so that a name can't contain a link. */
const textOf = (text: string, weight: 'Bolder' | 'Default'): object => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text, weight }],
});

const teamsMessage = ({ title, lines, link, linkText }: ChatContent): object => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        ...{ type: 'AdaptiveCard', version: '1.4' },
        body: [textOf(title, 'Bolder'), ...lines.map((line) => textOf(line, 'Default'))],
        actions: [{ type: 'Action.OpenUrl', title: linkText, url: link }],
      },
    },
  ],
});

/** Returns the body of a request to an incoming webhook. */
export const chatBody = (service: ChatService, content: ChatContent): string =>
  JSON.stringify(service === 'SLACK' ? slackMessage(content) : teamsMessage(content));
