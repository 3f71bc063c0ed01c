import type { Refusal } from '@baton/domain/core/refusal';
import { useState } from 'react';
import { errorText } from '../i18n/error-text.ts';
import { useText } from '../i18n/use-text.ts';

export interface CheckedFields {
  /** Returns the error of a field: after the first check, or from the server. */
  readonly errorOf: (field: string) => string | null;
  /** Shows all errors. Returns true if there are none. */
  readonly check: () => boolean;
}

/** Errors of a form by field. They appear when the form is submitted for the first time. */
export function useCheckedFields(
  refusals: readonly (Refusal | null)[],
  /** Errors from the server by field. */
  fieldErrors: Readonly<Record<string, string>>,
): CheckedFields {
  const t = useText();
  const [isChecked, setIsChecked] = useState(false);
  return {
    errorOf: (field) => {
      const refusal = isChecked ? refusals.find((one) => one?.field === field) : null;
      return refusal == null ? (fieldErrors[field] ?? null) : errorText(t, refusal);
    },
    check: () => {
      setIsChecked(true);
      return refusals.every((refusal) => refusal === null);
    },
  };
}
