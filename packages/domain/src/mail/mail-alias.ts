import { refuse, type Refusal } from '../core/refusal.ts';
import { cleanEmail, emailRefusal } from '../party/person-rules.ts';

/** Maximum length of a local part (RFC 5321). */
const aliasMaxLength = 64;
/** Maximum number of allowed senders of an alias. */
export const mostSenders = 200;

/** Local parts that every mail domain needs, and the one of replies. */
const reserved: ReadonlySet<string> = new Set([
  ...['abuse', 'hostmaster', 'mailer-daemon', 'no-reply', 'noreply', 'postmaster', 'reply'],
  ...['baton', 'security', 'webmaster'],
]);

const aliasShape = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z0-9]$/;

/** Returns an alias in the form for storing and comparing. */
export const cleanAlias = (alias: string): string => alias.trim().toLowerCase();

/** Returns the mail domain of a workspace. Without a label, it has the domain of the installation. */
export const workspaceMailDomain = (domain: string, label: string | null): string =>
  label === null ? domain : `${label}.${domain}`;

/** Returns the label in a mail domain, null for the domain itself, or undefined for other domains. */
export const mailLabelIn = (given: string, domain: string): string | null | undefined => {
  const host = given.toLowerCase();
  if (host === domain) return null;
  const label = host.endsWith(`.${domain}`) ? host.slice(0, -domain.length - 1) : '';
  return label === '' || label.includes('.') ? undefined : label;
};

/** Returns why an alias doesn't form a valid address with the mail domain, or null. */
export const aliasRefusal = (given: string, domain: string): Refusal | null => {
  const alias = cleanAlias(given);
  if (alias === '') return refuse('Required', {}, 'alias');
  if (alias.length > aliasMaxLength) return refuse('TooLong', { max: aliasMaxLength }, 'alias');
  if (!aliasShape.test(alias)) return refuse('InvalidAlias', {}, 'alias');
  if (reserved.has(alias)) return refuse('NameConflict', { object: 'alias', name: alias }, 'alias');
  return emailRefusal(`${alias}@${domain}`, 'alias');
};

/** Returns an allowed sender for storing: an address, or a domain without `@`. */
export const cleanSender = (sender: string): string => cleanEmail(sender).replace(/^@/, '');

const isSender = (sender: string): boolean =>
  sender.includes('@') ? emailRefusal(sender) === null : domainShape.test(sender);

/** Returns the first error in a list of allowed senders, or null. */
export const sendersRefusal = (senders: readonly string[]): Refusal | null => {
  if (senders.length > mostSenders)
    return refuse('TooMany', { count: senders.length, max: mostSenders }, 'senders');
  const wrong = senders.find((sender) => !isSender(cleanSender(sender)));
  return wrong === undefined ? null : refuse('InvalidSender', { text: wrong }, 'senders');
};

/** Returns whether an address can send. An empty list allows everyone. Domains include subdomains. */
export const isAllowedSender = (address: string, senders: readonly string[]): boolean => {
  const email = cleanEmail(address);
  const domain = email.split('@').at(-1) ?? '';
  return (
    senders.length === 0 ||
    senders.some((sender) => sender === email || sender === domain || domain.endsWith(`.${sender}`))
  );
};
