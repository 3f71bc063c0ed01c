import { Workflow as FlowIcon, History, ListTree } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { BlueprintDiagram } from '../diagram/blueprint-diagram.tsx';
import type { Place } from '../draft/place.ts';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { useEditorActions, useEditorState } from './editor-context.ts';
import { EditorLayout } from '../../../ui/editor-layout/editor-layout.tsx';
import classes from './editor-surface.module.css';
import { OutlineList, StageAdder } from './outline/outline-list.tsx';
import { ProblemsStrip } from './findings/problems-strip.tsx';
import { TitleBlock } from './title-block.tsx';

export type EditorTab = 'stages' | 'diagram' | 'versions';

export interface EditorSurfaceProps {
  readonly tab: EditorTab;
  readonly onTab: (tab: EditorTab) => void;
  readonly focus: { readonly place: Place } | null;
  /** Shown at the top: a notice about an old version, or why editing isn't allowed. */
  readonly banner?: ReactNode;
  readonly overview: ReactNode;
  readonly versions: ReactNode;
  readonly versionCount: number;
  readonly startsNaming: boolean;
  readonly onNamed: () => void;
}

/** The blueprint as stages or diagram, next to the settings of the selection. */
export function EditorSurface({
  tab,
  onTab,
  focus,
  banner,
  overview,
  versions,
  versionCount,
  startsNaming,
  onNamed,
}: EditorSurfaceProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable, selected, findings } = useEditorState();
  const [seen] = useState(startsNaming);
  const isEmpty = Object.keys(content.stages).length === 0;

  return (
    <EditorLayout
      label={t('blueprints.settings')}
      panelKey={selected?.key ?? 'blueprint'}
      isReadOnly={!isEditable}
      panel={tab === 'versions' ? null : <SettingsPanel overview={overview} />}
      main={
        <>
          {banner}
          <TitleBlock startsNaming={seen} onNamed={onNamed} />
          <Tabs<EditorTab>
            label={t('blueprints.tabs')}
            value={tab}
            onChange={onTab}
            tabs={[
              {
                key: 'stages',
                label: t('blueprints.tab.stages'),
                icon: <ListTree size={15} aria-hidden="true" />,
              },
              {
                key: 'diagram',
                label: t('blueprints.tab.diagram'),
                icon: <FlowIcon size={15} aria-hidden="true" />,
              },
              {
                key: 'versions',
                label: t('blueprints.tab.versions'),
                icon: <History size={15} aria-hidden="true" />,
                count: versionCount,
              },
            ]}
          >
            {tab === 'stages' && (
              <div className={classes.panel}>
                {isEditable && !isEmpty && (
                  <ProblemsStrip
                    findings={findings}
                    onOpen={(place) => {
                      actions.reveal(place);
                    }}
                  />
                )}
                {isEmpty ? (
                  <EmptyState
                    icon={<ListTree size={28} />}
                    title={t('blueprints.outline.empty')}
                    text={t(
                      isEditable ? 'blueprints.outline.emptyText' : 'blueprints.outline.emptyFixed',
                    )}
                  />
                ) : (
                  <OutlineList focus={focus} />
                )}
                {isEditable && <StageAdder />}
              </div>
            )}
            {tab === 'diagram' && (
              <div className={classes.panel}>
                <BlueprintDiagram />
              </div>
            )}
            {tab === 'versions' && versions}
          </Tabs>
        </>
      }
    />
  );
}
