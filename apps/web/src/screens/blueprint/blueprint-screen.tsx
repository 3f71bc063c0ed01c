import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Play, Rows3 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { blueprintScreenQuery } from '../../__generated__/blueprintScreenQuery.graphql.ts';
import type { blueprintScreenVersionQuery } from '../../__generated__/blueprintScreenVersionQuery.graphql.ts';
import { BlueprintEditor } from '../../features/blueprints/editor/blueprint-editor.tsx';
import type { EditorTab } from '../../features/blueprints/editor/editor-surface.tsx';
import { useNarrow } from '../../lib/layout/use-narrow.ts';
import { VersionViewer } from '../../features/blueprints/versions/version-viewer.tsx';
import { StartWorkflowDialog } from '../../features/workflows/start/start-workflow-dialog.tsx';
import { apiError } from '../../lib/api/graphql-error.ts';
import { useQuery, useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { tooltip } from '../../ui/tooltip/tooltip.ts';
import { findTab } from '../../ui/unknown-tab/find-tab.ts';
import { UnknownTab } from '../../ui/unknown-tab/unknown-tab.tsx';
import { BlueprintMenu } from './blueprint-menu.tsx';

const route = getRouteApi('/blueprints/$id');

type Search = Record<string, unknown>;

const tabs: readonly EditorTab[] = ['stages', 'diagram', 'versions'];

export function BlueprintScreen(): ReactNode {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const tab = findTab(tabs, search.tab);
  const number = Number(search['tab-secondary']);
  const setTab = (next: EditorTab): void =>
    void navigate({
      to: '.',
      search: (before: Search) => ({ ...before, tab: next === 'stages' ? undefined : next }),
      replace: true,
    });
  const showVersion = (version: number | null): void =>
    void navigate({
      to: '.',
      search: (before: Search) => ({
        ...before,
        tab: undefined,
        'tab-secondary': version === null ? undefined : String(version),
      }),
    });
  if (tab === null) return <UnknownTab href={`/blueprints/${id}`} />;
  return Number.isInteger(number) && number > 0 ? (
    <Version key={id} {...{ id, number, tab }} onTab={setTab} onShowVersion={showVersion} />
  ) : (
    <Draft key={id} {...{ id, tab }} onTab={setTab} onShowVersion={showVersion} />
  );
}

interface DraftProps {
  readonly id: string;
  readonly tab: EditorTab;
  readonly onTab: (tab: EditorTab) => void;
  readonly onShowVersion: (number: number | null) => void;
}

function Draft({ id, tab, onTab, onShowVersion }: DraftProps): ReactNode {
  const viewer = useViewer();
  const navigate = useNavigate();
  const search = route.useSearch();
  const [starting, setStarting] = useState<'WORKFLOW' | 'TEST' | null>(null);
  const { blueprint } = useQuery<blueprintScreenQuery>(
    graphql`
      query blueprintScreenQuery($id: ID!) {
        blueprint(id: $id) {
          id
          name
          published {
            id
            number
          }
          permissions {
            createWorkflowsFrom
          }
          ...blueprintMenu_blueprint
          ...blueprintEditor_blueprint
        }
      }
    `,
    { id },
    // Always loads from the server, because the cache doesn't contain an editor's saved changes.
    { fetchPolicy: 'network-only' },
  );
  if (blueprint == null) throw apiError('NotFound');
  return (
    <>
      <BlueprintEditor
        key={blueprint.id}
        blueprint={blueprint}
        userId={viewer.id}
        tab={tab}
        onTab={onTab}
        onShowVersion={onShowVersion}
        startsNaming={search['blueprint-autofocus-name'] !== undefined}
        onNamed={() =>
          void navigate({
            to: '.',
            search: (before: Search) => ({ ...before, 'blueprint-autofocus-name': undefined }),
            replace: true,
          })
        }
        actions={
          <>
            <BlueprintMenu blueprint={blueprint} onTestRun={() => setStarting('TEST')} />
            {blueprint.published != null && (
              <>
                {blueprint.permissions.createWorkflowsFrom && <BulkStartLink id={blueprint.id} />}
                <StartButton
                  isAllowed={blueprint.permissions.createWorkflowsFrom}
                  onStart={() => setStarting('WORKFLOW')}
                />
              </>
            )}
          </>
        }
      />
      {starting !== null && (
        <StartWorkflowDialog
          isOpen
          isTestRun={starting === 'TEST'}
          blueprint={{ id: blueprint.id, name: blueprint.name }}
          onClose={() => setStarting(null)}
        />
      )}
    </>
  );
}

function BulkStartLink({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const isNarrow = useNarrow(900);
  const href = `/blueprints/${id}/bulk-start`;
  return (
    <LinkButton
      href={href}
      icon={<Rows3 />}
      {...(isNarrow && { 'aria-label': t('bulk.title'), ...tooltip(t('bulk.title')) })}
    >
      {!isNarrow && t('bulk.title')}
    </LinkButton>
  );
}

interface StartButtonProps {
  readonly isAllowed: boolean;
  readonly onStart: () => void;
}

function StartButton({ isAllowed, onStart }: StartButtonProps): ReactNode {
  const t = useText();
  const isNarrow = useNarrow(768);
  const disabledReason = isAllowed ? null : t('blueprints.startNotAllowed');
  return isNarrow ? (
    <IconButton
      kind="default"
      size="medium"
      label={t('blueprints.start')}
      icon={<Play />}
      disabledReason={disabledReason}
      onClick={onStart}
    />
  ) : (
    <Button icon={<Play />} disabledReason={disabledReason} onClick={onStart}>
      {t('blueprints.start')}
    </Button>
  );
}

function Version({
  id,
  number,
  tab,
  onTab,
  onShowVersion,
}: DraftProps & { readonly number: number }): ReactNode {
  const { blueprint } = useScreenQuery<blueprintScreenVersionQuery>(
    graphql`
      query blueprintScreenVersionQuery($id: ID!) {
        blueprint(id: $id) {
          id
          ...versionViewer_blueprint
        }
      }
    `,
    { id },
  );
  if (blueprint == null) throw apiError('NotFound');
  return <VersionViewer blueprint={blueprint} {...{ number, tab, onTab, onShowVersion }} />;
}
