import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { isLoopbackUrl } from './platform/auth/request-forgery.ts';
import type { SmtpTls } from './platform/mail/smtp-listener.ts';
import { defaultDataFolder } from './platform/postgres/data-folder.ts';
import { environment, variables, type VariableName } from './variables.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

type Values = z.output<typeof environment>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Parsed environment variables. No other code reads the environment. */
export interface Config {
  /** Null to use the embedded server in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly host: string;
  /** Null to use 3000 or the next free port. */
  readonly port: number | null;
  readonly publicUrl: string | null;
  readonly trustedProxies: number;
  readonly logLevel: Values['LOG_LEVEL'];
  readonly demo: boolean;
  /** True if the calls for developers exist. */
  readonly development: boolean;
  readonly metricsToken: string | null;
  readonly databasePool: number;
  /** Requests per minute and client address. 0 means no limit. */
  readonly rateLimit: number;
  readonly tokenRateLimit: number;
  /** Null to use the key in the data folder. */
  readonly secretKey: string | null;
  readonly securityContact: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** Domain of incoming messages. Null to accept none. */
  readonly mailDomain: string | null;
  /** Port, or address and port, of the SMTP listener. Null for none. */
  readonly smtpListen: string | null;
  /** Null to accept messages without encryption. */
  readonly smtpTls: SmtpTls | null;
  readonly imapUrl: string | null;
  /** Maximum size of a document in MB. */
  readonly documentMegabytes: number;
  readonly undoSeconds: number;
  readonly egressAllow: Values['BATON_EGRESS_ALLOW'];
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly errors: readonly string[] };

const isName = (name: string): name is VariableName => name in variables;
const names = Object.keys(variables).filter(isName);
const isSecret = (name: VariableName): boolean => 'secret' in variables[name];

/** Returns errors for unknown names that start with BATON_, such as BATON_DATADIR. */
const unknownNames = (env: Environment, known: readonly string[]): readonly string[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('BATON_') && !known.includes(name))
    .map((name) => {
      const nearest = known
        .map((candidate) => ({ candidate, far: distance(name, candidate) }))
        .toSorted((a, b) => a.far - b.far)[0];
      const hint =
        nearest && nearest.far <= 4 ? ` Did you mean ${nearest.candidate}?` : ' Remedy: remove it.';
      return `${name} is not a variable of Baton.${hint}`;
    });

/** Returns the Levenshtein distance of two words. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

const readSecretFile = (file: string): { readonly value?: string; readonly error?: string } => {
  try {
    return { value: readFileSync(file, 'utf8').trimEnd() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** Returns why the calls for developers can't be switched on: others could reach them. */
const developmentErrors = (env: Environment, { HOST, PUBLIC_URL }: Values): readonly string[] => {
  const isLocal = loopback.has(HOST) && (PUBLIC_URL === undefined || isLoopbackUrl(PUBLIC_URL));
  return isLocal && env['NODE_ENV'] !== 'production'
    ? []
    : ['BATON_DEVELOPMENT works only on this machine, and never in production. Remedy: remove it.'];
};

/**
 * Returns why incoming messages can't be accepted. A mail domain without a way to receive messages
 * would lose them.
 */
const incomingMailErrors = ({ BATON_MAIL_DOMAIN, SMTP_LISTEN, IMAP_URL }: Values) => {
  const isRead = SMTP_LISTEN !== undefined || IMAP_URL !== undefined;
  if (isRead === (BATON_MAIL_DOMAIN !== undefined)) return [];
  return isRead
    ? ['SMTP_LISTEN and IMAP_URL need BATON_MAIL_DOMAIN. Remedy: set the domain of the addresses.']
    : ['BATON_MAIL_DOMAIN needs SMTP_LISTEN or IMAP_URL. Remedy: set one of them.'];
};

/** Returns why the SMTP listener can't encrypt. */
const smtpTlsErrors = ({ SMTP_LISTEN, SMTP_TLS_CERTIFICATE, SMTP_TLS_KEY, SMTP_TLS }: Values) => {
  if (SMTP_TLS_CERTIFICATE === undefined && SMTP_TLS_KEY === undefined)
    return SMTP_TLS === 'starttls'
      ? []
      : ['SMTP_TLS needs SMTP_TLS_CERTIFICATE and SMTP_TLS_KEY. Remedy: set both.'];
  if (SMTP_TLS_CERTIFICATE === undefined || SMTP_TLS_KEY === undefined)
    return ['SMTP_TLS_CERTIFICATE and SMTP_TLS_KEY need each other. Remedy: set both.'];
  if (SMTP_LISTEN === undefined)
    return ['SMTP_TLS_CERTIFICATE needs SMTP_LISTEN. Remedy: set the port of the listener.'];
  try {
    const certificate = new X509Certificate(SMTP_TLS_CERTIFICATE);
    if (certificate.checkPrivateKey(createPrivateKey(SMTP_TLS_KEY))) return [];
  } catch {
    return ['SMTP_TLS_CERTIFICATE or SMTP_TLS_KEY can’t be read. Remedy: use files in PEM format.'];
  }
  return [
    'SMTP_TLS_KEY isn’t the key of SMTP_TLS_CERTIFICATE. Remedy: use both of one certificate.',
  ];
};

