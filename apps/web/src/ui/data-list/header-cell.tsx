import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { ListColumn, ListResizing, ListSorting } from './list-line.ts';
import classes from './data-list.module.css';

interface HeaderCellProps {
  readonly column: Pick<ListColumn<never>, 'key' | 'header' | 'align' | 'width'>;
  /** Missing if the column can't be sorted. */
  readonly sorting: ListSorting | undefined;
  /** Missing if its width is fixed. */
  readonly resizing: ListResizing | undefined;
}

/** The name of a column. A click sorts the rows, and dragging its right edge changes the width. */
export function HeaderCell({
  column: { key, header, align, width },
  sorting,
  resizing,
}: HeaderCellProps): ReactNode {
  const direction = sorting?.sort?.key === key ? sorting.sort.direction : 'none';
  return (
    <div
      role="columnheader"
      className={classes.headCell}
      data-align={align}
      aria-sort={sorting && direction}
    >
      {sorting === undefined ? (
        header
      ) : (
        <button type="button" className={classes.sort} onClick={() => sorting.onSort(key)}>
          {header}
          {direction === 'ascending' && <ArrowUp size={13} aria-hidden="true" />}
          {direction === 'descending' && <ArrowDown size={13} aria-hidden="true" />}
        </button>
      )}
      {resizing !== undefined && width !== undefined && (
        <ColumnEdge
          header={header}
          width={parseInt(width, 10)}
          onResize={(next) => resizing.onResize(key, next)}
        />
      )}
    </div>
  );
}

const narrowest = 60;
const widest = 600;
const keyStep = 16;

interface ColumnEdgeProps {
  readonly header: string;
  readonly width: number;
  readonly onResize: (width: number) => void;
}

function ColumnEdge({ header, width, onResize }: ColumnEdgeProps): ReactNode {
  const t = useText();
  const resize = (next: number): void =>
    onResize(Math.round(Math.max(narrowest, Math.min(widest, next))));
  const start = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault();
    const handle = event.currentTarget;
    const from = event.clientX;
    const drag = (move: globalThis.PointerEvent): void => resize(width + move.clientX - from);
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', drag);
    handle.addEventListener(
      'lostpointercapture',
      () => handle.removeEventListener('pointermove', drag),
      { once: true },
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -keyStep, ArrowRight: keyStep }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    resize(width + step);
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('ui.columnWidth', { name: header })}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      className={classes.edge}
      onPointerDown={start}
      onKeyDown={onKeyDown}
    />
  );
}
