import { useState } from 'react';
import { useSeenVersion, type SeenVersion } from '../api/use-seen-version.ts';
import { useKeptTyping } from './use-kept-typing.ts';

/** Edited text with the version it is based on. */
interface KeptText {
  readonly text: string;
  readonly shown: string;
  readonly version: number;
}

const isKept = (kept: unknown): kept is KeptText =>
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
  readonly isBegun: boolean;
  readonly type: (text: string) => void;
  /** Deletes the draft after it was stored or discarded. */
  readonly close: () => void;
}

/** Stores an inline edit in the browser until it is saved or discarded. */
export function useKeptText(
  name: string,
  version: number,
  shown: string,
  /** True if the editor is always open. */
  isOpen = false,
): TextEdit {
  const typing = useKeptTyping(`text.${name}`, isKept);
  const [begun] = useState(() => typing.kept());
  const [text, setText] = useState(begun?.text ?? null);
  const [isBegun, setIsBegun] = useState(begun !== null);
  const seen = useSeenVersion(version, shown, begun ?? isOpen);
  const [since, setSince] = useState<Pick<KeptText, 'shown' | 'version'> | null>(begun);
  return {
    text,
    seen,
    isBegun,
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
      setIsBegun(false);
      typing.keep(null);
      seen.close();
    },
  };
}
