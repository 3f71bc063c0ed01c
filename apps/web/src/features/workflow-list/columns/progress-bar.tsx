import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import classes from '../workflow-list.module.css';

/** Progress of a workflow. */
export function ProgressBar({
  done,
  total,
}: {
  readonly done: number;
  readonly total: number;
}): ReactNode {
  const t = useText();
  const format = useFormats();
  const text = t('workflows.progressText', { done, total });
  return (
    <span className={classes.progress} role="img" aria-label={text} {...tooltip(text)}>
      <span className={classes.track}>
        <span
          className={classes.fill}
          style={{ width: `${total === 0 ? 0 : (done / total) * 100}%` }}
        />
      </span>
      <span className={classes.share} aria-hidden="true">
        {format.number(total === 0 ? 0 : done / total, { style: 'percent' })}
      </span>
    </span>
  );
}
