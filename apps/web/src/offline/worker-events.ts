/** The parts of service worker events that the library of pages doesn't declare. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface UrlsEvent extends WorkerEvent {
  /** Files to keep, or `forget` at sign-out. */
  readonly data: readonly string[] | 'forget';
}
interface PushEvent extends WorkerEvent {
  /** Null for a message without content. */
  readonly data: { readonly json: () => unknown } | null;
}
interface ClickEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface Events {
  readonly push: PushEvent;
  readonly notificationclick: ClickEvent;
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: RequestEvent;
  readonly message: UrlsEvent;
}
/** A tab of the app. */
interface OpenPage {
  readonly focus: () => Promise<OpenPage>;
  readonly navigate: (url: string) => Promise<unknown>;
}
export interface WorkerScope {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly OpenPage[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly addEventListener: <Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ) => void;
}
