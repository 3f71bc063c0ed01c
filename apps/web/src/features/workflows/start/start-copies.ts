import type { FieldValue } from '@baton/domain/field/field';
import type { AddedDocument } from '../../../lib/documents/use-uploads.ts';
import type { FoundParty } from '../../../lib/parties/use-party-search.ts';
import type { LockedStorage } from '../../../lib/unsaved/locked-storage.ts';
import type { IntakeAnswers } from './intake-questions.ts';

/** What was typed to start a workflow, and nothing that fills itself in. */
export interface StartDraft {
  readonly name?: string | undefined;
  readonly owner?: FoundParty | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly answers: IntakeAnswers;
  /** Who and what the answers mean by id. */
  readonly parties: readonly FoundParty[];
  readonly documents: readonly AddedDocument[];
  /** Of the start that was asked for last, until something else is typed: the same twice is started once. */
  readonly key: string | null;
}

export const emptyDraft: StartDraft = { answers: new Map(), parties: [], documents: [], key: null };

/** Nothing has been typed. */
export const isUntouched = ({ name, owner, startDate, answers }: StartDraft): boolean =>
  name === undefined && owner === undefined && startDate === undefined && answers.size === 0;

/** A draft as the browser keeps it: each answer by itself, so that a large table is written when it changes. */
export interface StartCopies {
  readonly read: () => StartDraft;
  /** Writes it in a moment. */
  readonly keep: (draft: StartDraft) => void;
  /** At once, before the page goes away. */
  readonly flush: () => void;
  readonly clear: () => void;
  /** Everything that was typed is kept here. */
  readonly isComplete: () => boolean;
}

const writeAfter = 250;

type Head = Omit<StartDraft, 'answers'>;

const isHead = (kept: unknown): kept is Head =>
  typeof kept === 'object' && kept !== null && 'parties' in kept && 'documents' in kept;
const isAnswer = (kept: unknown): kept is { readonly value: FieldValue | null } =>
  typeof kept === 'object' && kept !== null && 'value' in kept;

export function keepStartCopies(storage: LockedStorage, owner: string): StartCopies {
  const head = `${owner}.start`;
  const prefix = `${owner}.answer.`;
  let written: StartDraft = emptyDraft;
  let wanted: StartDraft = emptyDraft;
  let isComplete = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const writeAnswers = (): void => {
    for (const instance of written.answers.keys())
      if (!wanted.answers.has(instance)) storage.remove(prefix + instance);
    for (const [instance, value] of wanted.answers) {
      const isKept = written.answers.has(instance) && written.answers.get(instance) === value;
      if (!isKept && !storage.write(prefix + instance, { value })) isComplete = false;
    }
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
      const kept = storage.read(head);
      if (!isHead(kept)) return emptyDraft;
      const answers = new Map<string, FieldValue | null>();
      for (const name of storage.names(prefix)) {
        const answer = storage.read(name);
        if (isAnswer(answer)) answers.set(name.slice(prefix.length), answer.value);
      }
      written = { ...kept, answers };
      wanted = written;
      return written;
    },
  };
}
