import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Place } from '../draft/place.ts';
import { useEditorActions, type ContentChange } from '../editor/editor-context.ts';

export interface FieldEdit<T> {
  /** The value in the editor: stored or typed. */
  readonly value: T;
  readonly set: (value: T) => void;
  readonly error: string | null;
  /** Saves the value. Returns true if it was accepted. */
  readonly save: () => boolean;
  /** Saves a value immediately, for fields that save on change. */
  readonly saveNow: (value: T) => boolean;
  readonly cancel: () => void;
}

/** Edits one property of the selected place: typed value, error, save, and cancel. */
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
  // Saves the typed value when another item is selected, as on blur.
  useEffect(() => {
    // Saves the typed value when the page is hidden, because the page can be closed then.
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
