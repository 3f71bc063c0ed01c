import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { LinkedText } from '../linked-text/linked-text.tsx';
import { PlainOnError } from './plain-on-error.tsx';
import classes from './markdown-view.module.css';

const Surface = lazyComponent(async () => (await import('./markdown-surface.tsx')).MarkdownSurface);

/** Rendered Markdown. Shows the plain text while loading and after an error. */
export function MarkdownView({ text }: { readonly text: string }): ReactNode {
  const plain = (
    <div className={classes.plain}>
      <LinkedText text={text} />
    </div>
  );
  return (
    <PlainOnError key={text} plain={plain}>
      <Suspense fallback={plain}>
        <div className={classes.text}>
          <Surface text={text} />
        </div>
      </Suspense>
    </PlainOnError>
  );
}
