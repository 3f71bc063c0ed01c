import { isDeepEqual } from '@baton/domain/core/equality';
import { useEffect, useRef, useState } from 'react';
import type { Unsettled, UnsettledStore } from '../api/use-command.ts';
import { useSeenVersion, type SeenState, type SeenVersion } from '../api/use-seen-version.ts';
import { useViewer } from '../session/viewer-context.ts';
import { autosave, type Autosave } from './autosave.ts';
import { hasShape } from './draft-shape.ts';
import { draftStorage, type DraftStorage } from './draft-storage.ts';

/** Converts a draft to its stored form, and back. */
export interface DraftFormat<Content> {
  /** Returns null if there is nothing to store. */
  readonly toStored: (content: Content) => unknown;
  /** Returns null for content of another format. */
  readonly fromStored: (stored: unknown) => Content | null;
}

export interface DraftOptions<Content> {
  /** The content without a draft. For an object, its current content. */
  readonly empty: Content;
  /** Current version of the object, to detect changes by others. */
  readonly version?: number;
  /** Without it, the draft is stored as JSON if it has the shape of `empty`. */
  readonly format?: DraftFormat<Content>;
}

/** Typed content that isn't sent yet. */
export interface LocalDraft<Content> {
  readonly draft: Content;
  /** True if the content was edited, now or in an earlier visit. */
  readonly isEdited: boolean;
  /** True if an earlier visit left the draft. */
  readonly hasDraft: boolean;
  /** The version of the object that the draft is based on. */
  readonly seen: SeenVersion;
  readonly change: (content: Content) => void;
  /** Changes the latest content, for several changes in one render. */
  readonly update: (change: (before: Content) => Content) => void;
  /** Deletes the draft after it was sent or discarded. */
  readonly forget: () => void;
  /** Stores the unanswered command, so that a retry after a reload has the same key. */
  readonly unsettled: UnsettledStore;
}

interface StoredDraft<Content> {
  readonly content: Content;
  readonly base: SeenState | null;
}

/** A stored draft of an object, with the content and version that the person saw. */
const isBased = (stored: unknown): stored is SeenState & { readonly text: unknown } =>
  hasShape(stored, { text: null, shown: null, version: 0 });

const readDraft = <Content>(
  stored: unknown,
  { empty, version, format }: DraftOptions<Content>,
): StoredDraft<Content> | null => {
  const parse = format?.fromStored ?? ((found) => (hasShape(found, empty) ? found : null));
  const base = isBased(stored) ? stored : null;
  const content = version === undefined ? parse(stored) : base && parse(base.text);
  return content === null ? null : { content, base: version === undefined ? null : base };
};

interface DraftWriter extends Autosave {
  /** Null deletes the draft. */
  readonly write: (stored: unknown) => void;
}

const draftWriter = (storage: DraftStorage, name: string): DraftWriter => {
  let latest: unknown = null;
  const saving = autosave(() => {
    if (latest !== null) return storage.write(name, latest);
    storage.remove(name);
    return true;
  });
  return {
    ...saving,
    write: (stored) => {
      latest = stored;
      saving.schedule();
      if (stored === null) saving.flush();
    },
  };
};

const isUnsettled = (stored: unknown): stored is Unsettled =>
  hasShape(stored, { asked: '', key: '' });

const unsettledStore = (storage: DraftStorage, name: string): UnsettledStore => {
  // Used if the browser has no storage.
  let latest: Unsettled | null = null;
  return {
    read: () => {
      const stored = storage.read(name);
      return isUnsettled(stored) ? stored : latest;
    },
    write: (intent) => {
      latest = intent;
      // Stored immediately, because the page can close before the response arrives.
      if (intent === null) storage.remove(name);
      else storage.write(name, intent);
    },
  };
};

/** Stores typed content in the browser until it is sent or discarded, for 7 days. */
export function useDraft<Content>(
  key: string,
  options: DraftOptions<Content>,
): LocalDraft<Content> {
  const { tenantId, id } = useViewer();
  const [storage] = useState(() => draftStorage());
  return useDraftIn(storage, `${key}.${tenantId}.${id}`, options);
}

/** Stores typed content of someone without an account. */
export function useDraftIn<Content>(
  storage: DraftStorage,
  name: string,
  options: DraftOptions<Content>,
): LocalDraft<Content> {
  const { empty, version, format } = options;
  const [restored] = useState(() => readDraft(storage.read(name), options));
  const [writer] = useState(() => draftWriter(storage, name));
  const [unsettled] = useState(() => unsettledStore(storage, `intent.${name}`));
  const [hasDraft, setHasDraft] = useState(restored !== null);
  const [edit, setEdit] = useState<{ readonly content: Content } | null>(restored);
  // A field can change it twice in one render, and a response can arrive after the editor closed.
  const latest = useRef(edit);
  const seen = useSeenVersion(
    version ?? 0,
    empty,
    version !== undefined && (restored?.base ?? true),
  );
  useEffect(() => writer.watchPage(), [writer]);

  const become = (next: typeof edit): void => {
    latest.current = next;
    setEdit(next);
  };
  // An untouched draft isn't written, because another window may have stored one.
  const update = (change: (before: Content) => Content): void => {
    const content = change(latest.current === null ? empty : latest.current.content);
    become({ content });
    const base = seen.opened ?? { shown: empty, version: version ?? 0 };
    const stored = isDeepEqual(content, base.shown)
      ? null
      : format === undefined
        ? content
        : format.toStored(content);
    writer.write(
      stored === null || version === undefined
        ? stored
        : { text: stored, shown: base.shown, version: base.version },
    );
  };
  return {
    draft: edit === null ? empty : edit.content,
    isEdited: edit !== null,
    hasDraft,
    seen,
    change: (content) => update(() => content),
    update,
    forget: () => {
      become(null);
      setHasDraft(false);
      writer.write(null);
      unsettled.write(null);
      seen.close();
    },
    unsettled,
  };
}
