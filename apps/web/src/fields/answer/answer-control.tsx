import { isDocumentKind } from '@baton/domain/field/document-kinds';
import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import type { ReactNode } from 'react';
import type { ListedDocument } from '../../lib/documents/shown-documents.ts';
import { controlOf, inputShape } from '../../lib/fields/input-shape.ts';
import { useUnreadText } from '../../lib/fields/use-unread-text.ts';
import { useToday } from '../../lib/i18n/use-today.ts';
import type { FoundParty } from '../../lib/parties/use-party-search.ts';
import { ValueInput } from '../../ui/value-input/value-input.tsx';
import { DocumentField } from './document-field.tsx';
import { PeopleField } from './people-field.tsx';
import type { SeenTable } from './table-answer.tsx';
import { TableField } from './table-field.tsx';

export interface AnswerControlProps {
  readonly label: string;
  readonly description?: string | undefined;
  /** True if a value is required. */
  readonly isRequired: boolean;
  readonly error?: string | null | undefined;
  readonly status?: ReactNode;
  readonly shape: FieldShape;
  readonly value: FieldValue | null;
  /** People and documents that the value refers to, as far as they are loaded. */
  readonly people?: readonly FoundParty[] | undefined;
  readonly documents?: readonly ListedDocument[] | undefined;
  /** Key for stored column widths and for invalid texts. */
  readonly storageKey: string;
  /** True to mark invalid cells, after the table has lost focus. */
  readonly isJudged?: boolean | undefined;
  /** Called while typing. */
  readonly onType: (value: FieldValue | null) => void;
  /** Called on blur, or immediately after a selection. */
  readonly onCommit: (value: FieldValue | null, seen?: SeenTable) => void;
}

const nobody: readonly FoundParty[] = [];
const nothing: readonly ListedDocument[] = [];

/** The control for a value of any type: on a task, at the start, in a preview. */
export function AnswerControl({
  shape,
  value,
  people = nobody,
  documents = nothing,
  storageKey,
  isRequired,
  isJudged = false,
  onType,
  onCommit,
  ...shown
}: AnswerControlProps): ReactNode {
  const today = useToday();
  const [unread, onUnread] = useUnreadText(storageKey);
  const { kind, constraints } = shape;
  if (kind === 'TABLE') {
    return (
      <TableField
        {...shown}
        {...{ shape, value, storageKey, isRequired, isJudged, onCommit }}
        known={people}
        documents={documents}
        isReadOnly={false}
      />
    );
  }
  const shared = { ...shown, required: isRequired && kind !== 'CHECKBOX' };
  if (kind === 'PEOPLE') {
    return (
      <PeopleField
        {...shared}
        multiple={constraints.maxParties !== 1}
        chosen={value === null ? [] : itemsOf(value)}
        known={people}
        onChoose={(ids) => onCommit(ids.length === 0 ? null : ids)}
      />
    );
  }
  if (isDocumentKind(kind)) {
    return (
      <DocumentField {...shared} {...{ kind, constraints, value, onCommit }} known={documents} />
    );
  }
  return (
    <ValueInput
      {...shared}
      {...inputShape(shape, today)}
      kind={controlOf(kind)}
      value={asCell(value)}
      onType={onType}
      onCommit={onCommit}
      unread={typeof unread === 'string' ? unread : undefined}
      onUnread={onUnread}
    />
  );
}
