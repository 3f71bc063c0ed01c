import { isFieldItem } from '@baton/domain/form/form';
import { Plus, Split, Text } from 'lucide-react';
import type { ReactNode } from 'react';
import { KindIcon } from '../../../fields/question/kind-icon.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { FoldButton, ProblemMark } from '../../../ui/outline-row/outline-marks.tsx';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import { AddItem } from '../builder/add-item.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { PlaceHandle } from '../builder/builder-drag.tsx';
import { PlaceMenu } from '../builder/place-menu.tsx';
import { itemInserter } from '../builder/use-landing.ts';
import classes from './form-outline.module.css';
import type { FormOutlineRow } from './outline-rows.ts';

export interface FormOutlineLineProps {
  readonly row: FormOutlineRow;
  readonly name: string;
  readonly isSelected: boolean;
  /** True for the only row in the Tab order. */
  readonly isCurrent: boolean;
  /** True if hovered or selected. Only then it has its handle and actions. */
  readonly isActive: boolean;
  readonly dropEdge: 'BEFORE' | 'AFTER' | null;
  readonly onToggle: () => void;
}

const levels = { SECTION: 1, ITEM: 2, COLUMN: 3 } as const;

/** A section, item, or table column of the outline. */
export function FormOutlineLine({
  row,
  name,
  isSelected,
  isCurrent,
  isActive,
  dropEdge,
  onToggle,
}: FormOutlineLineProps): ReactNode {
  const t = useText();
  const { isEditable } = useBuilder();
  const isEdited = isEditable && isActive && row.kind !== 'COLUMN';
  return (
    <div
      role="row"
      aria-level={levels[row.kind]}
      aria-posinset={row.at + 1}
      aria-setsize={row.count}
      aria-selected={isSelected}
      aria-expanded={row.kind === 'SECTION' ? row.isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={classes.row}
      data-kind={row.kind}
      data-row={row.id}
      data-mark={row.id}
      data-selected={isSelected || undefined}
      data-drop={dropEdge ?? undefined}
      data-section={row.section.key}
      data-item={row.kind === 'ITEM' ? row.item.key : undefined}
      data-column={row.kind === 'ITEM' ? row.item.column : undefined}
    >
      <span role="gridcell" className={classes.name}>
        {isEdited && <PlaceHandle surface="outline" place={row.place} className={classes.handle} />}
        {row.kind === 'SECTION' && (
          <FoldButton name={name} isOpen={row.isOpen} onToggle={onToggle} />
        )}
        <RowSign row={row} />
        <span className={classes.text}>{name}</span>
        <RowFacts row={row} />
      </span>
      <span role="gridcell" className={classes.actions}>
        {isEdited && row.kind === 'ITEM' && (
          <AddItem
            at={{ section: row.section.key, column: row.item.column, before: row.item.key }}
            trigger={(opener) => (
              <IconButton
                ref={opener}
                // Not in the Tab order, because the menu of the row has the same action.
                tabIndex={-1}
                size="x-small"
                label={t('forms.item.addBefore', { name })}
                icon={<Plus size={14} />}
                data-mark={itemInserter(row.item.key)}
              />
            )}
          />
        )}
        {isEdited && <PlaceMenu place={row.place} tabIndex={isCurrent ? 0 : -1} />}
      </span>
    </div>
  );
}

function RowSign({ row }: { readonly row: FormOutlineRow }): ReactNode {
  const { content } = useBuilder();
  if (row.kind === 'SECTION') return null;
  return (
    <span className={classes.sign}>
      {row.kind === 'COLUMN' ? (
        <KindIcon kind={row.column.kind} />
      ) : isFieldItem(row.item) ? (
        <KindIcon kind={content.fields[row.item.field]?.kind ?? 'TEXT'} />
      ) : (
        <Text size={15} aria-hidden="true" />
      )}
    </span>
  );
}

/** Facts shown at the end of a row: its size, use, rules, and errors. */
function RowFacts({ row }: { readonly row: FormOutlineRow }): ReactNode {
  const t = useText();
  const { content, findings } = useBuilder();
  if (row.kind === 'COLUMN') return null;
  const item = row.kind === 'ITEM' ? row.item : undefined;
  const found = findings.filter(({ at }) =>
    item === undefined
      ? at.section === row.section.key && at.item === undefined
      : at.item === item.key,
  );
  const severity = found.some((finding) => finding.severity === 'ERROR') ? 'ERROR' : 'WARNING';
  const field = item !== undefined && isFieldItem(item) ? item : undefined;
  const kind = field === undefined ? undefined : content.fields[field.field]?.kind;
  const hasRule = item === undefined ? row.section.rule !== null : (field?.rules.length ?? 0) > 0;
  return (
    <>
      {kind !== undefined && <span className="visually-hidden">{t(`fields.kind.${kind}`)}</span>}
      {hasRule && (
        <span className={classes.rule} {...tooltip(t('forms.rules.title'))}>
          <Split size={14} role="img" aria-label={t('forms.rules.title')} />
        </span>
      )}
      {found.length > 0 && <ProblemMark severity={severity} />}
      {field?.inputType === 'REQUESTED' && (
        <span className={classes.fact}>{t('fields.use.REQUESTED')}</span>
      )}
      {item === undefined && <span className={classes.fact}>{row.section.items.length}</span>}
    </>
  );
}
