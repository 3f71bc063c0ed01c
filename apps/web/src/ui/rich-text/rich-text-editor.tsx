import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import control from '../field/control.module.css';
import { joinClasses } from '../join-classes.ts';
import type { Mentions } from './mention-list.tsx';
import classes from './rich-text.module.css';

const Surface = lazyComponent(
  async () => (await import('./rich-text-surface.tsx')).RichTextSurface,
);

export interface RichTextEditorProps extends FieldProps {
  /** HTML with the tags that rich text allows. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly placeholder?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Enables mentions with @. */
  readonly mentions?: Mentions | undefined;
}

/** Edits rich text. The editor is loaded on first use. */
export function RichTextEditor({
  value,
  onChange,
  placeholder,
  autoFocus,
  onBlur,
  mentions,
  ...field
}: RichTextEditorProps): ReactNode {
  return (
    <Field {...field}>
      {(ties) => (
        <Suspense fallback={<div className={joinClasses(control.control, classes.waiting)} />}>
          <Surface
            {...{ value, onChange, placeholder, autoFocus, onBlur, ties, mentions }}
            label={field.label}
          />
        </Suspense>
      )}
    </Field>
  );
}