const smtpTlsOf = ({ SMTP_TLS_CERTIFICATE, SMTP_TLS_KEY, SMTP_TLS }: Values): SmtpTls | null =>
  SMTP_TLS_CERTIFICATE === undefined || SMTP_TLS_KEY === undefined
    ? null
    : { certificate: SMTP_TLS_CERTIFICATE, key: SMTP_TLS_KEY, mode: SMTP_TLS };

export const parseConfig = (env: Environment): ConfigResult => {
  const known = names.flatMap((name) => (isSecret(name) ? [name, `${name}_FILE`] : [name]));
  const errors = [...unknownNames(env, known)];
  const settings: Partial<Record<VariableName, string>> = {};
  for (const name of names) {
    const file = isSecret(name) ? env[`${name}_FILE`] : undefined;
    // Compose files and systemd units pass unset variables as empty values.
    const value = env[name] === '' ? undefined : env[name];
    if (file !== undefined && file !== '') {
      if (value !== undefined)
        errors.push(`${name} and ${name}_FILE are both set. Remedy: keep one.`);
      const read = readSecretFile(file);
      if (read.error !== undefined) errors.push(`${name}_FILE cannot be read: ${read.error}`);
      if (read.value !== undefined) settings[name] = read.value;
    } else if (value !== undefined) settings[name] = value;
  }
  const parsed = environment.safeParse(settings);
  for (const issue of parsed.error?.issues ?? []) {
    const name = names.find((candidate) => candidate === issue.path[0]);
    if (name === undefined) continue;
    const got = isSecret(name) ? '' : ` (it is "${settings[name] ?? ''}")`;
    errors.push(`${name} ${issue.message}${got}. Example: ${name}=${variables[name].example}`);
  }
  if (parsed.data?.BATON_DEVELOPMENT === true) errors.push(...developmentErrors(env, parsed.data));
  if (parsed.data !== undefined)
    errors.push(...incomingMailErrors(parsed.data), ...smtpTlsErrors(parsed.data));
  if (errors.length > 0 || !parsed.success) return { ok: false, errors };
  const values = parsed.data;
  return {
    ok: true,
    config: {
      databaseUrl: values.DATABASE_URL ?? null,
      dataDir: values.BATON_DATA_DIR
        ? path.resolve(values.BATON_DATA_DIR)
        : defaultDataFolder(projectRoot),
      host: values.HOST,
      port: values.PORT ?? null,
      publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
      trustedProxies: values.TRUSTED_PROXIES,
      logLevel: values.LOG_LEVEL,
      demo: values.BATON_DEMO,
      development: values.BATON_DEVELOPMENT,
      metricsToken: values.BATON_METRICS_TOKEN ?? null,
      databasePool: values.BATON_DATABASE_POOL,
      rateLimit: values.BATON_RATE_LIMIT,
      tokenRateLimit: values.BATON_TOKEN_RATE_LIMIT,
      secretKey: values.BATON_SECRET_KEY ?? null,
      securityContact: values.BATON_SECURITY_CONTACT ?? null,
      smtpUrl: values.SMTP_URL ?? null,
      mailFrom: values.BATON_MAIL_FROM ?? null,
      mailDomain: values.BATON_MAIL_DOMAIN ?? null,
      smtpListen: values.SMTP_LISTEN ?? null,
      smtpTls: smtpTlsOf(values),
      imapUrl: values.IMAP_URL ?? null,
      documentMegabytes: values.BATON_DOCUMENT_MB,
      undoSeconds: values.BATON_UNDO_SECONDS,
      egressAllow: values.BATON_EGRESS_ALLOW,
    },
  };
};

/**
 * Returns the configuration. Prints all errors and exits with code 78 (EX_CONFIG) if it is invalid.
 */
export const loadConfig = (): Config => {
  const result = parseConfig(process.env);
  if (result.ok) return result.config;
  process.stderr.write(
    `Baton can't start because its configuration has errors.\n${result.errors.map((error) => `  - ${error}\n`).join('')}All variables: docs/configuration.md\n`,
  );
  process.exit(78);
};
