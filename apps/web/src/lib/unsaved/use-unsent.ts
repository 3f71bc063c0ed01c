import { isDeepEqual } from '@baton/domain/core/equality';
import { useEffect, useState } from 'react';
import type { UnsettledStore } from '../api/use-command.ts';
import { useStoredCommand } from './use-stored-command.ts';
import { useStoredDraft } from './use-stored-draft.ts';

/** The draft of something that is sent as a whole. */
export interface Unsent<Draft> {
  readonly draft: Draft;
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  readonly change: (part: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => void;
  /** Deletes the draft after it was sent or discarded, and resets it. */
  readonly forget: () => void;
  /**
   * Stores the unanswered command that creates an item, so that a retry doesn't create a second
   * one.
   */
  readonly unsettled: UnsettledStore;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares object keys with the model at the top levels. Deeper values can have several types. */
const hasParts = (kept: unknown, model: object, depth: number): boolean => {
  if (!isObject(kept)) return false;
  const parts = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(model).every(([key, value]: readonly [string, unknown]) => {
    if (value === undefined) return true;
    const part = parts.get(key);
    if (part === undefined) return false;
    if (isObject(value)) return depth === 1 ? isObject(part) : hasParts(part, value, depth - 1);
    if (Array.isArray(value)) return Array.isArray(part);
    return value === null || part === null || typeof part === typeof value;
  });
};

/** An earlier release may have stored it in another format. */
const isLike =
  <Draft extends object>(empty: Draft) =>
  (kept: unknown): kept is Draft =>
    hasParts(kept, empty, 2);

/** Stores a draft object until it is sent or discarded. It can contain any JSON. */
export function useUnsent<Draft extends object>(name: string, empty: Draft): Unsent<Draft> {
  const [atFirst] = useState(empty);
  const typing = useStoredDraft(name, isLike(atFirst));
  const unsettled = useStoredCommand(name);
  const [begun] = useState(typing.kept);
  const [hasDraft, setHasDraft] = useState(begun !== null);
  const [draft, setDraft] = useState(begun ?? atFirst);
  useEffect(() => {
    // An untouched draft isn't written, because another window may have stored one.
    if (draft !== atFirst && draft !== begun)
      typing.keep(isDeepEqual(draft, atFirst) ? null : draft);
  }, [typing, draft, atFirst, begun]);
  return {
    draft,
    hasDraft,
    change: (part) =>
      setDraft((before) => ({
        ...before,
        ...(typeof part === 'function' ? part(before) : part),
      })),
    forget: () => {
      typing.keep(null);
      unsettled.write(null);
      setDraft(atFirst);
      setHasDraft(false);
    },
    unsettled,
  };
}
