import type { ListFieldFilter } from '@baton/domain/list/field-filters';
import type { FieldFilter } from '@baton/domain/condition/field-filter';
import { comparisonOf } from '@baton/domain/condition/filter-operators';
import { arityOf } from '@baton/domain/condition/operators';
import { isDocumentKind } from '@baton/domain/field/document-kinds';
import type { BlueprintField, FieldValue } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { useKnownDocuments } from '../../../lib/documents/use-found-documents.ts';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useKnownParties } from '../../../lib/parties/use-known-parties.ts';
import { isSearchable, useFilterField } from './use-filter-field.ts';

/** The filter as text: field, operator, and value. */
export function FieldFilterText({ current }: { readonly current: ListFieldFilter }): ReactNode {
  const t = useText();
  const field = useFilterField(current.field);
  if (!isSearchable(field, current) || current.filter === null)
    return t('workflows.answer.goneTitle');
  return <Words field={field} filter={current.filter} />;
}

interface WordsProps {
  readonly field: BlueprintField;
  readonly filter: FieldFilter;
}

function Words({ field, filter: { operator, values } }: WordsProps): ReactNode {
  const t = useText();
  const valueText = useValueText();
  const isOfPeople = field.kind === 'PEOPLE';
  const people = useKnownParties(isOfPeople ? values.map(String) : []);
  const documents = useKnownDocuments(isDocumentKind(field.kind) ? values.map(String) : []);
  const nameOf = (id: string): string =>
    [...people, ...documents.documents.map(({ ref, name }) => ({ id: ref, name }))].find(
      (one) => one.id === id,
    )?.name ?? '…';
  const comparison = comparisonOf(operator);
  const isList = arityOf(comparison) === 'LIST';
  // A list of options is formatted as a multi-select, also for a single select. Documents are shown
  // by name.
  const shape =
    isList && field.kind === 'SELECT'
      ? { ...field, kind: 'MULTI_SELECT' as const }
      : isDocumentKind(field.kind)
        ? { ...field, kind: 'DOCUMENT' as const }
        : field;
  const value: FieldValue | undefined = isList ? values.map(String) : values[0];
  return t('workflows.answer.summary', {
    field: field.name,
    operator: t(`fields.operator.${comparison}`),
    values: value === undefined ? '' : valueText(shape, value, nameOf),
  });
}
