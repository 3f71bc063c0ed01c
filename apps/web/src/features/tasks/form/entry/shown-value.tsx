import type { FieldShape } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { shownValue_field$key } from '../../../../__generated__/shownValue_field.graphql.ts';
import { TableField } from '../../../../fields/answer/table-field.tsx';
import { readDocuments } from '../../../../lib/documents/shown-documents.ts';
import { useFormats } from '../../../../lib/i18n/use-formats.ts';
import { viewKind } from '../../../../lib/fields/input-shape.ts';
import { useValueText } from '../../../../lib/fields/use-value-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ValueView } from '../../../../ui/value-input/value-view.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { ShownDocuments } from './shown-documents-of.tsx';
import classes from '../task-form.module.css';

export interface ShownValueProps {
  readonly field: shownValue_field$key;
  readonly shape: FieldShape & { readonly name: string };
}

/** A read-only field with its value and source. */
export function ShownValue({ field, shape }: ShownValueProps): ReactNode {
  const t = useText();
  const valueText = useValueText();
  const data = useFragment(
    graphql`
      fragment shownValue_field on FormField {
        instance
        value
        people {
          id
          name
          kind
        }
        documents {
          ref
          name
          ...shownDocuments_document
        }
        sourceTask
        isSourceChanged
        proposedBy {
          name
        }
      }
    `,
    field,
  );
  const formats = useFormats();
  const { value, people } = data;
  const label = shape.name;
  if (shape.kind === 'TABLE' && value != null) {
    return (
      <TableField
        label={label}
        shape={shape}
        value={value}
        storageKey={data.instance}
        known={people}
        documents={readDocuments(data.documents, formats)}
        isReadOnly
        isJudged={false}
        onCommit={() => undefined}
      />
    );
  }
  const nameOf = (id: string): string => people.find((party) => party.id === id)?.name ?? '';
  return (
    <div className={classes.shown} role="group" aria-label={label}>
      <span className={classes.label}>{label}</span>
      {value == null ? (
        <span className={classes.nothing}>{t('fields.nothing')}</span>
      ) : (
        <>
          <ShownDocuments
            kind={shape.kind}
            label={label}
            documents={readDocuments(data.documents, formats)}
          />
          {shape.kind !== 'DOCUMENT' && shape.kind !== 'SIGNATURE' && (
            <ValueView
              kind={viewKind(shape.kind)}
              text={valueText(shape, value, nameOf)}
              isMarkdown={shape.constraints.markdown}
            />
          )}
        </>
      )}
      {data.sourceTask != null && (
        <span className={classes.source}>
          {t('fields.form.from', { task: data.sourceTask })}{' '}
          {data.isSourceChanged && <Badge tone="due-soon">{t('fields.form.sourceChanged')}</Badge>}
        </span>
      )}
      {data.proposedBy != null && (
        <span className={classes.source}>
          {t('shared.proposedBy', { name: data.proposedBy.name })}
        </span>
      )}
    </div>
  );
}
