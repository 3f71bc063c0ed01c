import { readPreference, writePreference } from '../preferences/stored-preferences.ts';

/** UNSUPPORTED: the browser has no push messages. BLOCKED: the person forbade them. */
export type PushState = 'UNSUPPORTED' | 'BLOCKED' | 'READY';

const registration = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
};

/** Returns whether this browser can show push messages. */
export const pushState = async (): Promise<PushState> => {
  if (!('Notification' in globalThis) || (await registration()) === null) return 'UNSUPPORTED';
  return Notification.permission === 'denied' ? 'BLOCKED' : 'READY';
};

export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const subscribeWith = async (
  manager: PushManager,
  applicationServerKey: string,
): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (old === null) throw error;
    // The subscription belongs to another installation that had this address before.
    await old.unsubscribe();
    return manager.subscribe(options);
  }
};

/**
 * Asks for the permission, and subscribes to the push service of the browser. Returns null without
 * the permission.
 */
export const subscribeToPush = async (publicKey: string): Promise<BrowserSubscription | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const found = await registration();
  if (found === null) return null;
  const { endpoint, keys } = (await subscribeWith(found.pushManager, publicKey)).toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, p256dh, auth };
};

const storedIds = (): readonly string[] => readPreference('push')?.split(' ') ?? [];

/** Returns whether a subscription belongs to this browser. */
export const isOfThisBrowser = (id: string): boolean => storedIds().includes(id);

/** Remembers a subscription of this browser, one for each workspace. */
export const rememberSubscription = (id: string): void =>
  writePreference('push', [...new Set([...storedIds(), id])].join(' '));

/** Ends push messages, because another person may use this browser next. */
export const endPush = async (): Promise<void> => {
  writePreference('push', null);
  try {
    const found = await registration();
    await (await found?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The push service removes it later.
  }
};
