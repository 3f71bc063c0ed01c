import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { AnswerDraftContext } from '../../../fields/answer/answer-draft-context.tsx';
import { ColumnWordsContext } from '../../../fields/rows/column-words.ts';
import { UploadTargetContext, type UploadTarget } from '../../../lib/documents/upload-target.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { focusFirstError } from '../../../ui/field/focus-first-error.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { IntakeFields } from '../start/intake-fields.tsx';
import type { IntakeForm } from '../start/use-intake.ts';
import { FormProgress } from './form-progress.tsx';
import type { OutsideForm } from './use-outside-form.ts';
import classes from './public-form.module.css';

export interface OutsideFieldsProps {
  readonly form: IntakeForm;
  readonly entry: OutsideForm;
  readonly target: UploadTarget;
  readonly submitLabel: string;
  /** Fields of the page that show their own errors. */
  readonly otherFields?: readonly string[];
  readonly showsReadOnly?: boolean;
  /** Content below the fields. */
  readonly children?: ReactNode;
}

/** Rows can be typed. Importing them needs an account. */
const columnWords = { place: 'public', ask: async () => [], allowsImport: false };

/** A form that someone without an account fills in and submits. */
export function OutsideFields({
  form,
  entry,
  target,
  submitLabel,
  otherFields = [],
  showsReadOnly = false,
  children,
}: OutsideFieldsProps): ReactNode {
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const { answers, errorAt, failure, faultyTries } = entry;
  useEffect(() => {
    if (faultyTries > 0 && element.current !== null) focusFirstError(element.current);
  }, [faultyTries]);
  const general = failure?.refusals.find(
    ({ field }) =>
      field === undefined || (!field.startsWith('values.') && !otherFields.includes(field)),
  );
  return (
    <UploadTargetContext value={target}>
      <form
        ref={element}
        className={classes.form}
        noValidate
        aria-busy={entry.isPending || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void entry.submit();
        }}
      >
        <FormProgress form={form} answers={answers.values} />
        {answers.hasDraft && <RestoredDraftNote onDiscard={answers.forget} />}
        <AnswerDraftContext answers={answers}>
          <ColumnWordsContext value={columnWords}>
            <IntakeFields
              intake={form}
              answers={answers.values}
              onAnswer={entry.onAnswer}
              errorAt={errorAt}
              showsReadOnly={showsReadOnly}
              sectionLevel={2}
            />
          </ColumnWordsContext>
        </AnswerDraftContext>
        {children}
        <div className={classes.failure} role="alert" hidden={general === undefined}>
          {general !== undefined && errorText(t, general)}
        </div>
        <div className={classes.bar}>
          {answers.values.size > 0 && !entry.isPending && (
            <p className={classes.kept}>
              <Check size={16} aria-hidden="true" />
              {t('publicForm.kept')}
            </p>
          )}
          <Button kind="primary" size="large" type="submit" fullWidth loading={entry.isPending}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </UploadTargetContext>
  );
}
