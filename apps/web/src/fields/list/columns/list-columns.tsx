import { columnText, type ListColumn as Column } from '@baton/domain/list/list-columns';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import type { useText } from '../../../lib/i18n/use-text.ts';
import { tagColor, type ShownTag } from '../../../lib/tags/shown-tag.ts';
import type { ListColumn } from '../../../ui/data-list/list-line.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import { TagDots } from '../../../ui/tag-dot/tag-dot.tsx';

/** Facts that every cell needs. */
export interface ShownColumns {
  readonly t: ReturnType<typeof useText>;
  readonly ownId: string;
}

/** A row with the texts of its custom fields, if a column shows one. */
interface ListedRow {
  readonly fieldTexts?: readonly { readonly field: string; readonly text: string }[] | null;
}

/** How a list shows its columns. */
export interface ColumnLooks<Name extends string, Row, Shown> {
  readonly texts: Readonly<Record<Name, MessageId>>;
  /** Widths in pixels. Null for the name, which has the rest. */
  readonly widths: Readonly<Record<Name, number | null>>;
  /** Sort key of each column that can be sorted. */
  readonly sorts: Partial<Record<string, string>>;
  readonly renders: Readonly<Record<Name, (row: Row, shown: Shown) => ReactNode>>;
}

const fieldWidth = 160;
const atEnd: ReadonlySet<string> = new Set(['last-change', 'start', 'end']);
const notOnCards: ReadonlySet<string> = new Set(['reference', 'tags', 'last-change']);

/** Returns the columns of a list with their changed widths, in pixels by column. */
export const listColumns = <Name extends string, Row extends ListedRow, Shown extends ShownColumns>(
  { texts, widths, sorts, renders }: ColumnLooks<Name, Row, Shown>,
  columns: readonly Column<Name>[],
  changed: Readonly<Record<string, number>>,
  fieldNames: ReadonlyMap<string, string>,
  shown: Shown,
): readonly ListColumn<Row>[] =>
  columns.map((column): ListColumn<Row> => {
    const key = columnText(column);
    const width = (pixels: number): string => `${changed[key] ?? pixels}px`;
    if (column.kind === 'FIELD')
      return {
        key,
        header: fieldNames.get(column.field) ?? '',
        width: width(fieldWidth),
        isResizable: true,
        render: ({ fieldTexts }) =>
          fieldTexts?.find(({ field }) => field === column.field)?.text ?? '',
      };
    const { name } = column;
    const usual = widths[name];
    return {
      key,
      header: shown.t(texts[name]),
      ...(usual === null ? { isLead: true } : { width: width(usual) }),
      isSortable: sorts[name] !== undefined,
      isResizable: name !== 'name' && name !== 'status',
      align: atEnd.has(name) ? 'number' : undefined,
      hideOnCard: notOnCards.has(name),
      render: (row) => renders[name](row, shown),
    };
  });

/** A cell with a date, such as a start. */
export const dateCell = (at: string | null | undefined): ReactNode =>
  at != null && <Moment at={at} style="date" tone="quiet" />;

/** A cell with the time since a change. */
export const agoCell = (at: string | null | undefined): ReactNode =>
  at != null && <Moment at={at} style="relative" tone="quiet" />;

/** A cell with the first tag and the number of others. */
export const tagsCell = (tags: readonly ShownTag[]): ReactNode => (
  <TagDots
    max={1}
    tags={tags.map(({ id, name, shownColor }) => ({
      ...{ id, label: name, color: tagColor(shownColor) },
    }))}
  />
);
