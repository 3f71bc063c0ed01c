import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { blueprintEditor_blueprint$key } from '../../../__generated__/blueprintEditor_blueprint.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { EditorHeader } from '../../../ui/library/editor-header.tsx';
import { PageBody } from '../../../ui/page-header/page-header.tsx';
import { readContent } from '../content/read-content.ts';
import { PublishDialog } from '../versions/publish-dialog.tsx';
import { VersionsList } from '../versions/versions-list.tsx';
import classes from './blueprint-editor.module.css';
import { BlueprintOverview } from './blueprint-overview.tsx';
import { EditorActionsContext, EditorStateContext } from './editor-context.ts';
import { EditorSurface, type EditorTab } from './editor-surface.tsx';
import { useDraftEditor, useFindings } from './use-draft-editor.ts';
import { useEditorMessages } from './use-editor-messages.ts';

export interface BlueprintEditorProps {
  readonly blueprint: blueprintEditor_blueprint$key;
  readonly userId: string;
  readonly tab: EditorTab;
  readonly onTab: (tab: EditorTab) => void;
  readonly onShowVersion: (number: number) => void;
  readonly startsNaming: boolean;
  readonly onNamed: () => void;
  /** Further actions of the screen, such as starting a workflow. */
  readonly actions?: ReactNode;
}

/** The draft of a blueprint with inline editing and autosave. */
export function BlueprintEditor({
  blueprint,
  userId,
  tab,
  onTab,
  onShowVersion,
  startsNaming,
  onNamed,
  actions: screenActions,
}: BlueprintEditorProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment blueprintEditor_blueprint on Blueprint {
        id
        draftVersion
        hasUnpublishedChanges
        permissions {
          edit
          publish
        }
        versions {
          id
          number
        }
        draft {
          ...readContent_content
        }
        ...blueprintOverview_blueprint
        ...versionsList_blueprint
      }
    `,
    blueprint,
  );
  const isEditable = data.permissions.edit;
  const [initial] = useState(() => ({ ...readContent(data.draft), version: data.draftVersion }));
  const { draft, snapshot, view, actions } = useDraftEditor({
    blueprintId: data.id,
    userId,
    initial,
    isEditable,
  });
  const { content } = snapshot;
  const findings = useFindings(data.id, content, view.parties);
  const [isPublishing, setIsPublishing] = useState(false);
  const spoken = useEditorMessages(view.said, snapshot.news);

  const newest = Math.max(0, ...data.versions.map(({ number }) => number));
  return (
    <EditorActionsContext value={actions}>
      <EditorStateContext value={{ blueprintId: data.id, content, isEditable, findings, ...view }}>
        <EditorHeader
          list={{ label: t('blueprints.title'), href: '/blueprints' }}
          name={content.name}
          isEditable={isEditable}
          snapshot={snapshot}
          onUndo={actions.undo}
          onRedo={actions.redo}
          onRetry={() => void draft.flush()}
          actions={screenActions}
          publish={
            isEditable
              ? {
                  refusal: data.permissions.publish ? null : t('blueprints.publish.notAllowed'),
                  hasVersions: newest > 0,
                  hasUnpublishedChanges: data.hasUnpublishedChanges,
                  run: () => setIsPublishing(true),
                }
              : null
          }
        />
        <PageBody>
          <p className="visually-hidden" role="status">
            {spoken}
          </p>
          <EditorSurface
            tab={tab}
            onTab={onTab}
            focus={view.focus}
            banner={!isEditable && <p className={classes.banner}>{t('blueprints.readOnly')}</p>}
            overview={<BlueprintOverview blueprint={data} />}
            versions={<VersionsList blueprint={data} onShow={onShowVersion} />}
            versionCount={data.versions.length}
            startsNaming={startsNaming}
            onNamed={onNamed}
          />
        </PageBody>
        {isPublishing && (
          <PublishDialog
            blueprintId={data.id}
            draft={draft}
            findings={findings}
            nextNumber={newest + 1}
            onClose={() => setIsPublishing(false)}
            onOpenPlace={(place) => {
              setIsPublishing(false);
              onTab('stages');
              actions.reveal(place);
            }}
          />
        )}
      </EditorStateContext>
    </EditorActionsContext>
  );
}
