import type { FlowDiagram, FlowGroup, FlowNode } from '@baton/domain/blueprint/diagram';
import { CalendarDays, ListChecks, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { layOut } from '../../../lib/diagram/diagram-layout.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { taskTypeLook } from '../content/task-type-look.ts';
import { FlowCanvas } from '../../../ui/flow-canvas/flow-canvas.tsx';
import { stagePlace, taskPlace, type Place } from '../draft/place.ts';
import classes from './diagram-canvas.module.css';

export interface DiagramCanvasProps {
  readonly diagram: FlowDiagram;
  readonly selected: Place | null;
  readonly onSelect: (place: Place) => void;
}

/** The flow as a diagram for viewing and selecting. Editing happens in the list. */
export function DiagramCanvas({ diagram, selected, onSelect }: DiagramCanvasProps): ReactNode {
  const t = useText();
  return (
    <FlowCanvas
      label={t('blueprints.diagram.label')}
      selectedId={selected?.key}
      activeIds={groupsOf(diagram, selected)}
      onSelect={(id) => {
        const group = diagram.groups.find((one) => one.id === id);
        const task = diagram.nodes.find((one) => one.id === id);
        if (group !== undefined) onSelect(stagePlace(group.id));
        if (task !== undefined) onSelect(taskPlace(task.id));
      }}
      groups={layOut(diagram).map(({ group, nodes, ...place }) => ({
        ...place,
        id: group.id,
        label: group.name,
        content: <StageName group={group} />,
        nodes: nodes.map(({ node, ...inner }) => ({
          ...inner,
          id: node.id,
          label: node.name,
          content: <TaskName node={node} />,
        })),
      }))}
      edges={diagram.edges.map(({ kind, ...edge }) => ({ ...edge, kind: edgeKinds[kind] }))}
    />
  );
}

/** Returns the stage that is selected, or whose task is. */
const groupsOf = ({ nodes }: FlowDiagram, selected: Place | null): readonly string[] =>
  selected === null ? [] : [nodes.find(({ id }) => id === selected.key)?.group ?? selected.key];

const edgeKinds = { STAGE: 'stage', TASK: 'task', REJECT: 'reject' } as const;

function StageName({ group }: { readonly group: FlowGroup }): ReactNode {
  const t = useText();
  return (
    <span className={classes.stageName}>
      {group.startsBy === 'START' && (
        <Play size={13} aria-label={t('blueprints.starts.workflow')} />
      )}
      {group.startsBy === 'DATE' && (
        <CalendarDays size={13} aria-label={t('blueprints.diagram.date')} />
      )}
      <span className={classes.text}>{group.name}</span>
    </span>
  );
}

function TaskName({ node }: { readonly node: FlowNode }): ReactNode {
  const t = useText();
  const isApproval = node.type === 'APPROVAL';
  const { icon: Icon } = taskTypeLook(node.type);
  return (
    <>
      <span className={classes.icon} data-approval={isApproval || undefined}>
        <Icon size={14} aria-hidden="true" />
      </span>
      <span className={classes.taskName} title={node.name}>
        {node.name}
      </span>
      {node.approvals > 0 && (
        <span className={classes.approvals}>
          <ListChecks
            size={12}
            aria-label={t('blueprints.task.approvals', { count: node.approvals })}
          />
          {node.approvals}
        </span>
      )}
    </>
  );
}
