import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { activityFeed_lines$key } from '../../__generated__/activityFeed_lines.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { activityEntries } from './activity-entries.ts';
import { ActivityLine } from './activity-line.tsx';
import classes from './activity-feed.module.css';

export interface ActivityFeedProps {
  readonly lines: activityFeed_lines$key;
  readonly isOfTask: boolean;
  readonly onOpenTask?: ((id: string) => void) | undefined;
  /** True if a control above the feed has the same name. */
  readonly hideTitle?: boolean | undefined;
  /** The button that loads earlier lines. */
  readonly earlier: ReactNode;
}

/** The activity, newest first. */
export function ActivityFeed({
  lines,
  isOfTask,
  onOpenTask,
  hideTitle = false,
  earlier,
}: ActivityFeedProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment activityFeed_lines on Activity @relay(plural: true) {
        id
        kind
        at
        actor {
          id
          name
        }
        taskId
        subject
        isApproval
        comment
        params {
          name
          value
        }
      }
    `,
    lines,
  );
  return (
    <section className={classes.root} data-narrow={isOfTask || undefined}>
      <h2 className={hideTitle ? 'visually-hidden' : classes.title}>{t('activity.title')}</h2>
      {data.length === 0 ? (
        <p className={classes.empty}>{t('activity.empty')}</p>
      ) : (
        <ol className={classes.list}>
          {activityEntries(data).map((entry) => (
            <ActivityLine
              key={entry.first.id}
              entry={entry}
              isOfTask={isOfTask}
              onOpenTask={onOpenTask}
            />
          ))}
        </ol>
      )}
      {earlier}
    </section>
  );
}
