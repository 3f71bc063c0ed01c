import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import type { ListedDocument } from '../../lib/documents/shown-documents.ts';
import type { FoundParty } from '../../lib/parties/use-party-search.ts';
import { AnswerControl } from './answer-control.tsx';
import classes from './answer-list.module.css';

/** What was entered, by place. */
export type EnteredValues = ReadonlyMap<string, FieldValue | null>;

/** A place that is asked, with what stands there so far. */
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
  /** By the path that the server names: `values.` and the place. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (entered: EnteredValues) => void;
}

/** Questions that are answered in one go, one below the other; nothing where none is asked. */
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
