import { Outlet } from '@tanstack/react-router';
import { PanelLeft, Plus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { RetryContext } from '../../lib/api/use-screen-query.ts';
import { useQueuedComments } from '../../features/comments/use-queued-comments.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { listCommands, useCommands, type Command } from '../../lib/keyboard/commands.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { readPreference, writePreference } from '../../lib/preferences/stored-preferences.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { StartWorkflowContext } from '../../lib/start/start-workflow-context.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PageLeadContext } from '../../ui/page-header/page-header.tsx';
import { ToastStack } from '../../ui/toast/toast-stack.tsx';
import { TooltipLayer } from '../../ui/tooltip/tooltip-layer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { RetryActionContext } from './retry.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { OpenTaskLayer } from './open-task-layer.tsx';
import { ShellSidebar } from './shell-sidebar.tsx';
import { useAnchorNavigation } from './use-anchor-navigation.ts';
import { useGlobalKeys } from './use-global-keys.ts';
import { useIdentityQuestion } from './use-identity-question.ts';
import { usePages } from './use-pages.tsx';
import { useRecordPages } from './use-record-pages.ts';
import { useNarrowScreen } from './use-narrow-screen.ts';
import classes from './shell.module.css';

interface ChosenBlueprint {
  readonly id: string;
  readonly name: string;
}

const Drawer = lazyComponent(async () => (await import('../../ui/drawer/drawer.tsx')).Drawer);
const IdentityDialog = lazyComponent(
  async () => (await import('../../features/session/methods/identity-dialog.tsx')).IdentityDialog,
);
const ShortcutSheet = lazyComponent(
  async () => (await import('../../ui/shortcut-sheet/shortcut-sheet.tsx')).ShortcutSheet,
);

const ViewingBanner = lazyComponent(
  async () => (await import('./viewing-banner.tsx')).ViewingBanner,
);

const StartPicker = lazyComponent(
  async () => (await import('../../features/workflows/start/start-picker.tsx')).StartPicker,
);

const SearchDialog = lazyComponent(
  async () => (await import('../../features/search/search-dialog.tsx')).SearchDialog,
);

/** The frame of every page: sidebar, content, and overlays. */
export function Shell(): ReactNode {
  const t = useText();
  const isNarrow = useNarrowScreen();
  const [isCollapsed, setIsCollapsed] = useState(() => readPreference('sidebarCollapsed') !== null);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [areKeysShown, setAreKeysShown] = useState(false);
  /** Actions that the search dialog offers. Null while it is closed. */
  const [searchCommands, setSearchCommands] = useState<readonly Command[] | null>(null);
  /** Null if no workflow is being started. The blueprint is null until one is selected. */
  const [start, setStart] = useState<{ readonly chosen: ChosenBlueprint | null } | null>(null);
  const [retries, setRetries] = useState(0);
  const viewer = useViewer();
  const canStart = viewer.navigation.blueprints;

  const toggleSidebar = (): void => {
    if (isNarrow) {
      setIsDrawerOpen(!isDrawerOpen);
      return;
    }
    setIsCollapsed(!isCollapsed);
    writePreference('sidebarCollapsed', isCollapsed ? null : 'yes');
  };
  const startWorkflow = (chosen: ChosenBlueprint | null): void => {
    setIsDrawerOpen(false);
    setStart({ chosen });
  };
  const startAny = (): void => startWorkflow(null);
  const search = (): void => {
    setIsDrawerOpen(false);
    setSearchCommands(listCommands());
  };
  useAnchorNavigation(() => setIsDrawerOpen(false));
  useGlobalKeys();
  useRecordPages();
  useQueuedComments();
  const pages = usePages();
  useShortcuts([
    { keys: '?', label: t('ui.keyHelp'), run: () => setAreKeysShown(true) },
    { keys: '[', label: t('ui.keyToggleSidebar'), run: toggleSidebar },
    ...(canStart ? [{ keys: 'n', label: t('workflows.startOne'), run: startAny }] : []),
    { keys: 'mod+k', label: t('search.field'), run: search },
    { keys: '/', run: search },
  ]);
  useCommands(canStart ? [{ label: t('workflows.startNew'), icon: <Plus />, run: startAny }] : []);
  const { asked, answer } = useIdentityQuestion();
  const startButton = canStart && (
    <IconButton label={t('workflows.startNew')} icon={<Plus />} keyHint="n" onClick={startAny} />
  );

  const sidebar = (
    <ShellSidebar
      pages={pages}
      onCollapse={toggleSidebar}
      onShowKeys={() => setAreKeysShown(true)}
      isDrawer={isNarrow}
      start={startButton}
      onSearch={search}
    />
  );
  const isHidden = isNarrow || isCollapsed;
  const lead = isHidden ? (
    <>
      <IconButton
        label={t('app.showSidebar')}
        icon={<PanelLeft />}
        keyHint={isNarrow ? undefined : '['}
        onClick={toggleSidebar}
      />
      {startButton}
    </>
  ) : null;

  return (
    <RetryActionContext value={() => setRetries((count) => count + 1)}>
      <a href="#main" className={classes.skip}>
        {t('app.skipToContent')}
      </a>
      <div className={classes.frame}>
        {!isHidden && (
          <div className={classes.side}>
            <Suspense fallback={null}>{sidebar}</Suspense>
          </div>
        )}
        <main id="main" className={classes.main} tabIndex={-1}>
          <OfflineBanner />
          {viewer.isViewed && (
            <Suspense fallback={null}>
              <ViewingBanner name={viewer.name} />
            </Suspense>
          )}
          <StartWorkflowContext value={startAny}>
            <PageLeadContext value={lead}>
              <RetryContext value={retries}>
                <Outlet />
              </RetryContext>
            </PageLeadContext>
          </StartWorkflowContext>
        </main>
      </div>
      {isNarrow && (
        <Suspense fallback={null}>
          <Drawer
            isOpen={isDrawerOpen}
            onClose={() => setIsDrawerOpen(false)}
            title={t('app.navigation')}
            side="left"
            size={300}
            hideTitle
          >
            <Suspense fallback={null}>{sidebar}</Suspense>
          </Drawer>
        </Suspense>
      )}
      <Suspense fallback={null}>
        {searchCommands !== null && (
          <SearchDialog
            commands={searchCommands}
            pages={pages}
            onStart={startWorkflow}
            onClose={() => setSearchCommands(null)}
          />
        )}
        {start !== null && <StartPicker chosen={start.chosen} onClose={() => setStart(null)} />}
        {areKeysShown && <ShortcutSheet isOpen onClose={() => setAreKeysShown(false)} />}
        {asked !== null && (
          <IdentityDialog onConfirmed={() => answer(true)} onClose={() => answer(false)} />
        )}
      </Suspense>
      <OpenTaskLayer />
      <RouteAnnouncer />
      <ToastStack />
      <TooltipLayer />
    </RetryActionContext>
  );
}
