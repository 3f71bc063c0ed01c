import type { Refusal } from '@baton/domain/core/refusal';
import type { FormContent } from '@baton/domain/form/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useBuilder } from '../builder/builder-context.ts';

export interface Typed<T> {
  readonly value: T;
  readonly error: string | null;
  readonly set: (value: T) => void;
  readonly save: () => void;
}

/** A typed value of one property, applied on blur. */
export function useTyped<T>(
  stored: T,
  change: (value: T) => (content: FormContent) => FormContent,
  refuse: (value: T) => Refusal | null = () => null,
): Typed<T> {
  const t = useText();
  const { edit, selected } = useBuilder();
  const [typed, setTyped] = useState<{ readonly value: T } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const take = (value: T): void => {
    const refusal = refuse(value) ?? edit(change(value), selected);
    setError(refusal === null ? null : errorText(t, refusal));
    if (refusal === null) setTyped(null);
  };
  const leave = useEffectEvent(() => {
    if (typed !== null && error === null && refuse(typed.value) === null) edit(change(typed.value));
  });
  useEffect(() => () => leave(), []);
  return {
    value: typed === null ? stored : typed.value,
    error,
    set: (value) => {
      setTyped({ value });
      setError(null);
    },
    save: () => {
      if (typed !== null) take(typed.value);
    },
  };
}
