import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { versionViewer_blueprint$key } from '../../../__generated__/versionViewer_blueprint.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import { PageBody, PageHeader } from '../../../ui/page-header/page-header.tsx';
import { readContent, type ReadContent } from '../content/read-content.ts';
import { BlueprintOverview } from '../editor/blueprint-overview.tsx';
import { emptyView, readOnlyActions, type EditorView } from '../editor/outline/create-actions.ts';
import { EditorActionsContext, EditorStateContext } from '../editor/editor-context.ts';
import { EditorSurface, type EditorTab } from '../editor/editor-surface.tsx';
import classes from './version-viewer.module.css';
import { VersionsList } from './versions-list.tsx';

export interface VersionViewerProps {
  readonly blueprint: versionViewer_blueprint$key;
  readonly number: number;
  readonly tab: EditorTab;
  readonly onTab: (tab: EditorTab) => void;
  readonly onShowVersion: (number: number | null) => void;
}

/** A published version, read-only. */
export function VersionViewer({
  blueprint,
  number,
  tab,
  onTab,
  onShowVersion,
}: VersionViewerProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment versionViewer_blueprint on Blueprint {
        id
        versions {
          id
          number
          publishedAt
          publishedBy {
            name
          }
          content {
            ...readContent_content
          }
        }
        ...blueprintOverview_blueprint
        ...versionsList_blueprint
      }
    `,
    blueprint,
  );
  const version = data.versions.find((one) => one.number === number);
  const back = (
    <Button onClick={() => onShowVersion(null)}>{t('library.versions.backToDraft')}</Button>
  );
  if (version === undefined) {
    return (
      <PageBody>
        <EmptyState title={t('blueprints.versions.unknown', { number })} action={back} />
      </PageBody>
    );
  }
  const read = readContent(version.content);
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('blueprints.title'), href: '/blueprints' },
          { label: read.content.name },
          { label: t('library.version', { number }) },
        ]}
        actions={back}
      />
      <PageBody>
        <ReadOnlyDocument
          key={version.id}
          read={read}
          surface={(focus) => (
            <EditorSurface
              tab={tab}
              onTab={onTab}
              focus={focus}
              banner={
                <p className={classes.banner}>
                  {t.rich('blueprints.versions.banner', {
                    number,
                    name: version.publishedBy.name,
                    when: <Moment at={version.publishedAt} />,
                  })}
                </p>
              }
              overview={<BlueprintOverview blueprint={data} />}
              versions={<VersionsList blueprint={data} onShow={onShowVersion} />}
              versionCount={data.versions.length}
              startsNaming={false}
              onNamed={() => undefined}
            />
          )}
        />
      </PageBody>
    </>
  );
}

interface ReadOnlyDocumentProps {
  readonly read: ReadContent;
  readonly surface: (focus: EditorView['focus']) => ReactNode;
}

function ReadOnlyDocument({ read, surface }: ReadOnlyDocumentProps): ReactNode {
  const [view, setView] = useState<EditorView>(() => ({
    ...emptyView,
    parties: new Map(read.parties.map((party) => [party.id, party])),
  }));
  const [actions] = useState(() => readOnlyActions(read.content, setView));
  return (
    <EditorActionsContext value={actions}>
      <EditorStateContext
        value={{
          blueprintId: null,
          content: read.content,
          isEditable: false,
          findings: [],
          ...view,
        }}
      >
        {surface(view.focus)}
      </EditorStateContext>
    </EditorActionsContext>
  );
}
