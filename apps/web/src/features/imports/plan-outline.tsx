import type { BlueprintTask, DueRule } from '@baton/domain/blueprint/content';
import { tasksByStage } from '@baton/domain/blueprint/order';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { AvatarGroup } from '../../ui/avatar/avatar-group.tsx';
import type { ImportPlan } from './import-requests.ts';
import classes from './plan-outline.module.css';

export interface PlanOutlineProps {
  readonly plan: ImportPlan;
  readonly dueText: (rule: DueRule | null) => string;
  /** Number of tasks shown for each stage. The rest is counted. */
  readonly limit: number;
}

/** Preview of the imported blueprint: stages, tasks, roles, and dates. */
export function PlanOutline({ plan, dueText, limit }: PlanOutlineProps): ReactNode {
  const t = useText();
  const names = new Map<string, ImportPlan['parties'][number]>(
    plan.parties.map((party) => [party.id, party]),
  );
  const hasPeople = plan.parties.length > 0;
  return (
    <ol className={classes.stages}>
      {[...tasksByStage(plan.content)].map(([key, tasks], index) => (
        <li key={key} className={classes.stage}>
          <h4 className={classes.head}>
            <span className={classes.ordinal} aria-hidden="true">
              {index + 1}
            </span>
            <span className={classes.stageName}>{plan.content.stages[key]?.name}</span>
            <span className={classes.count}>
              {t('imports.plan.tasks', { count: tasks.length })}
            </span>
          </h4>
          <ul>
            {tasks.slice(0, limit).map((task) => (
              <TaskLine
                key={task.key}
                task={task}
                names={names}
                hasPeople={hasPeople}
                due={dueText(task.due)}
              />
            ))}
          </ul>
          {tasks.length > limit && (
            <p className={classes.more}>
              {t('imports.plan.moreTasks', { count: tasks.length - limit })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

interface TaskLineProps {
  readonly task: BlueprintTask;
  readonly names: ReadonlyMap<string, ImportPlan['parties'][number]>;
  /** False hides the column if the plan has no people. */
  readonly hasPeople: boolean;
  readonly due: string;
}

function TaskLine({ task, names, hasPeople, due }: TaskLineProps): ReactNode {
  const t = useText();
  const people = task.assignees.flatMap((id) => names.get(id) ?? []);
  return (
    <li className={classes.task}>
      <span className={classes.name}>{task.name}</span>
      {task.approvals.length > 0 && (
        <span className={classes.approval}>
          <ListChecks size={13} aria-hidden="true" />
          {t('imports.plan.approvals', { count: task.approvals.length })}
        </span>
      )}
      <span className={classes.due}>{due}</span>
      {hasPeople && (
        <span className={classes.people}>
          {people.length > 0 && <AvatarGroup parties={people} max={3} size={20} />}
          {people.length === 1 && <span className={classes.person}>{people[0]?.name}</span>}
        </span>
      )}
    </li>
  );
}
