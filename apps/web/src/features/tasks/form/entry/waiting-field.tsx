import type { FieldKind, FieldOption, FieldValue } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { useValueText } from '../../../../lib/fields/use-value-text.ts';
import { DrawnInSight } from '../../../../ui/drawn-in-sight/drawn-in-sight.tsx';
import type { TaskFormStore } from '../store/task-form-store.ts';
import { useOfPlace } from '../use-form-parts.ts';

interface WaitingFieldProps {
  readonly store: TaskFormStore;
  readonly place: {
    readonly instance: string;
    readonly kind: FieldKind;
    readonly options: readonly FieldOption[];
    readonly unit: string | null | undefined;
    readonly value: FieldValue | null | undefined;
  };
  readonly label: string;
  /** True for the first fields, which are visible when the form opens. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/**
 * A field of a long form. It is rendered when it comes into view, or immediately if it has typed
 * text or an error.
 */
export function WaitingField({
  store,
  place,
  label,
  isFirst,
  children,
}: WaitingFieldProps): ReactNode {
  const valueText = useValueText();
  const { instance, value } = place;
  const isTouched = useOfPlace(
    store,
    instance,
    ({ entries, refused }) => entries.has(instance) || refused.has(instance),
  );
  return (
    <DrawnInSight
      label={label}
      text={value == null ? '' : valueText(place, value, () => '…')}
      kind={place.kind}
      isWanted={isFirst || isTouched || store.unread.all().has(instance)}
    >
      {children}
    </DrawnInSight>
  );
}
