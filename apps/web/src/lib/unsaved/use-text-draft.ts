import { useState } from 'react';
import { useSeenVersion, type SeenVersion } from '../api/use-seen-version.ts';
import { useStoredDraft } from './use-stored-draft.ts';

/** Edited text with the version it is based on. */
interface TextDraft {
  readonly text: string;
  readonly shown: string;
  readonly version: number;
}

const isKept = (kept: unknown): kept is TextDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'shown' in kept &&
  typeof kept.shown === 'string' &&
  'version' in kept &&
  typeof kept.version === 'number';

export interface TextEdit {
  /** Null if nothing was typed. */
  readonly text: string | null;
  readonly seen: SeenVersion;
  /** True if an earlier visit left an open draft. */
  readonly hasDraft: boolean;
  readonly type: (text: string) => void;
  /** Deletes the draft after it was stored or discarded. */
  readonly close: () => void;
}

/** Stores an inline edit in the browser until it is saved or discarded. */
export function useTextDraft(
  name: string,
  version: number,
  shown: string,
  /** True if the text has no closed state, so that its editor is always open. */
  isOpen = false,
): TextEdit {
  const typing = useStoredDraft(`text.${name}`, isKept);
  const [begun] = useState(() => typing.kept());
  const [text, setText] = useState(begun?.text ?? null);
  const [hasDraft, setHasDraft] = useState(begun !== null);
  const seen = useSeenVersion(version, shown, begun ?? isOpen);
  const [since, setSince] = useState<Pick<TextDraft, 'shown' | 'version'> | null>(begun);
  return {
    text,
    seen,
    hasDraft,
    type: (next) => {
      setText(next);
      // The text and version that the person saw when they started, regardless of later changes.
      const upon = since ?? { shown, version: seen.opened?.version ?? version };
      setSince(upon);
      const { shown: before, version: at } = upon;
      typing.keep(next === before ? null : { text: next, shown: before, version: at });
    },
    close: () => {
      setText(null);
      setSince(null);
      setHasDraft(false);
      typing.keep(null);
      seen.close();
    },
  };
}
