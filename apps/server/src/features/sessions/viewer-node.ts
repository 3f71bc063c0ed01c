import { refuse } from '@baton/domain/core/refusal';
import type { Statement } from '../../platform/db/statement.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { enterStatement, type Viewer } from '../../platform/graphql/viewer.ts';
import { viewerShape, type ViewerShape } from './viewer.queries.ts';

export interface ViewerNode {
  readonly viewer: Viewer;
  /** Returns the data around the person. Queries read it only if they select it. */
  readonly shape: () => ViewerShape | Promise<ViewerShape>;
}

const tokenOf = (context: RequestContext): Buffer => {
  const tokenHash = context.tokenHash();
  if (tokenHash === null) throw new Refused(refuse('Unauthenticated'));
  return tokenHash;
};

/** Returns the viewer. Throws Unauthenticated if no one is signed in. */
export const loadViewerNode = async (context: RequestContext): Promise<ViewerNode> => {
  const token = tokenOf(context);
  const viewer = await context.viewer();
  const read = async (): Promise<ViewerShape> => {
    const [[shape]] = await context.db.read(viewerShape(token, context.services.now()));
    if (shape === undefined) throw new Refused(refuse('Unauthenticated'));
    return shape;
  };
  let shape: Promise<ViewerShape> | undefined;
  return { viewer, shape: () => (shape ??= read()) };
};

/** Returns the viewer, or null for an expired session, which isn't an error for pages. */
export const findViewerNode = async (context: RequestContext): Promise<ViewerNode | null> => {
  if (context.tokenHash() === null) return null;
  try {
    return await loadViewerNode(context);
  } catch (error) {
    if (error instanceof Refused && error.message === 'Unauthenticated') return null;
    throw error;
  }
};

/** Changes the person or workspace and loads the viewer again, in one round trip. */
export const changeAndLoadViewer = async <Row>(
  context: RequestContext,
  change: Statement<Row>,
  ...more: readonly Statement[]
): Promise<{ readonly rows: readonly Row[]; readonly node: ViewerNode }> => {
  const token = tokenOf(context);
  const at = context.services.now();
  const [rows, viewers, shapes] = await context.db.trip(
    change,
    enterStatement(token, at),
    viewerShape(token, at),
    ...more,
  );
  const [viewer, shape] = [viewers[0], shapes[0]];
  if (viewer === undefined || shape === undefined) throw new Refused(refuse('Unauthenticated'));
  context.becomeViewer(token, viewer);
  return { rows, node: { viewer, shape: () => shape } };
};
