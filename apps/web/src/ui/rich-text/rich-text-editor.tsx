import { lazy, Suspense, type ReactNode } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { Mentions } from './mention-list.tsx';

const Surface = lazy(async () => {
  const { RichTextSurface } = await import('./rich-text-surface.tsx');
  return { default: RichTextSurface };
});

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
        <Suspense fallback={<Skeleton variant="text" rows={3} />}>
          <Surface
            {...{ value, onChange, placeholder, autoFocus, onBlur, ties, mentions }}
            label={field.label}
          />
        </Suspense>
      )}
    </Field>
  );
}
