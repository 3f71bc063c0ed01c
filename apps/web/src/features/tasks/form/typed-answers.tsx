import { readDocumentRef } from '@baton/domain/document/document-ref';
import { formatValue } from '@baton/domain/field/field-kinds';
import { partiesOfValue } from '@baton/domain/field/parties-of-value';
import { isRows, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { writeTableText } from '@baton/domain/field/written/table-text';
import type { ReactNode } from 'react';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useKnownParties } from '../../../lib/parties/use-known-parties.ts';
import { useAllUnread } from '../../../lib/fields/use-unread-text.ts';
import { fieldColumn } from '../../../ui/table-editor/table-model.ts';
import { Stranded } from '../../../ui/stranded/stranded.tsx';
import type { TaskFormStore } from './task-form-store.ts';
import { useFormState } from './use-form-parts.ts';
import { TypedRows } from './typed-rows.tsx';
import classes from './entry.module.css';

export interface TypedAnswersProps {
  readonly store: TaskFormStore;
}

/**
 * What was typed into a form that has become somebody else's, or was handed in meanwhile: no
 * longer to be stored, and not lost either. It is told by what the browser keeps alone, for the
 * form may not be read any more.
 */
export function TypedAnswers({ store }: TypedAnswersProps): ReactNode {
  const { entries } = useFormState(store);
  const unread = useAllUnread(store.unread);
  return entries.size === 0 && unread.size === 0 ? null : <ShownAnswers store={store} />;
}

function ShownAnswers({ store }: TypedAnswersProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const valueText = useValueText();
  const { entries } = useFormState(store);
  const unread = useAllUnread(store.unread);
  const typed = [...new Set([...entries.keys(), ...unread.keys()])].map((instance) => ({
    instance,
    question: store.questionAt(instance),
    value: entries.get(instance)?.value ?? null,
    text: unread.get(instance),
  }));
  type Typed = (typeof typed)[number];
  const named = typed.flatMap(({ question, value }) =>
    value === null || question === undefined
      ? []
      : partiesOfValue(value, question).filter((id) => question.names[id] === undefined),
  );
  const found = useKnownParties(named);
  const nameIn =
    ({ question }: Typed) =>
    (id: string): string => {
      const extension = readDocumentRef(id)?.extension;
      return (
        question?.names[id] ??
        found.find((party) => party.id === id)?.name ??
        (extension === undefined ? '…' : t('entry.typed.document', { type: extension }))
      );
    };
  const titleOf = ({ question }: Typed): string => question?.name ?? t('entry.typed.unnamed');

  /** What stood in cells and was no value, a line each. */
  const cellTexts = ({ instance, question, value, text }: Typed): readonly string[] =>
    typeof text !== 'object'
      ? []
      : Object.entries(text).flatMap(([row, cells]) =>
          (question?.columns ?? []).flatMap(({ key, name }) => {
            const typedText = cells[fieldColumn(key)];
            const rows = rowsOf(value ?? store.state().stored.get(instance)?.value ?? null);
            const place = rows.findIndex((one) => one.row === row);
            return typedText === undefined
              ? []
              : [
                  place < 0
                    ? `${name}: ${typedText}`
                    : t('entry.typed.cell', { column: name, row: 1 + place, text: typedText }),
                ];
          }),
        );
  const answerText = (one: Typed): string => {
    const { question, value, text } = one;
    if (typeof text === 'string') return text;
    // Of a table nothing but cells may have been typed, which stand below.
    if (value === null) return typeof text === 'object' ? '' : t('fields.nothing');
    return question === undefined ? String(value) : valueText(question, value, nameIn(one));
  };
  const copied = (one: Typed): string => {
    const { question, value } = one;
    if (question === undefined || !isRows(value)) return `${titleOf(one)}: ${answerText(one)}`;
    const head = writeTableText([question.columns.map(({ name }) => name)]);
    const rows = formatValue(value, question, { locale: clock.dateLocale, nameOf: nameIn(one) });
    return [question.name, head, rows, ...cellTexts(one)].join('\n');
  };
  const discard = (): void => {
    for (const { instance } of typed) {
      store.forget(instance);
      store.unread.put(instance, null);
    }
  };
  return (
    <Stranded
      isSudden
      title={t('entry.typed.title')}
      text={typed.map(copied).join('\n')}
      onDiscard={discard}
    >
      <dl className={classes.typedList}>
        {typed.map((one) => (
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
    </Stranded>
  );
}
