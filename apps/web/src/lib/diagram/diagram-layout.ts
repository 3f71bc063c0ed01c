import type { FlowDiagram, FlowGroup, FlowNode } from '@baton/domain/blueprint/diagram';
import { graphlib, layout } from '@dagrejs/dagre';

export interface PlacedGroup {
  readonly group: FlowGroup;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
}

export interface PlacedNode {
  readonly node: FlowNode;
  /** Position within its group. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const nodeSize = { width: 220, height: 44 } as const;
const inset = { side: 14, top: 44, bottom: 14, gap: 10 } as const;

/**
 * Returns positions of stages and tasks. Stages go from left to right by their predecessors, and
 * tasks of a stage go down, indented below their predecessors.
 */
export function layOut({ groups, nodes, edges }: FlowDiagram): readonly PlacedGroup[] {
  const graph = new graphlib.Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: 36, ranksep: 64, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));

  const depths = depthsOf(nodes, edges);
  const sizes = new Map(
    groups.map((group) => {
      const own = nodes.filter((node) => node.group === group.id);
      const deepest = Math.max(0, ...own.map(({ id }) => depths.get(id) ?? 0));
      const count = Math.max(1, own.length);
      return [
        group.id,
        {
          own,
          width: nodeSize.width + inset.side * 2 + deepest * indent,
          height: inset.top + count * nodeSize.height + (count - 1) * inset.gap + inset.bottom,
        },
      ] as const;
    }),
  );
  for (const [id, { width, height }] of sizes) graph.setNode(id, { width, height });
  for (const { kind, from, to } of edges) if (kind === 'STAGE') graph.setEdge(from, to);
  layout(graph);

  return groups.flatMap((group) => {
    const size = sizes.get(group.id);
    if (size === undefined) return [];
    const { x, y }: { readonly x: number; readonly y: number } = graph.node(group.id);
    return [
      {
        group,
        x: x - size.width / 2,
        y: y - size.height / 2,
        width: size.width,
        height: size.height,
        nodes: size.own.map((node, index) => ({
          node,
          x: inset.side + (depths.get(node.id) ?? 0) * indent,
          y: inset.top + index * (nodeSize.height + inset.gap),
          ...nodeSize,
        })),
      },
    ];
  });
}

const indent = 22;
const deepestIndent = 4;

/** Returns the length of the longest chain of predecessors in the same stage for each task. */
function depthsOf(
  nodes: readonly FlowNode[],
  edges: FlowDiagram['edges'],
): ReadonlyMap<string, number> {
  const groupOf = new Map<string, string>(nodes.map(({ id, group }) => [id, group]));
  const before = new Map<string, string[]>();
  for (const { kind, from, to } of edges) {
    if (kind !== 'TASK' || groupOf.get(from) !== groupOf.get(to)) continue;
    before.set(to, [...(before.get(to) ?? []), from]);
  }
  const depths = new Map<string, number>();
  // Tasks mostly depend on earlier ones, so one pass in order is good enough.
  for (const { id } of nodes) {
    const deepest = Math.max(-1, ...(before.get(id) ?? []).map((other) => depths.get(other) ?? -1));
    depths.set(id, Math.min(deepestIndent, deepest + 1));
  }
  return depths;
}
