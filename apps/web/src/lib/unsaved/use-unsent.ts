import { isDeepEqual } from '@baton/domain/core/equality';
import { useEffect, useState } from 'react';
import type { UnsettledStore } from '../api/use-command.ts';
import { useKeptIntent } from './use-kept-intent.ts';
import { useKeptTyping } from './use-kept-typing.ts';

/** What somebody writes into something that is sent as a whole. */
export interface Unsent<Draft> {
  readonly draft: Draft;
  /** An earlier visit had begun with it. */
  readonly isBegun: boolean;
  readonly change: (part: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => void;
  /** It was sent, or given up: nothing is kept, and it is as it was at first. */
  readonly forget: () => void;
  /** For the command that sends it, where it makes something new: twice would be two of it. */
  readonly unsettled: UnsettledStore;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Has the parts of the model, and so have these: deeper they may be of several kinds. */
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

/** An earlier release may have kept it in another shape. */
const isLike =
  <Draft extends object>(empty: Draft) =>
  (kept: unknown): kept is Draft =>
    hasParts(kept, empty, 2);

/** A draft of many parts, which the browser keeps until it is sent or given up; it holds what JSON can. */
export function useUnsent<Draft extends object>(name: string, empty: Draft): Unsent<Draft> {
  const [atFirst] = useState(empty);
  const typing = useKeptTyping(name, isLike(atFirst));
  const unsettled = useKeptIntent(name);
  const [begun] = useState(typing.kept);
  const [isBegun, setIsBegun] = useState(begun !== null);
  const [draft, setDraft] = useState(begun ?? atFirst);
  useEffect(() => {
    // What nobody has touched is left as another window may have kept it.
    if (draft !== atFirst && draft !== begun)
      typing.keep(isDeepEqual(draft, atFirst) ? null : draft);
  }, [typing, draft, atFirst, begun]);
  return {
    draft,
    isBegun,
    change: (part) =>
      setDraft((before) => ({
        ...before,
        ...(typeof part === 'function' ? part(before) : part),
      })),
    forget: () => {
      typing.keep(null);
      unsettled.write(null);
      setDraft(atFirst);
      setIsBegun(false);
    },
    unsettled,
  };
}
