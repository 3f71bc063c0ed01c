import { useEffect, useRef, type ReactNode } from 'react';
import { AnswerDraftContext } from '../../../fields/answer/answer-draft-context.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { focusFirstError } from '../../../ui/field/focus-first-error.ts';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { ColumnWordsContext } from '../../../fields/rows/column-words.ts';
import { FollowedVariant } from './followed-variant.tsx';
import { answersToSend } from './intake-questions.ts';
import { IntakeFields } from './intake-fields.tsx';
import type { Intake } from './use-intake.ts';
import type { StartForm } from './use-start-form.ts';
import classes from './start-form.module.css';

function OwnerPicker(props: {
  readonly value: FoundParty | null;
  readonly onChange: (owner: FoundParty | null) => void;
  readonly error: string | undefined;
}): ReactNode {
  const t = useText();
  const search = usePartySearch({ kinds: ['USER'], onlyInternal: true });
  return (
    <PartyPicker
      {...search}
      label={t('workflows.fact.owner')}
      description={t('workflows.start.ownerHint')}
      required
      multiple={false}
      value={props.value === null ? [] : [props.value]}
      onChange={(chosen) => props.onChange(chosen[0] ?? null)}
      error={props.error}
    />
  );
}

export interface StartFieldsProps {
  /** Id that links the submit button to the form. */
  readonly id: string;
  readonly intake: Intake;
  readonly form: StartForm;
}

/** Name, owner, and start date of a new workflow, and its intake fields. */
export function StartFields({ id, intake, form }: StartFieldsProps): ReactNode {
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const { fields, change, errorAt, faultyTries } = form;
  useEffect(() => {
    if (faultyTries > 0 && element.current !== null) focusFirstError(element.current);
  }, [faultyTries]);
  return (
    <form
      ref={element}
      id={id}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.start();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
        event.preventDefault();
        void form.start();
      }}
    >
      {form.hasDraft && <RestoredDraftNote onDiscard={form.discard} />}
      <TextInput
        label={t('workflows.fact.name')}
        required
        autoFocus
        value={fields.name}
        onChange={(name) => change({ name })}
        error={errorAt('name')}
      />
      <OwnerPicker
        value={fields.owner}
        onChange={(owner) => change({ owner })}
        error={errorAt('ownerId')}
      />
      <DatePicker
        label={t('workflows.fact.start')}
        description={t(form.isLater ? 'workflows.start.laterHint' : 'workflows.start.todayHint')}
        min={form.today}
        clearable={false}
        value={fields.startDate}
        onChange={(startDate) => change({ startDate })}
        onUnread={(startDate) => change({ startDate })}
        error={errorAt('startDate')}
      />
      <AnswerDraftContext answers={form.answers}>
        <ColumnWordsContext value={intake.columnWords}>
          <IntakeFields
            intake={intake}
            answers={form.answers.values}
            onAnswer={form.onAnswer}
            errorAt={errorAt}
          />
        </ColumnWordsContext>
      </AnswerDraftContext>
      {intake.hasVariants && (
        <FollowedVariant
          blueprintId={intake.blueprint.id}
          values={answersToSend(intake.questions, form.answers.values)}
        />
      )}
    </form>
  );
}
