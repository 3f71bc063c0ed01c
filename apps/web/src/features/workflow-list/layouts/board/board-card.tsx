import { ArrowRightLeft } from 'lucide-react';
import type { DragEvent, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HomeStatus } from '@baton/domain/workflow/home-status';
import type { boardCard_workflow$key } from '../../../../__generated__/boardCard_workflow.graphql.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useViewer } from '../../../../lib/session/viewer-context.ts';
import { homeStatusLook } from '../../../../lib/status/status-look.ts';
import { tagColor } from '../../../../lib/tags/shown-tag.ts';
import { PartyNames } from '../../../../ui/avatar/party-names.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import type { MenuAction } from '../../../../ui/menu/menu-item.ts';
import { Moment } from '../../../../ui/moment/moment.tsx';
import { StatusIcon } from '../../../../ui/status-icon/status-icon.tsx';
import { TagDots } from '../../../../ui/tag-dot/tag-dot.tsx';
import { ProgressBar } from '../../columns/progress-bar.tsx';
import classes from './workflow-board.module.css';

export interface BoardCardProps {
  readonly workflow: boardCard_workflow$key;
  readonly groupedBy: string;
  readonly isDragged: boolean;
  /** Other columns. Empty if cards can't be moved. */
  readonly moves: readonly MenuAction[];
  readonly onDrag: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
}

const looks: Readonly<Record<string, (typeof homeStatusLook)[HomeStatus] | undefined>> =
  homeStatusLook;

/** A workflow on the board: its owner, planned end, and progress. */
export function BoardCard({
  workflow: key,
  groupedBy,
  isDragged,
  moves,
  onDrag,
  onDragEnd,
}: BoardCardProps): ReactNode {
  const t = useText();
  const { id: ownId } = useViewer();
  const workflow = useFragment(
    graphql`
      fragment boardCard_workflow on Workflow {
        id
        reference
        name
        homeStatus
        pauseReason
        plannedEndDate
        endDate
        taskCount
        completedTaskCount
        overdueTaskCount
        owner {
          id
          name
          kind
        }
        waitsFor {
          id
          name
          kind
        }
        tags {
          id
          name
          shownColor
        }
      }
    `,
    key,
  );
  const look = looks[workflow.homeStatus];
  const people = workflow.waitsFor.length > 0 ? workflow.waitsFor : [workflow.owner];
  return (
    <li
      className={classes.card}
      data-card={workflow.id}
      data-dragged={isDragged || undefined}
      draggable={moves.some(({ disabledReason }) => !disabledReason)}
      onDragStart={onDrag}
      onDragEnd={onDragEnd}
    >
      <div className={classes.top}>
        {look !== undefined && <StatusIcon shape={look.shape} label={t(look.text)} />}
        <span className={classes.reference}>{workflow.reference}</span>
        <span className={classes.progress}>
          <ProgressBar done={workflow.completedTaskCount} total={workflow.taskCount} />
        </span>
        {moves.length > 0 && (
          <Menu
            trigger={
              <IconButton
                className={classes.move}
                size="x-small"
                label={t('views.board.move', { name: workflow.name })}
                icon={<ArrowRightLeft />}
              />
            }
            items={[{ heading: t('views.board.moveTo') }, ...moves]}
          />
        )}
      </div>
      <a className={classes.name} href={`/workflow/${workflow.id}`} draggable={false}>
        {workflow.name}
      </a>
      {workflow.pauseReason != null && groupedBy !== 'stage' && (
        <span className={classes.reason}>{workflow.pauseReason}</span>
      )}
      <span className={classes.people}>
        <PartyNames parties={people} ownId={ownId} />
      </span>
      <div className={classes.bottom}>
        <span>
          {workflow.endDate != null ? (
            <Moment at={workflow.endDate} style="date" tone="quiet" />
          ) : (
            workflow.plannedEndDate != null && (
              <Moment at={workflow.plannedEndDate} tone="deadline" />
            )
          )}
          {workflow.overdueTaskCount > 0 && (
            <span className={classes.overdue}>
              {t('workflows.overdueTasks', { count: workflow.overdueTaskCount })}
            </span>
          )}
        </span>
        <TagDots
          max={1}
          tags={workflow.tags.map(({ id, name, shownColor }) => ({
            ...{ id, label: name, color: tagColor(shownColor) },
          }))}
        />
      </div>
    </li>
  );
}
