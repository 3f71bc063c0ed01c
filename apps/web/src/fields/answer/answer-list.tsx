import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import type { ListedDocument } from '../../lib/documents/shown-documents.ts';
import type { FoundParty } from '../../lib/parties/use-party-search.ts';
import { AnswerControl } from './answer-control.tsx';
import classes from './answer-list.module.css';

/** Entered values by field. */
export type EnteredValues = ReadonlyMap<string, FieldValue | null>;

/** A field with its current value. */
export interface ListedQuestion {
  readonly instance: string;
  readonly label: string;
  readonly shape: FieldShape;
  readonly isRequired: boolean;
  readonly value: FieldValue | null;
  readonly people: readonly FoundParty[];
  readonly documents: readonly ListedDocument[];
}

export interface AnswerListProps {
  readonly title: string;
  readonly questions: readonly ListedQuestion[];
  readonly entered: EnteredValues;
  /** Errors by the path that the server uses: `values.` and the key of the field. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (entered: EnteredValues) => void;
}

/** Fields in one column. Renders nothing without fields. */
export function AnswerList({
  title,
  questions,
  entered,
  errors,
  onChange,
}: AnswerListProps): ReactNode {
  if (questions.length === 0) return null;
  return (
    <fieldset className={classes.root}>
      <legend className={classes.title}>{title}</legend>
      {questions.map(({ instance, value, ...question }) => {
        const put = (next: FieldValue | null): void =>
          onChange(new Map(entered).set(instance, next === '' ? null : next));
        return (
          <AnswerControl
            key={instance}
            {...question}
            value={entered.has(instance) ? (entered.get(instance) ?? null) : value}
            storageKey={instance}
            error={errors[`values.${instance}`] ?? null}
            onType={put}
            onCommit={put}
          />
        );
      })}
    </fieldset>
  );
}
