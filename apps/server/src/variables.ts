import { z } from 'zod';
import { parseAllowance } from './platform/egress/address-rules.ts';

/** One environment variable: how it is read and how the documentation tells of it. */
export interface Variable<T> {
  readonly schema: z.ZodType<T>;
  readonly meaning: string;
  readonly type: string;
  /** As shown in the documentation. */
  readonly fallback: string;
  readonly example: string;
  /** Secrets may also be given as a file by NAME_FILE, and are masked wherever they are shown. */
  readonly secret?: true;
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `has to be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `has to be a whole number from ${min} to ${max}`);

const flag = z
  .enum(['0', '1', 'false', 'true'], 'has to be 1 or 0')
  .transform((value) => value === '1' || value === 'true');

const urlOf = (protocols: readonly string[], example: string) =>
  z.string().refine((value) => {
    // A server reached by its socket has no host: postgresql://user:secret@/name?host=/folder.
    const text = value.replace('@/', '@localhost/');
    return URL.canParse(text) && protocols.includes(new URL(text).protocol);
  }, `has to be an address such as ${example}`);

const allowList = z
  .string()
  .transform((text) => text.split(',').filter((entry) => entry.trim() !== ''))
  .pipe(
    z.array(
      z.string().transform((entry, context) => {
        const allowance = parseAllowance(entry);
        if (allowance !== null) return allowance;
        context.addIssue(`has to list hosts and networks; "${entry.trim()}" is neither`);
        return z.NEVER;
      }),
    ),
  );

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every variable that Baton reads, in the order in which they are documented. */
export const variables = {
  DATABASE_URL: {
    schema: urlOf(
      ['postgres:', 'postgresql:'],
      'postgresql://baton:secret@db.example.com/baton',
    ).optional(),
    meaning:
      'PostgreSQL server (15 or later) that keeps everything. Its account has to own the database and may create roles. Without it Baton runs its own PostgreSQL in the data folder.',
    type: 'address',
    fallback: 'the embedded PostgreSQL',
    example: 'postgresql://baton:secret@db.example.com/baton',
    secret: true,
  },
  BATON_DATA_DIR: {
    schema: z.string().min(1, 'has to be a folder').optional(),
    meaning:
      'Folder of the embedded PostgreSQL, of documents and of the key for secrets: everything that a backup has to hold. Several servers on one database share it.',
    type: 'folder',
    fallback: '`.baton` in the project; `/var/lib/baton/…` when that cannot be used as root',
    example: '/srv/baton',
  },
  HOST: {
    schema: z.string().min(1, 'has to be an address of this machine').default('127.0.0.1'),
    meaning:
      'Address to listen on. `0.0.0.0` lets other machines in: put a proxy that speaks https in front.',
    type: 'address',
    fallback: '`127.0.0.1`',
    example: '0.0.0.0',
  },
  PORT: {
    schema: wholeNumber(0, 65_535).optional(),
    meaning:
      'Port to listen on. When it is not set and 3000 is taken, the next free one is used; `0` takes any.',
    type: 'number',
    fallback: '`3000`',
    example: '8080',
  },
  PUBLIC_URL: {
    schema: urlOf(['http:', 'https:'], 'https://baton.example.com').optional(),
    meaning:
      'The address that people type. Requests to other addresses are refused, except those of this machine. With https, cookies are tied to the address and browsers stay with https.',
    type: 'address',
    fallback: '`http://localhost:<PORT>`',
    example: 'https://baton.example.com',
  },
  TRUSTED_PROXIES: {
    schema: wholeNumber(0, 10).default(0),
    meaning:
      'How many proxies stand in front. So many entries of X-Forwarded-For are believed, counted from the right.',
    type: 'number',
    fallback: '`0`',
    example: '1',
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels, `has to be one of ${logLevels.join(', ')}`).default('info'),
    meaning:
      'The least severe lines that are written. Requests that went well are written at `debug`.',
    type: logLevels.map((level) => `\`${level}\``).join(', '),
    fallback: '`info`',
    example: 'debug',
  },
  BATON_DEMO: {
    schema: flag.default(false),
    meaning:
      'With `1`, a database that holds no workspace yet is filled with the demo company at start. `npm start` sets it.',
    type: '`1` or `0`',
    fallback: '`0`',
    example: '1',
  },
  BATON_METRICS_TOKEN: {
    schema: z.string().min(16, 'has to have at least 16 characters').optional(),
    meaning: 'Bearer token for `/metrics`. Without it only this machine may read them.',
    type: 'text',
    fallback: 'none',
    example: 'a-long-random-text',
    secret: true,
  },
  BATON_DATABASE_POOL: {
    schema: wholeNumber(2, 200).default(10),
    meaning: 'Most connections that one process keeps to the database.',
    type: 'number',
    fallback: '`10`',
    example: '20',
  },
  BATON_RATE_LIMIT: {
    schema: wholeNumber(0, 10_000_000).default(6000),
    meaning:
      'Requests that one client address may make in a minute before it is told to wait; `0` for no limit. Sign-in has its own, narrower one.',
    type: 'number',
    fallback: '`6000`',
    example: '20000',
  },
  BATON_SECRET_KEY: {
    schema: z.string().min(32, 'has to have at least 32 characters').optional(),
    meaning:
      'Seals the secrets of automations in the database. Without it a key is made in the data folder, which a backup then has to hold; processes on several machines need the same one.',
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
        'has to be an address such as mailto:security@example.com',
      )
      .optional(),
    meaning: 'Where people report a weakness, as `/.well-known/security.txt` says.',
    type: '`mailto:` or `https:` address',
    fallback: '`PUBLIC_URL`',
    example: 'mailto:security@example.com',
  },
  BATON_UNDO_SECONDS: {
    schema: wholeNumber(0, 300).default(10),
    meaning:
      'For how long people can take back what they did. Calls to other servers that it sets off, and what linked workflows are told of it, wait as long; `0` lets nothing be taken back.',
    type: 'number',
    fallback: '`10`',
    example: '20',
  },
  BATON_DOCUMENT_MB: {
    schema: wholeNumber(1, 2000).default(100),
    meaning:
      'The largest document that can be uploaded, in MB. A proxy in front has to let it through.',
    type: 'number',
    fallback: '`100`',
    example: '250',
  },
  BATON_EGRESS_ALLOW: {
    schema: allowList.default([]),
    meaning:
      'Hosts and networks that automations may call besides the public internet, separated by commas, each with a port or for all. Without it no private address is reached, and of public ones the ports 80, 443, 8080 and 8443.',
    type: 'list',
    fallback: 'none',
    example: '10.20.0.0/16,build.example.internal:9000',
  },
} as const satisfies Readonly<Record<string, Variable<unknown>>>;

