import type { FieldValue } from '@baton/domain/field/field';
import { isRows } from '@baton/domain/field/kinds/table-rows';
import type { AddedDocument } from '../../../lib/documents/use-uploads.ts';
import type { FoundParty } from '../../../lib/parties/use-party-search.ts';
import type { UnsentStorage } from '../../../lib/unsaved/unsent-storage.ts';
import type { IntakeAnswers } from './intake-questions.ts';

/** Values that the person typed, without automatic ones. */
export interface StartDraft {
  readonly name?: string | undefined;
  readonly owner?: FoundParty | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly answers: IntakeAnswers;
  /** Names for ids in the values. */
  readonly parties: readonly FoundParty[];
  readonly documents: readonly AddedDocument[];
  /**
   * Idempotency key of the last attempt, until something is edited, so that a retry doesn't start a
   * second workflow.
   */
  readonly key: string | null;
}

export const emptyDraft: StartDraft = { answers: new Map(), parties: [], documents: [], key: null };

/** Returns true if nothing was typed. */
export const isUntouched = ({ name, owner, startDate, answers }: StartDraft): boolean =>
  name === undefined && owner === undefined && startDate === undefined && answers.size === 0;

/**
 * Storage of a draft. Each value has its own entry, so that a large table is written only when it
 * changes.
 */
export interface StartCopies {
  readonly read: () => StartDraft;
  /** Stores the draft after a short delay. */
  readonly keep: (draft: StartDraft) => void;
  /** Stores it immediately, before the page is closed. */
  readonly flush: () => void;
  readonly clear: () => void;
  /** Returns true if everything typed is stored. */
  readonly isComplete: () => boolean;
}

const writeAfter = 250;

/** Rows per stored part of a table, so that a changed cell writes only its part. */
const pieceRows = 250;

type Pieces = ReadonlyMap<string, FieldValue | null>;

const piecesOf = (answers: IntakeAnswers): Pieces =>
  new Map(
    [...answers].flatMap(([instance, value]): readonly (readonly [string, FieldValue | null])[] =>
      isRows(value) && value.length > pieceRows
        ? Array.from({ length: Math.ceil(value.length / pieceRows) }, (_, at) => [
            `${instance}.${at}`,
            value.slice(at * pieceRows, (at + 1) * pieceRows),
          ])
        : [[instance, value]],
    ),
  );

/** Unchanged rows are the same objects. */
const isSamePiece = (a: FieldValue | null | undefined, b: FieldValue | null): boolean =>
  a === b ||
  (a !== undefined &&
    isRows(a) &&
    isRows(b) &&
    a.length === b.length &&
    a.every((row, at) => row === b[at]));

const answersOf = (pieces: Pieces): IntakeAnswers => {
  const answers = new Map<string, FieldValue | null>();
  const placeOf = (name: string): number => Number(name.split('.')[1] ?? 0);
  for (const name of [...pieces.keys()].toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const instance = name.split('.')[0] ?? name;
    const [value, before] = [pieces.get(name) ?? null, answers.get(instance) ?? null];
    answers.set(instance, isRows(before) && isRows(value) ? [...before, ...value] : value);
  }
  return answers;
};

type Head = Omit<StartDraft, 'answers'>;

const isHead = (kept: unknown): kept is Head =>
  typeof kept === 'object' && kept !== null && 'parties' in kept && 'documents' in kept;
const isAnswer = (kept: unknown): kept is { readonly value: FieldValue | null } =>
  typeof kept === 'object' && kept !== null && 'value' in kept;

export function keepStartCopies(storage: UnsentStorage, owner: string): StartCopies {
  const head = `${owner}.start`;
  const prefix = `${owner}.answer.`;
  let written: StartDraft = emptyDraft;
  let wanted: StartDraft = emptyDraft;
  let kept: Pieces = new Map();
  let isComplete = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const writeAnswers = (): void => {
    const pieces = piecesOf(wanted.answers);
    for (const name of kept.keys()) if (!pieces.has(name)) storage.remove(prefix + name);
    for (const [name, value] of pieces) {
      const isKept = kept.has(name) && isSamePiece(kept.get(name), value);
      if (!isKept && !storage.write(prefix + name, { value })) isComplete = false;
    }
    kept = pieces;
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (wanted === written) return;
    isComplete = true;
    writeAnswers();
    const { answers: _, ...rest } = wanted;
    if (isUntouched(wanted)) storage.remove(head);
    else if (!storage.write(head, rest satisfies Head)) isComplete = false;
    written = wanted;
  };

  return {
    flush,
    isComplete: () => isComplete,
    keep: (draft) => {
      wanted = draft;
      if (wanted !== written) timer ??= setTimeout(flush, writeAfter);
    },
    clear: () => {
      wanted = emptyDraft;
      flush();
    },
    read: () => {
      const rest = storage.read(head);
      if (!isHead(rest)) return emptyDraft;
      const found = new Map<string, FieldValue | null>();
      for (const name of storage.names(prefix)) {
        const answer = storage.read(name);
        if (isAnswer(answer)) found.set(name.slice(prefix.length), answer.value);
      }
      kept = found;
      written = { ...rest, answers: answersOf(found) };
      wanted = written;
      return written;
    },
  };
}
