import { readDocumentRef } from '@baton/domain/document/document-ref';
import { formatValue } from '@baton/domain/field/field-kinds';
import type { FieldValue } from '@baton/domain/field/field';
import { partiesOfValue } from '@baton/domain/field/parties-of-value';
import { isRows, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { writeTableText } from '@baton/domain/field/written/table-text';
import type { ReactNode } from 'react';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useKnownParties } from '../../../lib/parties/use-known-parties.ts';
import type { UnreadText } from '../../../lib/fields/unread-texts.ts';
import { fieldColumn } from '../../../ui/table-editor/table-model.ts';
import { Stranded } from '../../../ui/stranded/stranded.tsx';
import type { TypedQuestion } from './typed-question.ts';
import { TypedRows } from './typed-rows.tsx';
import classes from './entry.module.css';

/** An answer as it was typed, and what was asked there as far as it is known. */
export interface LeftAnswer {
  readonly instance: string;
  readonly question: TypedQuestion | undefined;
  readonly value: FieldValue | null;
  /** What is stored there: the rows among which cells were typed. */
  readonly stored?: FieldValue | null;
  /** What stood there and was no value. */
  readonly text: UnreadText | undefined;
}

export interface LeftAnswersProps {
  readonly title: string;
  readonly answers: readonly LeftAnswer[];
  /** What was written beside them. */
  readonly words?: string;
  readonly onDiscard: () => void;
}

/**
 * Answers that are no longer their writer's to give, and not lost either. They are told by what
 * the browser keeps alone, for the form may not be read any more.
 */
export function LeftAnswers({
  title,
  answers,
  words = '',
  onDiscard,
}: LeftAnswersProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const valueText = useValueText();
  const named = answers.flatMap(({ question, value }) =>
    value === null || question === undefined
      ? []
      : partiesOfValue(value, question).filter((id) => question.names[id] === undefined),
  );
  const found = useKnownParties(named);
  const nameIn =
    ({ question }: LeftAnswer) =>
    (id: string): string => {
      const extension = readDocumentRef(id)?.extension;
      return (
        question?.names[id] ??
        found.find((party) => party.id === id)?.name ??
        (extension === undefined ? '…' : t('entry.typed.document', { type: extension }))
      );
    };
  const titleOf = ({ question }: LeftAnswer): string => question?.name ?? t('entry.typed.unnamed');

  /** What stood in cells and was no value, a line each. */
  const cellTexts = ({ question, value, stored = null, text }: LeftAnswer): readonly string[] =>
    typeof text !== 'object'
      ? []
      : Object.entries(text).flatMap(([row, cells]) =>
          (question?.columns ?? []).flatMap(({ key, name }) => {
            const typedText = cells[fieldColumn(key)];
            const place = rowsOf(value ?? stored).findIndex((one) => one.row === row);
            return typedText === undefined
              ? []
              : [
                  place < 0
                    ? `${name}: ${typedText}`
                    : t('entry.typed.cell', { column: name, row: 1 + place, text: typedText }),
                ];
          }),
        );
  const answerText = (one: LeftAnswer): string => {
    const { question, value, text } = one;
    if (typeof text === 'string') return text;
    // Of a table nothing but cells may have been typed, which stand below.
    if (value === null) return typeof text === 'object' ? '' : t('fields.nothing');
    return question === undefined ? String(value) : valueText(question, value, nameIn(one));
  };
  const copied = (one: LeftAnswer): string => {
    const { question, value } = one;
    if (question === undefined || !isRows(value)) return `${titleOf(one)}: ${answerText(one)}`;
    const head = writeTableText([question.columns.map(({ name }) => name)]);
    const rows = formatValue(value, question, { locale: clock.dateLocale, nameOf: nameIn(one) });
    return [question.name, head, rows, ...cellTexts(one)].join('\n');
  };
  return (
    <Stranded
      isSudden
      title={title}
      text={[...answers.map(copied), words].filter((text) => text !== '').join('\n')}
      onDiscard={onDiscard}
    >
      <dl className={classes.typedList}>
        {answers.map((one) => (
          <div key={one.instance}>
            <dt className={classes.whose}>{titleOf(one)}</dt>
            <dd className={classes.answer}>
              {isRows(one.value) ? (
                <TypedRows
                  label={titleOf(one)}
                  columns={one.question?.columns ?? []}
                  rows={one.value}
                  nameOf={nameIn(one)}
                />
              ) : (
                answerText(one)
              )}
              {cellTexts(one).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {words !== '' && <p className={classes.answer}>{words}</p>}
    </Stranded>
  );
}
