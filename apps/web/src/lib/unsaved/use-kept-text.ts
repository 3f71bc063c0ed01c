import { useState } from 'react';
import { useSeenVersion, type SeenVersion } from '../api/use-seen-version.ts';
import { useKeptTyping } from './use-kept-typing.ts';

/** A text that is being changed, upon what the person saw there. */
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
  /** Null: nothing has been typed. */
  readonly text: string | null;
  readonly seen: SeenVersion;
  /** An earlier visit had begun with it, and it is not closed yet. */
  readonly isBegun: boolean;
  readonly type: (text: string) => void;
  /** It is stored, or given up. */
  readonly close: () => void;
}

/** A text edited where it stands; the browser keeps what is typed until it is stored or given up. */
export function useKeptText(
  name: string,
  version: number,
  shown: string,
  /** Its editor is there from the start. */
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
      // What stood there as the person began, whatever has come in since.
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
