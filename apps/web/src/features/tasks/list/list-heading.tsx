import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { dueLabels } from '../due/due-labels.ts';
import type { TaskGroup } from './list-lines.ts';
import classes from './task-list.module.css';

export interface ListHeadingProps extends Pick<TaskGroup, 'group' | 'count' | 'isPartial'> {
  readonly index: number;
}

/** Heading of a due date group with its count. */
export function ListHeading({ group, count, isPartial, index }: ListHeadingProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  return (
    <div role="row" aria-rowindex={index + 1} className={classes.heading}>
      <span role="rowheader" className={classes.headingText} data-group={group}>
        {t(dueLabels[group])}
        <span className={classes.count}>
          {isPartial ? t('tasks.group.countOrMore', { count }) : formats.count(count)}
        </span>
      </span>
    </div>
  );
}
