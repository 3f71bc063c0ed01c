import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { mailCertificate } from './testing/incoming-mail/mail-certificate.ts';

const errorsOf = (env: Readonly<Record<string, string>>): readonly string[] => {
  const result = parseConfig(env);
  return result.ok ? [] : result.errors;
};

describe('parseConfig', () => {
  it('works without any variables', () => {
    const result = parseConfig({});
    expect(result).toMatchObject({
      ok: true,
      config: { databaseUrl: null, host: '127.0.0.1', port: null, logLevel: 'info', demo: false },
    });
  });

  it('reports all errors, each with an example of a valid value', () => {
    const errors = errorsOf({
      PORT: 'http',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      TRUSTED_PROXIES: '-1',
    });
    expect(errors).toHaveLength(4);
    expect(errors.join('\n')).toContain(
      'PORT must be a whole number from 0 to 65535 (it is "http")',
    );
    expect(errors.join('\n')).toContain('Example: LOG_LEVEL=debug');
  });

  it('never shows a secret', () => {
    expect(errorsOf({ BATON_METRICS_TOKEN: 'short' }).join()).not.toContain('short)');
    expect(errorsOf({ DATABASE_URL: 'mysql://a:hunter2@b' }).join()).not.toContain('hunter2');
  });

  it('refuses a mail domain without a mailbox or SMTP listener', () => {
    expect(errorsOf({ BATON_MAIL_DOMAIN: 'in.example.com' }).join()).toContain('SMTP_LISTEN');
    expect(errorsOf({ SMTP_LISTEN: '2525' }).join()).toContain('BATON_MAIL_DOMAIN');
    expect(errorsOf({ BATON_MAIL_DOMAIN: 'in.example.com', SMTP_LISTEN: '2525' })).toEqual([]);
  });

  it('requires a certificate and a key of the SMTP listener together', () => {
    const listening = { BATON_MAIL_DOMAIN: 'in.example.com', SMTP_LISTEN: '2525' };
    const { certificate: SMTP_TLS_CERTIFICATE, key: SMTP_TLS_KEY } = mailCertificate;
    const other = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    }).privateKey;
    const both = { SMTP_TLS_CERTIFICATE, SMTP_TLS_KEY };
    expect(errorsOf({ ...listening, ...both, SMTP_TLS: 'required' })).toEqual([]);
    expect(errorsOf(both)).toHaveLength(1);
    expect(errorsOf({ ...listening, SMTP_TLS: 'required' })).toHaveLength(1);
    expect(errorsOf({ ...listening, SMTP_TLS_CERTIFICATE })).toHaveLength(1);
    expect(errorsOf({ ...listening, ...both, SMTP_TLS_KEY: other }).join()).toContain(
      'isn’t the key',
    );
  });

  it('recognizes a misspelled variable', () => {
    expect(errorsOf({ BATON_DATADIR: '/x' })).toEqual([
      'BATON_DATADIR is not a variable of Baton. Did you mean BATON_DATA_DIR?',
    ]);
    expect(errorsOf({ BATON_SOMETHING_ELSE: '1' })[0]).toContain('Remedy: remove it.');
  });

  it('reads a secret from a file unless the variable is set directly', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'baton-config-')), 'secret');
    writeFileSync(file, 'postgresql://baton:s@/baton?host=/run/postgresql\n');
    expect(parseConfig({ DATABASE_URL_FILE: file })).toMatchObject({
      config: { databaseUrl: 'postgresql://baton:s@/baton?host=/run/postgresql' },
    });
    expect(errorsOf({ DATABASE_URL_FILE: '/none/such' })[0]).toContain(
      'DATABASE_URL_FILE cannot be read',
    );
    expect(errorsOf({ DATABASE_URL: 'postgres://a/b', DATABASE_URL_FILE: file })[0]).toContain(
      'both set',
    );
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://baton.example.com' }, false],
    [{ NODE_ENV: 'production' }, false],
  ])('allows the development switch only on this machine: %j', (env, isAllowed) => {
    const errors = errorsOf({ BATON_DEVELOPMENT: '1', ...env });
    expect(errors).toHaveLength(isAllowed ? 0 : 1);
    expect(errorsOf({ BATON_DEVELOPMENT: '0', ...env })).toEqual([]);
  });

  it('treats an empty variable as not set', () => {
    expect(parseConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ ok: true });
  });
});
