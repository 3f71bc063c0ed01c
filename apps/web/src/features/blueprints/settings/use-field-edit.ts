import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Place } from '../draft/place.ts';
import { useEditorActions, type ContentChange } from '../editor/editor-context.ts';

export interface FieldEdit<T> {
  /** What the editor shows: the stored value until something is typed. */
  readonly value: T;
  readonly set: (value: T) => void;
  readonly error: string | null;
  /** True when it was taken. */
  readonly save: () => boolean;
  /** Takes a value at once, for fields that save on change. */
  readonly saveNow: (value: T) => boolean;
  readonly cancel: () => void;
}

/** One field of the selected place: what is being typed, why it is refused, saving and giving up. */
export function useFieldEdit<T>(
  stored: T,
  place: Place | null,
  change: (value: T) => ContentChange,
): FieldEdit<T> {
  const t = useText();
  const actions = useEditorActions();
  const [typed, setTyped] = useState<{ readonly value: T } | null>(null);
  const [error, setError] = useState<string | null>(null);

  const take = (value: T): boolean => {
    const refusal = actions.edit(change(value), place);
    setError(refusal === null ? null : errorText(t, refusal));
    setTyped(refusal === null ? null : { value });
    return refusal === null;
  };
  const leave = useEffectEvent(() => {
    if (typed !== null && error === null) actions.edit(change(typed.value), place);
  });
  // Selecting something else takes what is being typed, as leaving a field does.
  useEffect(() => {
    // The page may go away with it, and the draft is kept.
    const onHide = (): void => leave();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);
  return {
    value: typed === null ? stored : typed.value,
    set: (value) => {
      setTyped({ value });
      setError(null);
    },
    error,
    save: () => typed === null || take(typed.value),
    saveNow: take,
    cancel: () => {
      setTyped(null);
      setError(null);
    },
  };
}
