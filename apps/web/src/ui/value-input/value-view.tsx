import type { ReactNode } from 'react';
import { LinkedText } from '../linked-text/linked-text.tsx';
import { MarkdownView } from '../markdown/markdown-view.tsx';
import { TextClamp } from '../text-clamp/text-clamp.tsx';
import classes from './value-input.module.css';

export interface ValueViewProps {
  /** How it is rendered: an email link, a phone link, or text. Null for unchanged. */
  readonly kind: 'TEXT' | 'EMAIL' | 'PHONE' | null;
  /** The formatted value. */
  readonly text: string;
  readonly isMarkdown?: boolean | undefined;
}

/** A read-only value with clickable URLs and rendered Markdown. */
export function ValueView({ kind, text, isMarkdown = false }: ValueViewProps): ReactNode {
  if (kind === 'TEXT') {
    return (
      <TextClamp>
        {isMarkdown ? (
          <MarkdownView text={text} />
        ) : (
          <span className={classes.value}>
            <LinkedText text={text} />
          </span>
        )}
      </TextClamp>
    );
  }
  const scheme = kind === 'EMAIL' ? 'mailto' : kind === 'PHONE' ? 'tel' : null;
  if (scheme !== null) {
    return (
      <a className={classes.link} href={`${scheme}:${text.replaceAll(' ', '')}`}>
        {text}
      </a>
    );
  }
  return <span className={classes.value}>{text}</span>;
}
