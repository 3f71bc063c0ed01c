import type { Refusal } from '@baton/domain/core/refusal';
import { asApiError, isPassing, type ApiError } from '../api/graphql-error.ts';
import { newKey } from '../api/new-key.ts';
import type { DraftRules } from './draft-rules.ts';
import { draftHistory, emptyHistory, type History, type Travelled } from './draft-history.ts';

/** A draft as stored on the server. */
export interface ServerDraft<Content> {
  readonly content: Content;
  readonly version: number;
  readonly updatedBy: string | null;
}

/** Stores edits that the server hasn't acknowledged, so that they survive a reload. */
export interface UnsavedEdits<Content extends Basis, Patch, Basis> {
  readonly read: () => { readonly patch: Patch; readonly basis: Basis } | null;
  readonly write: (patch: Patch, before: Content) => void;
}

export interface SaveRequest<Patch> {
  readonly patch: Patch;
  readonly expectedVersion: number;
  readonly idempotencyKey: string;
}

export interface DraftServer<Content, Patch> {
  /** Returns the version after the patch. Throws an ApiError. */
  readonly save: (request: SaveRequest<Patch>) => Promise<number>;
  readonly load: () => Promise<ServerDraft<Content>>;
}

export type SaveState =
  | { readonly kind: 'SAVED' }
  | { readonly kind: 'PENDING' }
  | { readonly kind: 'SAVING' }
  | { readonly kind: 'FAILED'; readonly error: ApiError };

export interface DraftSnapshot<Content> {
  readonly content: Content;
  readonly saveState: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly news: DraftChange | null;
}

/** A change of someone else that the person must see. */
export type DraftChange =
  | { readonly kind: 'RESTORED'; readonly lost: number }
  | { readonly kind: 'MERGED'; readonly by: string | null; readonly lost: number };

export interface DraftOptions<Content extends Basis, Patch, Basis> {
  readonly initial: ServerDraft<Content>;
  readonly server: DraftServer<Content, Patch>;
  readonly unsaved: UnsavedEdits<Content, Patch, Basis>;
  readonly rules: DraftRules<Content, Patch, Basis>;
}

/**
 * An open draft with its edits. `Place` identifies the item that an edit changed, to show it on
 * undo.
 */
export interface Draft<Content, Place> {
  readonly subscribe: (watcher: () => void) => () => void;
  readonly snapshot: () => DraftSnapshot<Content>;
  /** Applies an edit. Returns the reason if the result would be an invalid document. */
  readonly edit: (change: (content: Content) => Content, place?: Place | null) => Refusal | null;
  /**
   * Undo and redo. Both return the item to show, or undefined if there is nothing to undo or redo.
   */
  readonly undo: () => Place | null | undefined;
  readonly redo: () => Place | null | undefined;
  /** Saves unsaved edits. Returns true if the server has everything. */
  readonly flush: () => Promise<boolean>;
  /** The server version that the draft is based on, for publishing. */
  readonly version: () => number;
  /** Merges what someone else saved. */
  readonly refresh: () => Promise<void>;
  /**
   * Saves edits until the returned function is called, which sends the unsaved rest immediately.
   */
  readonly attach: () => () => void;
}

const quiet = 600;
const retryPauses = [2000, 5000, 15_000, 30_000];
/**
 * Number of consecutive conflicts after which the person gets a message instead of another retry.
 */
const conflictLimit = 5;

/**
 * A patch that was sent and isn't confirmed yet. A retry uses the same key until its outcome is
 * known.
 */
interface Flight<Content, Patch> {
  readonly request: SaveRequest<Patch>;
  readonly target: Content;
}

/**
 * Opens the draft of an editor with content, undo, redo, and autosave. Edits are sent as patches
 * after a pause. Until they are acknowledged, the browser stores them, so that a reload or crash
 * doesn't lose them.
 */
