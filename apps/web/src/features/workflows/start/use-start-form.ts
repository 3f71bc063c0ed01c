import { isPlainDate } from '@baton/domain/core/plain-date';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { isFilledInByPeople } from '@baton/domain/field/field';
import { nameFromTemplate } from '@baton/domain/blueprint/name-template';
import { workflowNameRefusal } from '@baton/domain/core/names/workflow-name';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useStartFormMutation } from '../../../__generated__/useStartFormMutation.graphql.ts';
import { useAnswerDraft, type AnswerDraft } from '../../../fields/answer/use-answer-draft.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import { dayKey } from '../../../lib/i18n/date-text.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { unreadRefusals } from '../../../lib/fields/unread-refusals.ts';
import { useAllUnread } from '../../../lib/fields/use-unread-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { FoundParty } from '../../../lib/parties/use-party-search.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import {
  answersToSend,
  answerTo,
  fieldOfQuestion,
  intakeRefusals,
  intakeStates,
} from './intake-questions.ts';
import type { Intake } from './use-intake.ts';

interface StartFields {
  readonly name: string;
  readonly owner: FoundParty | null;
  readonly startDate: string | null;
}

const noFields: Partial<StartFields> = {};

/** A workflow in the response to its start. */
export interface StartedWorkflow {
  readonly id: string;
  readonly name: string;
  /** People who start a workflow for others may not have access to it. */
  readonly permissions: { readonly read: boolean };
  /** The variant that was used instead of the selected blueprint. */
  readonly variant: { readonly name: string } | null | undefined;
}

/** Returns errors found before sending. The name follows the server's rule. */
const refusalsOf = ({ name, owner, startDate }: StartFields): readonly Refusal[] =>
  [
    workflowNameRefusal(name),
    owner === null ? refuse('Required', {}, 'ownerId') : null,
    startDate === null || isPlainDate(startDate) ? null : refuse('InvalidDate', {}, 'startDate'),
  ].filter((refusal) => refusal !== null);

/** State of a workflow start: draft, errors, and command. */
export interface StartForm {
  readonly fields: StartFields;
  readonly answers: AnswerDraft;
  readonly today: string;
  readonly isLater: boolean;
  readonly isPending: boolean;
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  /** Number of refused attempts. */
  readonly faultyTries: number;
  readonly errorAt: (field: string) => string | undefined;
  readonly change: (part: Partial<StartFields>) => void;
  readonly onAnswer: AnswerDraft['enter'];
  readonly discard: () => void;
  readonly start: () => Promise<void>;
}

export function useStartForm(
  { blueprint, questions, nameTemplate, isTestRun }: Intake,
  onStarted: (workflow: StartedWorkflow) => void,
): StartForm {
  const t = useText();
  const viewer = useViewer();
  const formats = useFormats();
  const [openedAt] = useState(() => new Date());
  const today = dayKey(openedAt, formats.clock);
  const { draft, hasDraft, update, forget } = useDraft(`start.${blueprint.id}`, {
    empty: noFields,
  });
  const answers = useAnswerDraft(`start.${blueprint.id}`);
  const texts = useAllUnread(answers.unread);
  const { values } = answers;
  // The selected start date, or today if that day has already passed.
  const plannedDay =
    draft.startDate == null || (isPlainDate(draft.startDate) && draft.startDate < today)
      ? today
      : draft.startDate;
  const states = intakeStates(questions, values);
  // Unless edited, the server generates the name from the final values.
  const isNamedByTemplate = draft.name === undefined && nameTemplate !== '';
  const suggestedName = (): string =>
    isNamedByTemplate
      ? nameFromTemplate(nameTemplate, {
          blueprint: blueprint.name,
          date: plannedDay,
          reference: '…',
          answers: questions.map((one) => ({
            field: one.field,
            value: states.isShown(one) ? answerTo(one, values) : null,
          })),
          nameOfParty: (id) => answers.names.parties.find((party) => party.id === id)?.name ?? null,
        })
      : t('workflows.start.defaultName', {
          blueprint: blueprint.name,
          date: formats.date(openedAt.toISOString()),
        });
  const fields: StartFields = {
    name: draft.name ?? suggestedName(),
    owner:
      draft.owner === undefined ? { id: viewer.id, name: viewer.name, kind: 'USER' } : draft.owner,
    startDate: plannedDay,
  };
  const [tries, setTries] = useState(0);
  const [faultyTries, setFaultyTries] = useState(0);
  const command = useCommand<useStartFormMutation>(
    graphql`
      mutation useStartFormMutation($input: StartWorkflowInput!) {
        startWorkflow(input: $input) {
          workflow {
            id
            name
            permissions {
              read
            }
            variant {
              name
            }
          }
        }
      }
    `,
    { fields: ['name', 'ownerId', 'startDate', ...questions.map(fieldOfQuestion)] },
  );
  // Hidden fields are not sent, and their invalid text doesn't count.
  const unreadShown = new Map(
    [...texts].filter(([place]) =>
      questions.some(
        (one) => one.instance === place && isFilledInByPeople(one) && states.isShown(one),
      ),
    ),
  );
  const refusals = [
    ...refusalsOf(fields),
    ...unreadRefusals(
      unreadShown,
      (place) => questions.find(({ instance }) => instance === place)?.field.kind,
    ),
    ...intakeRefusals(questions, values, today),
  ];
  const errorAt = (field: string): string | undefined => {
    const own = tries > 0 ? refusals.find((refusal) => refusal.field === field) : undefined;
    return own === undefined ? command.fieldErrors[field] : errorText(t, own);
  };

  const discard = (): void => {
    forget();
    answers.forget();
  };
  const start = async (): Promise<void> => {
    if (command.isPending) return;
    setTries(tries + 1);
    const { name, owner, startDate } = fields;
    if (refusals.length > 0 || owner === null) {
      setFaultyTries(faultyTries + 1);
      return;
    }
    const idempotencyKey = answers.keyToSend();
    const done = await command.run(() => ({
      input: {
        idempotencyKey,
        blueprintId: blueprint.id,
        name: isNamedByTemplate ? null : name.trim(),
        ownerId: owner.id,
        isTestRun,
        startDate: startDate === today ? null : startDate,
        values: answersToSend(questions, values),
      },
    }));
    if (done === null) {
      setFaultyTries(faultyTries + 1);
      return;
    }
    setTries(0);
    discard();
    onStarted(done.startWorkflow.workflow);
  };
  return {
    fields,
    answers,
    today,
    isLater: fields.startDate !== null && isPlainDate(fields.startDate) && fields.startDate > today,
    isPending: command.isPending,
    hasDraft: hasDraft || answers.hasDraft,
    faultyTries,
    errorAt,
    start,
    discard,
    change: (part) => {
      command.reset();
      answers.forgetKey();
      update((before) => ({ ...before, ...part }));
    },
    onAnswer: (instance, value) => {
      command.reset();
      answers.enter(instance, value);
    },
  };
}
