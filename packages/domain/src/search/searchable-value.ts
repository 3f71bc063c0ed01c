import type { FieldDefinition, BlueprintField, FieldKind, FieldValue } from '../field/field.ts';
import { formatValue } from '../field/field-kinds.ts';
import { isRows } from '../field/kinds/table-rows.ts';
import { plainText } from '../import/read/markdown-content.ts';
import { parseMarkdown } from '../import/read/markdown-tree.ts';

/** Types whose values are texts that people search for. Other values are ids, marks, or files. */
const searchable: ReadonlySet<FieldKind> = new Set([
  'TEXT',
  'NUMBER',
  'CURRENCY',
  'DATE',
  'SELECT',
  'MULTI_SELECT',
  'EMAIL',
  'PHONE',
]);

const cellText = (value: FieldValue | null, field: FieldDefinition): string => {
  if (!searchable.has(field.kind)) return '';
  const text = formatValue(value, { ...field, columns: [] }, { locale: 'en' });
  return field.kind === 'TEXT' && field.constraints.markdown
    ? plainText(parseMarkdown(text).children).trim()
    : text;
};

/** Returns the text by which the search finds a submitted value. Empty if it isn't searched. */
export const searchableValue = (value: FieldValue | null, field: BlueprintField): string =>
  value !== null && isRows(value)
    ? value
        .flatMap(({ cells }) =>
          field.columns.map((column) => cellText(cells[column.key] ?? null, column)),
        )
        .filter((text) => text !== '')
        .join(' ')
    : cellText(value, field);
