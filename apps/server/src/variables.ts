import { z } from 'zod';
import { parseAllowance } from './platform/egress/address-rules.ts';

/** Definition and documentation of an environment variable. */
export interface Variable<T> {
  readonly schema: z.ZodType<T>;
  readonly meaning: string;
  readonly type: string;
  /** Default value in the documentation. */
  readonly fallback: string;
  readonly example: string;
  /** A secret can also be read from a file (NAME_FILE), and is masked in all output. */
  readonly secret?: true;
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

const flag = z
  .enum(['0', '1', 'false', 'true'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true');

const urlOf = (protocols: readonly string[], example: string) =>
  z.string().refine((value) => {
    // Connection strings for a socket have no host: postgresql://user:secret@/name?host=/folder.
    const text = value.replace('@/', '@localhost/');
    return URL.canParse(text) && protocols.includes(new URL(text).protocol);
  }, `must be an address such as ${example}`);

const allowList = z
  .string()
  .transform((text) => text.split(',').filter((entry) => entry.trim() !== ''))
  .pipe(
    z.array(
      z.string().transform((entry, context) => {
        const allowance = parseAllowance(entry);
        if (allowance !== null) return allowance;
        context.addIssue(`must list hosts and networks; "${entry.trim()}" is neither`);
        return z.NEVER;
      }),
    ),
  );

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every variable that Baton reads, in the order of the documentation. */
export const variables = {
  DATABASE_URL: {
    schema: urlOf(
      ['postgres:', 'postgresql:'],
      'postgresql://baton:secret@db.example.com/baton',
    ).optional(),
    meaning:
      'PostgreSQL server (15 or later). Its account must own the database and be able to create roles. If not set, Baton runs its own PostgreSQL in the data folder.',
    type: 'address',
    fallback: 'the embedded PostgreSQL',
    example: 'postgresql://baton:secret@db.example.com/baton',
    secret: true,
  },
  BATON_DATA_DIR: {
    schema: z.string().min(1, 'must be a folder').optional(),
    meaning:
      'Folder of the embedded PostgreSQL, the documents, and the key for secrets. Back up all of it. Several servers on one database must share it.',
    type: 'folder',
    fallback: '`.baton` in the project; `/var/lib/baton/…` when that cannot be used as root',
    example: '/srv/baton',
  },
  HOST: {
    schema: z.string().min(1, 'must be an address of this machine').default('127.0.0.1'),
    meaning:
      'Address to listen on. With `0.0.0.0`, other machines can connect. Use a proxy with https.',
    type: 'address',
    fallback: '`127.0.0.1`',
    example: '0.0.0.0',
  },
  PORT: {
    schema: wholeNumber(0, 65_535).optional(),
    meaning:
      'Port to listen on. If not set and 3000 is in use, Baton uses the next free port. `0` uses any free port.',
    type: 'number',
    fallback: '`3000`',
    example: '8080',
  },
  PUBLIC_URL: {
    schema: urlOf(['http:', 'https:'], 'https://baton.example.com').optional(),
    meaning:
      'Address that people use. Requests to other addresses are refused, except those of this machine. With https, cookies are bound to the address, and browsers keep using https.',
    type: 'address',
    fallback: '`http://localhost:<PORT>`',
    example: 'https://baton.example.com',
  },
  TRUSTED_PROXIES: {
    schema: wholeNumber(0, 10).default(0),
    meaning:
      'Number of proxies in front of Baton. That many entries of X-Forwarded-For are trusted, from the right.',
    type: 'number',
    fallback: '`0`',
    example: '1',
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    meaning: 'Lowest level of log lines. Successful requests are logged at `debug`.',
    type: logLevels.map((level) => `\`${level}\``).join(', '),
    fallback: '`info`',
    example: 'debug',
  },
  BATON_DEMO: {
    schema: flag.default(false),
    meaning:
      'With `1`, an empty database gets the sample company at the start. `npm start` sets it.',
    type: '`1` or `0`',
    fallback: '`0`',
    example: '1',
  },
  BATON_DEVELOPMENT: {
    schema: flag.default(false),
    meaning:
      'With `1`, the calls under `/dev` exist. `POST /dev/login-as` signs in as any person without a password. Baton refuses it with `NODE_ENV=production`, and if `HOST` or `PUBLIC_URL` is not this machine. Never set it where others work.',
    type: '`1` or `0`',
    fallback: '`0`',
    example: '1',
  },
  BATON_METRICS_TOKEN: {
    schema: z.string().min(16, 'must have at least 16 characters').optional(),
    meaning: 'Bearer token for `/metrics`. If not set, only this machine can read them.',
    type: 'text',
    fallback: 'none',
    example: 'a-long-random-text',
    secret: true,
  },
  BATON_DATABASE_POOL: {
    schema: wholeNumber(2, 200).default(10),
    meaning: 'Maximum number of database connections of one process.',
    type: 'number',
    fallback: '`10`',
    example: '20',
  },
  BATON_RATE_LIMIT: {
    schema: wholeNumber(0, 10_000_000).default(6000),
    meaning:
      'Maximum number of requests of one client address per minute. `0` means no limit. Sign-in has its own, lower limit.',
    type: 'number',
    fallback: '`6000`',
    example: '20000',
  },
  BATON_TOKEN_RATE_LIMIT: {
    schema: wholeNumber(0, 10_000_000).default(600),
    meaning: 'Maximum number of requests of one API token per minute. `0` means no limit.',
    type: 'number',
    fallback: '`600`',
    example: '6000',
  },
  BATON_SECRET_KEY: {
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    meaning:
      'Encrypts secrets in the database. If not set, Baton creates a key in the data folder. Back up this key. All processes on several machines need the same key.',
    type: 'text',
    fallback: 'the file `secret.key` in the data folder',
    example: 'at-least-32-characters-of-chance',
    secret: true,
  },
  BATON_SECURITY_CONTACT: {
    schema: z
      .string()
      .regex(
        /^(?:mailto:|https:\/\/)\S+$/,
        'must be an address such as mailto:security@example.com',
      )
      .optional(),
    meaning: 'Where people report a weakness, as `/.well-known/security.txt` says.',
    type: '`mailto:` or `https:` address',
    fallback: '`PUBLIC_URL`',
    example: 'mailto:security@example.com',
  },
  SMTP_URL: {
    schema: urlOf(['smtp:', 'smtps:'], 'smtps://baton:secret@mail.example.com').optional(),
    meaning:
      'SMTP server that sends all messages. If not set, messages are written to the folder `mail` in the data folder.',
    type: 'address',
    fallback: 'the folder `mail`',
    example: 'smtps://baton:secret@mail.example.com',
    secret: true,
  },
  BATON_MAIL_FROM: {
    schema: z
      .string()
      .regex(
        /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/,
        'must be an address such as Baton <baton@example.com>',
      )
      .optional(),
    meaning: 'Sender of all messages.',
    type: 'email address',
    fallback: '`baton@` and the host of `PUBLIC_URL`',
    example: 'Baton <baton@example.com>',
  },
  BATON_MAIL_DOMAIN: {
    schema: z
      .string()
      .toLowerCase()
      .regex(
        /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z0-9]$/,
        'must be a domain such as in.example.com',
      )
      .optional(),
    meaning:
      'Domain of incoming messages. The first workspace has its addresses in it, and each other workspace in a subdomain. The MX records of the domain and, with several workspaces, of all its subdomains (`*.in.example.com`) lead to Baton, or a mailbox collects their messages. If not set, Baton accepts no messages.',
    type: 'domain',
    fallback: 'no incoming messages',
    example: 'in.example.com',
  },
  SMTP_LISTEN: {
    schema: z
      .string()
      .regex(
        /^(?:[^\s:]+:|\[[0-9a-fA-F:]+\]:)?\d{1,5}$/,
        'must be a port, or an address and a port, such as 0.0.0.0:25',
      )
      .optional(),
    meaning:
      'Port on which Baton accepts incoming messages by SMTP, on the address in `HOST` unless it names another one. Needs `BATON_MAIL_DOMAIN`.',
    type: 'port',
    fallback: 'no listener',
    example: '0.0.0.0:25',
  },
  SMTP_TLS_CERTIFICATE: {
    schema: z
      .string()
      .refine((text) => text.includes('BEGIN CERTIFICATE'), 'must be a certificate in PEM format')
      .optional(),
    meaning:
      'Certificate of the SMTP listener with its intermediate certificates, in PEM format. With it and `SMTP_TLS_KEY`, messages are encrypted as `SMTP_TLS` says. Restart Baton after it was renewed.',
    type: 'text',
    fallback: 'no encryption',
    example: 'the content of fullchain.pem',
    secret: true,
  },
  SMTP_TLS_KEY: {
    schema: z
      .string()
      .refine((text) => text.includes('PRIVATE KEY'), 'must be a private key in PEM format')
      .optional(),
    meaning: 'Private key of `SMTP_TLS_CERTIFICATE`, in PEM format.',
    type: 'text',
    fallback: 'no encryption',
    example: 'the content of privkey.pem',
    secret: true,
  },
  SMTP_TLS: {
    schema: z
      .enum(['starttls', 'required', 'implicit'], 'must be starttls, required, or implicit')
      .default('starttls'),
    meaning:
      'How the SMTP listener uses its certificate. `starttls` also accepts messages from servers that don’t encrypt, `required` refuses them, and `implicit` encrypts from the first byte, as on port 465.',
    type: '`starttls`, `required`, `implicit`',
    fallback: '`starttls`',
    example: 'required',
  },
  IMAP_URL: {
    schema: urlOf(['imap:', 'imaps:'], 'imaps://baton:secret@mail.example.com').optional(),
    meaning:
      'Mailbox whose unread messages Baton collects every minute and marks as read. Its path can name a folder other than the inbox. Needs `BATON_MAIL_DOMAIN`.',
    type: 'address',
    fallback: 'no mailbox',
    example: 'imaps://baton:secret@mail.example.com',
    secret: true,
  },
  BATON_UNDO_SECONDS: {
    schema: wholeNumber(0, 300).default(10),
    meaning:
      'Number of seconds in which people can undo an action. Its requests and messages to linked workflows wait that long. `0` turns undo off.',
    type: 'number',
    fallback: '`10`',
    example: '20',
  },
  BATON_DOCUMENT_MB: {
    schema: wholeNumber(1, 2000).default(100),
    meaning: 'Maximum size of an uploaded document in MB. A proxy must allow this size.',
    type: 'number',
    fallback: '`100`',
    example: '250',
  },
  BATON_EGRESS_ALLOW: {
    schema: allowList.default([]),
    meaning:
      'Additional hosts and networks for automated tasks, separated by commas, each with or without a port. If not set, private addresses are refused, and public ones only allow the ports 80, 443, 8080, and 8443.',
    type: 'list',
    fallback: 'none',
    example: '10.20.0.0/16,build.example.internal:9000',
  },
} as const satisfies Readonly<Record<string, Variable<unknown>>>;

export type VariableName = keyof typeof variables;

/** Schema of all environment variables. */
export const environment = z.object({
  DATABASE_URL: variables.DATABASE_URL.schema,
  BATON_DATA_DIR: variables.BATON_DATA_DIR.schema,
  HOST: variables.HOST.schema,
  PORT: variables.PORT.schema,
  PUBLIC_URL: variables.PUBLIC_URL.schema,
  TRUSTED_PROXIES: variables.TRUSTED_PROXIES.schema,
  LOG_LEVEL: variables.LOG_LEVEL.schema,
  BATON_DEMO: variables.BATON_DEMO.schema,
  BATON_DEVELOPMENT: variables.BATON_DEVELOPMENT.schema,
  BATON_METRICS_TOKEN: variables.BATON_METRICS_TOKEN.schema,
  BATON_DATABASE_POOL: variables.BATON_DATABASE_POOL.schema,
  BATON_RATE_LIMIT: variables.BATON_RATE_LIMIT.schema,
  BATON_TOKEN_RATE_LIMIT: variables.BATON_TOKEN_RATE_LIMIT.schema,
  BATON_SECRET_KEY: variables.BATON_SECRET_KEY.schema,
  BATON_SECURITY_CONTACT: variables.BATON_SECURITY_CONTACT.schema,
  SMTP_URL: variables.SMTP_URL.schema,
  BATON_MAIL_FROM: variables.BATON_MAIL_FROM.schema,
  BATON_MAIL_DOMAIN: variables.BATON_MAIL_DOMAIN.schema,
  SMTP_LISTEN: variables.SMTP_LISTEN.schema,
  SMTP_TLS_CERTIFICATE: variables.SMTP_TLS_CERTIFICATE.schema,
  SMTP_TLS_KEY: variables.SMTP_TLS_KEY.schema,
  SMTP_TLS: variables.SMTP_TLS.schema,
  IMAP_URL: variables.IMAP_URL.schema,
  BATON_UNDO_SECONDS: variables.BATON_UNDO_SECONDS.schema,
  BATON_DOCUMENT_MB: variables.BATON_DOCUMENT_MB.schema,
  BATON_EGRESS_ALLOW: variables.BATON_EGRESS_ALLOW.schema,
} satisfies Readonly<Record<VariableName, z.ZodType>>);
