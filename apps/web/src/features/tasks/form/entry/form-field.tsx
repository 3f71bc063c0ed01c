import { readDocumentRef } from '@baton/domain/document/document-ref';
import { use, useState, type KeyboardEvent, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { formField_field$key } from '../../../../__generated__/formField_field.graphql.ts';
import { AnswerControl } from '../../../../fields/answer/answer-control.tsx';
import { readDocuments } from '../../../../lib/documents/shown-documents.ts';
import { useFormats } from '../../../../lib/i18n/use-formats.ts';
import { errorText } from '../../../../lib/i18n/error-text.ts';
import { readField } from '../../../../lib/fields/read-field.ts';
import { useUnreadText } from '../../../../lib/fields/use-unread-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useViewer } from '../../../../lib/session/viewer-context.ts';
import { EmptyTextContext } from '../../../../ui/field/empty-text.ts';
import { PresenceContext, usePresentAt } from '../../presence/presence-context.ts';
import { WritingHere } from '../../presence/writing-here.tsx';
import { AnswerConflict } from './answer-conflict.tsx';
import { EntryStatus } from './entry-status.tsx';
import type { TaskFormStore } from '../store/task-form-store.ts';
import { typedQuestion } from '../store/typed-question.ts';
import classes from './entry.module.css';
import { useFieldEntry } from './use-field-entry.ts';

/** Returns true for keys that save: Enter if it has no other use, and Ctrl+Enter. */
const savesField = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  (ctrlKey || metaKey || (target instanceof HTMLInputElement && target.role !== 'combobox'));

export interface FormFieldProps {
  readonly field: formField_field$key;
  readonly store: TaskFormStore;
  /** Help text of the field. Empty if there is none. */
  readonly help: string;
  readonly isMandatory: boolean;
}

/** A field with its value, saved on blur or after a selection. */
export function FormField({ field, store, help, isMandatory }: FormFieldProps): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const formats = useFormats();
  const data = useFragment(
    graphql`
      fragment formField_field on FormField {
        ...readField_field
        instance
        value
        version
        enteredBy {
          id
          name
        }
        people {
          id
          name
          kind
        }
        documents {
          ...shownDocuments_document
        }
        sourceTask
        proposedBy {
          name
        }
      }
    `,
    field,
  );
  const { instance, enteredBy, people } = data;
  const shape = readField(data);
  const stored = data.value ?? null;
  const documents = readDocuments(data.documents, formats);
  const entry = useFieldEntry(
    {
      ...{ instance, version: data.version, value: stored },
      question: typedQuestion(shape, people, documents),
    },
    store,
  );
  const { value, state } = entry;
  const [unread] = useUnreadText(instance);
  const [openedAt] = useState(data.version);
  const isOthers = enteredBy != null && enteredBy.id !== viewer.id;

  const presence = use(PresenceContext);
  const writers = usePresentAt(instance);

  const status = (
    <EntryStatus
      state={state}
      isInvalid={unread !== undefined}
      changedBy={isOthers && data.version > openedAt ? enteredBy.name : null}
      writing={writers.length === 0 ? null : <WritingHere people={writers} />}
      onRetry={entry.onRetry}
    />
  );
  const description =
    data.proposedBy == null
      ? data.sourceTask == null
        ? help || undefined
        : t('fields.form.from', { task: data.sourceTask })
      : t('shared.proposedBy', { name: data.proposedBy.name });
  const error = entry.refusal === null ? null : errorText(t, entry.refusal);
  // Typed text is saved (Enter in a line, Ctrl+Enter anywhere) or discarded (Escape). Without typed
  // text, the keys apply to the task.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (!entry.isTyping) {
      // Escape discarded an invalid text in the control, so it must not close the dialog as well.
      if (event.key === 'Escape' && event.defaultPrevented) event.stopPropagation();
      return;
    }
    if (event.key === 'Escape') store.forget(instance);
    else if (savesField(event)) entry.onCommit(value);
    else return;
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
  };
  const nameOf = (id: string): string => {
    const extension = readDocumentRef(id)?.extension;
    return (
      people.find((party) => party.id === id)?.name ??
      documents.find(({ ref }) => ref === id)?.name ??
      (extension === undefined ? '…' : t('entry.typed.document', { type: extension }))
    );
  };
  // The label of a table has no line of its own, because the table shows lines.
  const isQuiet = error === null && state !== 'CONFLICT' && shape.kind !== 'TABLE';
  return (
    // Each field is its own form, because it is saved separately and because browsers read all
    // inputs of a form on each key press.
    <form
      role="presentation"
      noValidate
      className={isQuiet ? classes.quiet : undefined}
      onKeyDown={onKeyDown}
      onFocus={() => presence?.enter(instance)}
      onInput={() => presence?.enter(instance)}
      onBlur={() => presence?.exit(instance)}
      onSubmit={(event) => event.preventDefault()}
    >
      <EmptyTextContext value={t('fields.notFilledIn')}>
        <AnswerControl
          label={shape.name}
          shape={shape}
          value={value}
          storageKey={instance}
          people={people}
          documents={documents}
          isRequired={isMandatory}
          isJudged={entry.refusal !== null}
          error={error}
          description={description}
          status={status}
          onType={entry.onType}
          onCommit={entry.onCommit}
        />
      </EmptyTextContext>
      {state === 'CONFLICT' && (
        <AnswerConflict
          {...{ shape, nameOf }}
          mine={value}
          theirs={stored}
          cells={entry.cells}
          by={enteredBy?.name ?? null}
          isOwn={enteredBy != null && !isOthers}
          onChoose={(choice) => store.choose(instance, choice)}
        />
      )}
    </form>
  );
}