export type VariableName = keyof typeof variables;

/** All of them, as one thing to be read. */
export const environment = z.object({
  DATABASE_URL: variables.DATABASE_URL.schema,
  BATON_DATA_DIR: variables.BATON_DATA_DIR.schema,
  HOST: variables.HOST.schema,
  PORT: variables.PORT.schema,
  PUBLIC_URL: variables.PUBLIC_URL.schema,
  TRUSTED_PROXIES: variables.TRUSTED_PROXIES.schema,
  LOG_LEVEL: variables.LOG_LEVEL.schema,
  BATON_DEMO: variables.BATON_DEMO.schema,
  BATON_METRICS_TOKEN: variables.BATON_METRICS_TOKEN.schema,
  BATON_DATABASE_POOL: variables.BATON_DATABASE_POOL.schema,
  BATON_RATE_LIMIT: variables.BATON_RATE_LIMIT.schema,
  BATON_SECRET_KEY: variables.BATON_SECRET_KEY.schema,
  BATON_SECURITY_CONTACT: variables.BATON_SECURITY_CONTACT.schema,
  BATON_UNDO_SECONDS: variables.BATON_UNDO_SECONDS.schema,
  BATON_DOCUMENT_MB: variables.BATON_DOCUMENT_MB.schema,
  BATON_EGRESS_ALLOW: variables.BATON_EGRESS_ALLOW.schema,
} satisfies Readonly<Record<VariableName, z.ZodType>>);
