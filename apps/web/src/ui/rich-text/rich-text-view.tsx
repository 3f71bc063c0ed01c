import type { ReactNode } from 'react';
import { cleanHtml } from '../../lib/rich-text/clean-html.ts';
import { joinClasses } from '../join-classes.ts';
import classes from './rich-text.module.css';

export interface RichTextViewProps {
  readonly html: string;
  readonly className?: string | undefined;
}

export function RichTextView({ html, className }: RichTextViewProps): ReactNode {
  return (
    <div
      className={joinClasses(classes.text, className)}
      dangerouslySetInnerHTML={{ __html: cleanHtml(html) }}
    />
  );
}
