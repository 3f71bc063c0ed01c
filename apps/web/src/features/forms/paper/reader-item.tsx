import type { FieldInstance, FieldShape } from '@baton/domain/field/field';
import type { LayoutItem } from '@baton/domain/form/form-layout';
import type { ReactNode } from 'react';
import { AnswerControl } from '../../../fields/answer/answer-control.tsx';
import { AnswerView } from '../../../fields/answer/answer-view.tsx';
import type { FoundParty } from '../../../lib/parties/use-party-search.ts';

export interface ReaderItemProps {
  readonly item: LayoutItem;
  readonly shape: FieldShape;
  readonly instance: FieldInstance | undefined;
  readonly people: readonly FoundParty[];
  /** Shown above the label. */
  readonly mark: ReactNode;
}

const ignore = (): void => undefined;

/** A field with its default value, as people first see it. */
export function ReaderItem({ item, shape, instance, people, mark }: ReaderItemProps): ReactNode {
  const storageKey = `design ${item.key}`;
  const value = instance?.value ?? null;
  return (
    <>
      {mark}
      {instance?.inputType === 'PROVIDED' ? (
        <AnswerView label={item.label} {...{ shape, value, people, storageKey }} />
      ) : (
        <AnswerControl
          label={item.label}
          description={item.help === '' ? undefined : item.help}
          isRequired={instance?.inputType === 'REQUESTED'}
          {...{ shape, value, people, storageKey }}
          onType={ignore}
          onCommit={ignore}
        />
      )}
    </>
  );
}
