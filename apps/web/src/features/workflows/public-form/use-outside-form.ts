import { isFilledInByPeople } from '@baton/domain/field/field';
import type { Refusal } from '@baton/domain/core/refusal';
import { useState } from 'react';
import { useAnswerDraftIn, type AnswerDraft } from '../../../fields/answer/use-answer-draft.ts';
import { asApiError, type ApiError } from '../../../lib/api/graphql-error.ts';
import type { AddedDocument } from '../../../lib/documents/use-uploads.ts';
import { draftStorage } from '../../../lib/draft/draft-storage.ts';
import { unreadRefusals } from '../../../lib/fields/unread-refusals.ts';
import { useAllUnread } from '../../../lib/fields/use-unread-text.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useToday } from '../../../lib/i18n/use-today.ts';
import {
  answersToSend,
  intakeRefusals,
  intakeStates,
  type IntakeQuestion,
} from '../start/intake-questions.ts';
import { tabStorage } from './visitor-session.ts';

export interface OutsideFormOptions {
  /** Name of the draft in this tab. */
  readonly draftName: string;
  readonly questions: readonly IntakeQuestion[];
  /** Errors of other fields of the page. */
  readonly otherRefusals?: readonly Refusal[];
  /** Files in the current values. */
  readonly documents?: readonly AddedDocument[];
  /** Sends the values. Throws why they were refused. */
  readonly send: (key: string, values: ReturnType<typeof answersToSend>) => Promise<void>;
  /** Called with the error before it is shown. */
  readonly onFailure?: (error: ApiError) => void;
}

/** State of a form that someone without an account fills in. */
export interface OutsideForm {
  readonly answers: AnswerDraft;
  readonly isPending: boolean;
  /** Number of refused attempts. */
  readonly faultyTries: number;
  /** Error that belongs to no field. */
  readonly failure: ApiError | null;
  readonly errorAt: (field: string) => string | undefined;
  readonly onAnswer: AnswerDraft['enter'];
  readonly submit: () => Promise<void>;
}

/** Keeps the values in the tab until they are sent, and checks them by the rules of the server. */
export function useOutsideForm({
  draftName,
  questions,
  otherRefusals = [],
  documents = [],
  send,
  onFailure,
}: OutsideFormOptions): OutsideForm {
  const t = useText();
  const today = useToday();
  const [storage] = useState(() => draftStorage(tabStorage()));
  const answers = useAnswerDraftIn(storage, draftName);
  const texts = useAllUnread(answers.unread);
  const [isJudged, setIsJudged] = useState(false);
  const [faultyTries, setFaultyTries] = useState(0);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { values, names } = answers;
  const states = intakeStates(questions, values);
  const unreadShown = new Map(
    [...texts].filter(([place]) =>
      questions.some(
        (one) => one.instance === place && isFilledInByPeople(one) && states.isShown(one),
      ),
    ),
  );
  const refusals = [
    ...unreadRefusals(
      unreadShown,
      (place) => questions.find(({ instance }) => instance === place)?.field.kind,
    ),
    ...intakeRefusals(questions, values, today),
    ...otherRefusals,
  ];
  const answered = failure?.refusals.filter(({ field }) => field !== undefined) ?? [];
  const errorAt = (field: string): string | undefined => {
    const own = isJudged ? refusals.find((refusal) => refusal.field === field) : undefined;
    const found = own ?? answered.find((refusal) => refusal.field === field);
    return found === undefined ? undefined : errorText(t, found);
  };
  const submit = async (): Promise<void> => {
    if (isPending) return;
    setIsJudged(true);
    setFailure(null);
    if (refusals.length > 0) return setFaultyTries(faultyTries + 1);
    setIsPending(true);
    try {
      await send(answers.keyToSend(), answersToSend(questions, values));
      answers.forget();
    } catch (thrown) {
      const error = asApiError(thrown);
      onFailure?.(error);
      setFailure(error);
      setFaultyTries(faultyTries + 1);
    }
    setIsPending(false);
  };
  return {
    ...{ isPending, faultyTries, failure, errorAt, submit },
    answers: { ...answers, names: { ...names, documents: [...documents, ...names.documents] } },
    onAnswer: (instance, value) => {
      setFailure(null);
      answers.enter(instance, value);
    },
  };
}
