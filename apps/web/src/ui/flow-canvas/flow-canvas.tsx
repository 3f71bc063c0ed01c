import {
  Background,
  Controls,
  Handle,
  MarkerType,
  Position,
  ReactFlow,
  type Edge,
  type Node,
  type NodeProps,
  type ReactFlowInstance,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './flow-canvas.module.css';
import { startView } from './start-view.ts';
import { useFillHeight } from './use-fill-height.ts';

type FlowTone = 'quiet' | 'on-track' | 'late' | 'problem' | 'done';

interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The accessible name. */
  readonly label: string;
  /** Color of the box. The content says what it means. */
  readonly tone?: FlowTone | undefined;
  readonly content: ReactNode;
}

export interface FlowGroupBox extends Box {
  /** Positions inside the group. */
  readonly nodes: readonly Box[];
}

export interface FlowCanvasEdge {
  readonly id: string;
  /** `stage` connects groups, `task` connects nodes, `reject` leads back. */
  readonly kind: 'stage' | 'task' | 'reject';
  readonly from: string;
  readonly to: string;
}

export interface FlowCanvasProps {
  readonly label: string;
  readonly groups: readonly FlowGroupBox[];
  readonly edges: readonly FlowCanvasEdge[];
  readonly selectedId?: string | undefined;
  /** Groups that a large flow is centered on first. */
  readonly activeIds?: readonly string[] | undefined;
  readonly onSelect: (id: string) => void;
}

type Kind = 'stage' | 'task';
type DrawnNode = Node<{ content: ReactNode; tone: FlowTone | undefined }, Kind>;

function DrawnBox({ data, selected, type }: NodeProps<DrawnNode>): ReactNode {
  return (
    <div
      className={type === 'stage' ? classes.group : classes.box}
      data-tone={data.tone}
      data-selected={selected || undefined}
    >
      <Handle id="in" type="target" position={Position.Left} className={classes.handle} />
      <Handle id="back" type="target" position={Position.Right} className={classes.handle} />
      {data.content}
      <Handle id="out" type="source" position={Position.Right} className={classes.handle} />
      <Handle id="side" type="source" position={Position.Left} className={classes.handle} />
    </div>
  );
}

const nodeTypes = { stage: DrawnBox, task: DrawnBox };

const drawn = (box: Box, type: Kind, selectedId: string | undefined): DrawnNode => ({
  id: box.id,
  type,
  position: { x: box.x, y: box.y },
  width: box.width,
  height: box.height,
  data: { content: box.content, tone: box.tone },
  selected: box.id === selectedId,
  ariaLabel: box.label,
});

/**
 * Returns the sides of the boxes that an arrow connects. Within a group, boxes are stacked: an
 * arrow to a later box runs down on the left, and an arrow back runs up on the right, so that
 * neither crosses text.
 */
const route = (kind: FlowCanvasEdge['kind'], isInside: boolean) => {
  const around = { type: 'smoothstep', pathOptions: { offset: 8, borderRadius: 6 } };
  if (isInside && kind === 'reject')
    return { ...around, sourceHandle: 'out', targetHandle: 'back' };
  if (isInside) return { ...around, sourceHandle: 'side', targetHandle: 'in' };
  // An arrow back to an earlier stage leaves on the side of that stage.
  if (kind === 'reject') return { type: 'default', sourceHandle: 'side', targetHandle: 'back' };
  const type = kind === 'stage' ? 'smoothstep' : 'default';
  return { type, sourceHandle: 'out', targetHandle: 'in' };
};

const drawnEdge = ({ id, kind, from, to }: FlowCanvasEdge, isInside: boolean): Edge => ({
  id,
  source: from,
  target: to,
  className: classes[kind] ?? '',
  ...route(kind, isInside),
  zIndex: kind === 'stage' ? 0 : 2,
  markerEnd: { type: MarkerType.ArrowClosed, width: 14, height: 14 },
});

const fit = { maxZoom: 1, padding: 0.08 } as const;
/** Names can't be read below this zoom. */
const readable = 0.55;

/** Shows the whole flow if it is readable, otherwise its active part at a readable size. */
async function showStart(
  flow: ReactFlowInstance<DrawnNode>,
  groups: readonly FlowGroupBox[],
  activeIds: readonly string[],
  frame: HTMLElement | null,
): Promise<void> {
  await flow.fitView(fit);
  if (frame === null || groups.length === 0 || flow.getZoom() >= readable) return;
  const size = { width: frame.clientWidth, height: frame.clientHeight };
  await flow.setViewport(startView(groups, activeIds, size));
}

/**
 * Boxes in groups with arrows, for viewing and selecting by pointer or by Tab and Enter. Load it in
 * its own chunk.
 */
export function FlowCanvas({
  label,
  groups,
  edges,
  selectedId,
  activeIds = [],
  onSelect,
}: FlowCanvasProps): ReactNode {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const height = useFillHeight(frame);
  // Boxes outside the viewport are removed only after the first view is set, because the view moves
  // twice before.
  const [isViewSet, setIsViewSet] = useState(false);
  const nodes = groups.flatMap((group): DrawnNode[] => [
    drawn(group, 'stage', selectedId),
    ...group.nodes.map((box) => ({ ...drawn(box, 'task', selectedId), parentId: group.id })),
  ]);
  const groupOf = new Map(groups.flatMap(({ id, nodes: own }) => own.map((box) => [box.id, id])));
  const isInside = ({ from, to }: FlowCanvasEdge): boolean =>
    groupOf.has(from) && groupOf.get(from) === groupOf.get(to);
  return (
    <div
      ref={frame}
      className={classes.root}
      style={{ height }}
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof Element)) return;
        const id = event.target.closest('.react-flow__node')?.getAttribute('data-id');
        if (id != null) onSelect(id);
      }}
    >
      <ReactFlow
        nodes={nodes}
        edges={edges.map((edge) => drawnEdge(edge, isInside(edge)))}
        nodeTypes={nodeTypes}
        onNodeClick={(_event, node) => onSelect(node.id)}
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        deleteKeyCode={null}
        onInit={(flow) =>
          void showStart(flow, groups, activeIds, frame.current).then(() => setIsViewSet(true))
        }
        fitViewOptions={fit}
        ariaLabelConfig={{
          'controls.ariaLabel': t('ui.diagram.controls'),
          'controls.zoomIn.ariaLabel': t('ui.diagram.zoomIn'),
          'controls.zoomOut.ariaLabel': t('ui.diagram.zoomOut'),
          'controls.fitView.ariaLabel': t('ui.diagram.showAll'),
          'node.a11yDescription.default': t('ui.diagram.node'),
          'node.a11yDescription.keyboardDisabled': t('ui.diagram.node'),
        }}
        panOnScroll
        minZoom={0.1}
        maxZoom={1.6}
        onlyRenderVisibleElements={isViewSet}
      >
        <Background gap={20} size={1} />
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  );
}
