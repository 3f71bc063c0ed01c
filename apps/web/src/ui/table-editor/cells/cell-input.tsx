import { useId, type ChangeEvent, type FocusEvent, type ReactNode, type RefCallback } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchoredLayer } from '../../anchored-layer/anchored-layer.tsx';
import { MonthGrid } from '../../date-picker/month-grid.tsx';
import { OptionList } from '../../option-picker/option-list.tsx';
import type { Option } from '../../option-picker/option.ts';
import type { SeenRow } from './seen-cell.ts';
import { hasChoices, takesMany, isAtEnd, type CellKind, type TableColumn } from '../table-model.ts';
import classes from '../table-editor.module.css';

/** The cell that is being edited. */
export interface CellDraft {
  readonly rowId: string;
  /** The row as the person saw it. */
  readonly seen: SeenRow;
  readonly column: string;
  readonly text: string;
  /** True if the edit started by typing over the old value. */
  readonly isTyped: boolean;
  /** True if the calendar of a date has focus. */
  readonly inCalendar: boolean;
  /** Selected options, for types with options. */
  readonly chosen: readonly string[];
  readonly pointed: number;
}

/** Text cells can have several lines. All others have one. */
export type CellElement = HTMLInputElement | HTMLTextAreaElement;

export interface CellInputProps {
  readonly ref: RefCallback<CellElement>;
  readonly element: CellElement | null;
  readonly column: TableColumn;
  /** Column, row, and value, announced when the cell becomes active. */
  readonly label: string;
  readonly fault: string | undefined;
  readonly isReadOnly: boolean;
  readonly draft: CellDraft | null;
  readonly offered: readonly Option[];
  readonly day: string | null;
  readonly onText: (text: string) => void;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (option: Option) => void;
  readonly onDay: (day: string) => void;
  /** Called when focus moves from the calendar to anything except the cell. */
  readonly onLeaveCalendar: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

const inputModes: Readonly<Partial<Record<CellKind, 'decimal' | 'email' | 'tel'>>> = {
  NUMBER: 'decimal',
  CURRENCY: 'decimal',
  EMAIL: 'email',
  PHONE: 'tel',
};

/**
 * The only input of the table. It covers the active cell, empty and transparent, so that typing
 * (also with an input method) starts editing. Then it is the editor.
 */
export function CellInput({
  ref,
  element,
  column,
  label,
  fault,
  isReadOnly,
  draft,
  offered,
  day,
  onText,
  onPoint,
  onChoose,
  onDay,
  onLeaveCalendar,
  onBlur,
}: CellInputProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const id = useId();
  const { kind } = column;
  const isList = hasChoices(kind) && draft !== null;
  const shared = {
    className: classes.input,
    'data-editing': draft !== null || undefined,
    'aria-label': label,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
    'aria-required': column.isRequired || undefined,
    autoComplete: 'off',
    // Tapping to select a cell must not open the on-screen keyboard.
    inputMode: draft === null ? 'none' : (inputModes[kind] ?? 'text'),
    value: draft?.text ?? '',
    onChange: (event: ChangeEvent<CellElement>) => onText(event.currentTarget.value),
    onBlur,
  } as const;
  return (
    <>
      {kind === 'TEXT' ? (
        <textarea
          {...shared}
          ref={ref}
          rows={1}
          spellCheck={draft !== null}
          readOnly={isReadOnly}
        />
      ) : (
        <input
          {...shared}
          ref={ref}
          type="text"
          data-end={isAtEnd(kind) || undefined}
          spellCheck={false}
          readOnly={isReadOnly || kind === 'CHECKBOX'}
          {...(isList
            ? {
                role: 'combobox',
                'aria-expanded': true,
                'aria-autocomplete': 'list' as const,
                'aria-controls': `${id}-list`,
                'aria-activedescendant': offered.length > 0 ? `${id}-${draft.pointed}` : undefined,
              }
            : {})}
        />
      )}
      {fault !== undefined && (
        <span id={`${id}-fault`} className="visually-hidden">
          {fault}
        </span>
      )}
      {isList && (
        <AnchoredLayer anchor={element}>
          <OptionList
            id={id}
            label={column.label}
            options={offered}
            active={draft.pointed}
            isMultiple={takesMany(column)}
            isChosen={({ value }) => draft.chosen.includes(value)}
            isLoading={column.isLoading ?? false}
            onPoint={onPoint}
            onChoose={onChoose}
          />
        </AnchoredLayer>
      )}
      {draft !== null && kind === 'DATE' && !draft.isTyped && (
        <AnchoredLayer
          anchor={element}
          matchesWidth={false}
          label={t('ui.selectDate')}
          className={classes.calendar}
        >
          <div
            role="presentation"
            // The input keeps focus while a day is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onBlur={(event) => {
              const to = event.relatedTarget;
              const stays = to instanceof Node && event.currentTarget.contains(to);
              if (draft.inCalendar && !stays && to !== element) onLeaveCalendar();
            }}
          >
            <MonthGrid
              key={String(draft.inCalendar)}
              takesFocus={draft.inCalendar}
              clock={clock}
              value={day}
              min={typeof column.min === 'string' ? column.min : undefined}
              max={typeof column.max === 'string' ? column.max : undefined}
              onChoose={onDay}
            />
          </div>
        </AnchoredLayer>
      )}
    </>
  );
}
