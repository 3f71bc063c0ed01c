import webPush from 'web-push';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { insertInstallationSecret, installationSecret } from './push.repository.ts';

/** Key pair with which push services recognize the installation (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const name = 'push-keys';
const identity = { kind: 'identity' } as const;

const opened = (secrets: Services['secrets'], sealed: Buffer | undefined): PushKeys | null => {
  const text = sealed === undefined ? null : secrets.open(sealed, name);
  const [publicKey, privateKey] = text?.split(' ') ?? [];
  return publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey };
};

/**
 * Returns the key pair of the installation, and creates it on first use. Returns null if the key
 * that encrypted it was lost.
 */
export const pushKeys = async ({
  database,
  secrets,
}: Pick<Services, 'database' | 'secrets'>): Promise<PushKeys | null> => {
  const [[kept]] = await database.trip(identity, installationSecret(name));
  if (kept !== undefined) return opened(secrets, kept.sealed);
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  // Another process may have stored its keys first. Then these keys count.
  const [, [stored]] = await database.trip(
    identity,
    insertInstallationSecret(name, secrets.seal(`${publicKey} ${privateKey}`, name)),
    installationSecret(name),
  );
  return opened(secrets, stored?.sealed);
};
