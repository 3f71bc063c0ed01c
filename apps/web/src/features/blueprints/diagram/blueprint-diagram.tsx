import { blueprintDiagram } from '@baton/domain/blueprint/diagram';
import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';

const Canvas = lazyComponent(async () => (await import('./diagram-canvas.tsx')).DiagramCanvas);

/** The diagram of the draft, loaded when first opened. */
export function BlueprintDiagram(): ReactNode {
  const t = useText();
  const { content, selected } = useEditorState();
  const { select } = useEditorActions();
  if (Object.keys(content.stages).length === 0) {
    return (
      <EmptyState title={t('blueprints.diagram.empty')} text={t('blueprints.diagram.emptyText')} />
    );
  }
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <Canvas diagram={blueprintDiagram(content)} selected={selected} onSelect={select} />
    </Suspense>
  );
}