export function openDraft<Content extends Basis, Patch, Basis, Place>({
  initial,
  server,
  unsaved,
  rules,
}: DraftOptions<Content, Patch, Basis>): Draft<Content, Place> {
  const { diff, isEmpty, rebase, validate } = rules;
  const { record, undo, redo } = draftHistory<Content, Patch, Basis, Place>(rules);
  const watchers = new Set<() => void>();
  let base = { content: initial.content, version: initial.version };
  let history: History<Content, Place> = emptyHistory;
  let flight: Flight<Content, Patch> | null = null;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let failures = 0;
  let isAttached = false;
  let current: DraftSnapshot<Content> = {
    content: initial.content,
    saveState: { kind: 'SAVED' },
    canUndo: false,
    canRedo: false,
    news: null,
  };

  const publish = (change: Partial<DraftSnapshot<Content>>): void => {
    current = {
      ...current,
      ...change,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    };
    for (const watcher of watchers) watcher();
  };
  const pending = (): Patch => diff(base.content, current.content);
  const storePending = (): void => unsaved.write(pending(), base.content);

  const schedule = (wait: number): void => {
    if (timer !== null) clearTimeout(timer);
    timer = isAttached ? setTimeout(() => void flush(), wait) : null;
  };

  const show = (content: Content): void => {
    publish({ content, saveState: running === null ? { kind: 'PENDING' } : { kind: 'SAVING' } });
    storePending();
    schedule(quiet);
  };

  /** Uses the server's state as the new base and applies the unsaved edits to it. */
  const adopt = (theirs: ServerDraft<Content>): void => {
    const patch = pending();
    // Without unsaved edits the content is just updated. A notice is only needed if edits were
    // merged.
    const isMerge = theirs.version !== base.version && !isEmpty(patch);
    const { content, lost } = isEmpty(patch)
      ? { content: theirs.content, lost: 0 }
      : rebase(base.content, theirs.content, patch);
    base = theirs;
    flight = null;
    const news: DraftChange = { kind: 'MERGED', by: theirs.updatedBy, lost };
    publish(isMerge ? { content, news } : { content });
    storePending();
  };

  const send = async (): Promise<void> => {
    for (let conflicts = 0; ;) {
      const patch = pending();
      if (flight === null && isEmpty(patch)) return;
      flight ??= {
        request: { patch, expectedVersion: base.version, idempotencyKey: newKey() },
        target: current.content,
      };
      try {
        const version = await server.save(flight.request);
        const isNext = version === flight.request.expectedVersion + 1;
        // After a retry, the returned version can include changes that others saved since the first
        // attempt.
        base = {
          content: flight.target,
          version: isNext ? version : flight.request.expectedVersion + 1,
        };
        flight = null;
        storePending();
        if (!isNext) adopt(await server.load());
      } catch (thrown) {
        const error = asApiError(thrown);
        if (!error.outcomeUnknown) flight = null;
        if (error.code !== 'VersionConflict' || conflicts >= conflictLimit) throw error;
        conflicts += 1;
        adopt(await server.load());
      }
    }
  };

  const run = async (): Promise<boolean> => {
    publish({ saveState: { kind: 'SAVING' } });
    try {
      await send();
      failures = 0;
      return true;
    } catch (thrown) {
      const error = asApiError(thrown);
      publish({ saveState: { kind: 'FAILED', error } });
      if (isPassing(error))
        schedule(retryPauses[Math.min(failures, retryPauses.length - 1)] ?? quiet);
      failures += 1;
      return false;
    }
  };

  const flush = (): Promise<boolean> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (running === null && flight === null && isEmpty(pending())) {
      publish({ saveState: { kind: 'SAVED' } });
      storePending();
      return Promise.resolve(true);
    }
    running ??= run().then((isDone) => {
      running = null;
      if (isDone) {
        const isAll = isEmpty(pending());
        publish({ saveState: { kind: isAll ? 'SAVED' : 'PENDING' } });
      }
      return isDone;
    });
    return running;
  };

  const go = (travelled: Travelled<Content, Place> | null): Place | null | undefined => {
    if (travelled === null) return undefined;
    history = travelled.history;
    show(travelled.content);
    return travelled.place;
  };

  const stored = unsaved.read();
  if (stored !== null) {
    const { content, lost } = rebase(stored.basis, initial.content, stored.patch);
    if (!isEmpty(diff(initial.content, content))) {
      const news: DraftChange = { kind: 'RESTORED', lost };
      current = { ...current, content, news, saveState: { kind: 'PENDING' } };
    }
  }

  return {
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    snapshot: () => current,
    edit: (change, place = null) => {
      const before = current.content;
      const after = change(before);
      if (after === before || isEmpty(diff(before, after))) return null;
      const [refusal] = validate(after);
      if (refusal !== undefined) return refusal;
      history = record(history, { before, after, place });
      show(after);
      return null;
    },
    undo: () => go(undo(history, current.content)),
    redo: () => go(redo(history, current.content)),
    flush,
    version: () => base.version,
    refresh: async () => {
      if (running !== null) return;
      const theirs = await server.load();
      // If a save has started since, its response or conflict brings the news.
      if (running === null && flight === null && theirs.version > base.version) {
        adopt(theirs);
      }
    },
    attach: () => {
      isAttached = true;
      if (!isEmpty(pending())) schedule(quiet);
      return () => {
        isAttached = false;
        if (!isEmpty(pending())) void flush();
      };
    },
  };
}
