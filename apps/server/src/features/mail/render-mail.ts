import type { Locale } from '@baton/domain/core/languages';
import { escapeHtml } from '@baton/domain/core/rich-text';
import type { MailMessage } from '../../platform/mail/mailer.ts';
import {
  mailWords,
  replyWords,
  settingsWords,
  unsubscribeWords,
  type MailKind,
} from './mail-words.ts';

/** Content id of the logo in a message. */
export const logoId = 'logo';

/** A part of a message with its own link. */
export interface MailSection {
  /** Heading before it, for the first part of a group. */
  readonly heading?: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

/** A line of the table in a message. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** What a message says. */
export interface MailContent {
  readonly kind: MailKind;
  readonly locale: Locale;
  /** Address that the button opens. */
  readonly link: string;
  /** Text of the button, if messages of this type have different ones. */
  readonly button?: string;
  /** Address that ends such messages. Only for notifications. */
  readonly unsubscribe?: string;
  /** Text of the link that ends them, by default for notifications. */
  readonly unsubscribeText?: string;
  /** Address of the notification settings. Only for notifications. */
  readonly settings?: string;
  /** True if a reply to the message becomes a comment. */
  readonly canReply?: boolean;
  /** Table after the text. */
  readonly facts?: readonly MailFact[];
  /** Parts after the text. */
  readonly sections?: readonly MailSection[];
  /** Values of the placeholders. */
  readonly params: Readonly<Record<string, string>>;
}

/** How the messages of a workspace look. */
export interface MailBrand {
  readonly name: string;
  /** Null for the colors of the mail program. */
  readonly foreground: string | null;
  readonly background: string | null;
  readonly hasLogo: boolean;
}

const brandBar = ({ name, foreground, background, hasLogo }: MailBrand): string => {
  const colors =
    foreground === null || background === null
      ? ''
      : `padding:12px 16px;border-radius:8px;background:${background};color:${foreground};`;
  const logo = hasLogo
    ? `<img src="cid:${logoId}" alt="" height="28" style="height:28px;max-width:160px;vertical-align:middle;margin-right:10px">`
    : '';
  return `<p style="margin:0 0 24px;${colors}font-weight:600">${logo}${escapeHtml(name)}</p>`;
};

/** Colors of the button: those of the workspace, whose contrast is checked, or Baton's. */
const buttonColors = ({ foreground, background }: MailBrand): string =>
  foreground === null || background === null
    ? 'background:#4f56d3;color:#ffffff'
    : `background:${background};color:${foreground}`;

const headingHtml = (heading: string): string =>
  `<h2 style="font-size:16px;margin:0 0 12px">${escapeHtml(heading)}</h2>\n`;

const sectionHtml = ({ heading, title, text, link }: MailSection): string =>
  `${heading === undefined ? '' : headingHtml(heading)}<p style="margin:0 0 16px;white-space:pre-line"><a href="${escapeHtml(link)}" style="color:inherit;font-weight:600">${escapeHtml(title)}</a>\n${escapeHtml(text)}</p>\n`;

const factHtml = ({ label, value }: MailFact): string =>
  `<tr><th scope="row" style="padding:8px 16px 8px 0;text-align:left;vertical-align:top;font-weight:400;opacity:.75;white-space:nowrap">${escapeHtml(label)}</th><td style="padding:8px 0">${escapeHtml(value)}</td></tr>`;

const factsHtml = (facts: readonly MailFact[]): string =>
  facts.length === 0
    ? ''
    : `<table style="margin:0 0 24px;border-collapse:collapse;font-size:14px">${facts.map(factHtml).join('')}</table>\n`;

const filled = (text: string, params: MailContent['params']): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');

/** Returns the subject and both bodies of a message. The HTML body is readable in dark mode. */
export const renderMail = (
  {
    kind,
    locale,
    link,
    button,
    unsubscribe,
    unsubscribeText,
    settings,
    canReply,
    facts = [],
    sections = [],
    params: given,
  }: MailContent,
  brand: MailBrand,
): Pick<MailMessage, 'subject' | 'text' | 'html'> => {
  const words = mailWords[kind][locale];
  const params = { workspace: brand.name, ...given };
  const end = unsubscribe === undefined ? '' : (unsubscribeText ?? unsubscribeWords[locale]);
  const subject = filled(words.subject, params);
  const greeting = filled(words.greeting, params);
  const text = filled(words.text, params).trim();
  const replyHint = canReply === true ? `${replyWords[locale]} ` : '';
  const footer = replyHint + filled(words.footer, params);
  const links = [
    ...(unsubscribe === undefined ? [] : [{ text: end, href: unsubscribe }]),
    ...(settings === undefined ? [] : [{ text: settingsWords[locale], href: settings }]),
  ];
  const table = facts.map(({ label, value }) => `${label}: ${value}\n`).join('');
  const href = escapeHtml(link);
  const parts = sections
    .map(({ heading, ...one }) => {
      const before = heading === undefined ? '' : `${heading}\n\n`;
      return `${before}${one.title}\n${one.text}\n${one.link}\n\n`;
    })
    .join('');
  return {
    subject,
    text: `${greeting}\n\n${text}\n\n${table}${table === '' ? '' : '\n'}${parts}${link}\n\n${footer}\n${links.map((one) => `${one.text}: ${one.href}\n`).join('')}`,
    html: `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:15px;line-height:1.5">
<div style="max-width:520px;margin:0 auto">
${brandBar(brand)}
<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(greeting)}</h1>
<p style="margin:0 0 24px;white-space:pre-line">${escapeHtml(text)}</p>
${factsHtml(facts)}${sections.map(sectionHtml).join('')}<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:10px 18px;border-radius:8px;${buttonColors(brand)};text-decoration:none;font-weight:600">${escapeHtml(button ?? words.button)}</a></p>
<p style="margin:0 0 24px;font-size:13px;word-break:break-all"><a href="${href}">${href}</a></p>
<p style="margin:0;font-size:13px;opacity:.75">${escapeHtml(footer)}${links.map((one) => ` <a href="${escapeHtml(one.href)}" style="color:inherit">${escapeHtml(one.text)}</a>`).join(' ·')}</p>
</div>
</body>
</html>
`,
  };
};

/** Returns a message in the colors of the mail program, to show it without sending it. */
export const sampleMail = (
  content: MailContent,
  workspace: string,
): Pick<MailMessage, 'subject' | 'text' | 'html'> =>
  renderMail(content, { name: workspace, foreground: null, background: null, hasLogo: false });
