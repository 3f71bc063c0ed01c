import type { ReactNode } from 'react';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { SearchX, Workflow } from 'lucide-react';
import { graphql } from 'react-relay';
import type { workflowScreenQuery } from '../../__generated__/workflowScreenQuery.graphql.ts';
import { WatchButton } from '../../fields/watching/watch-button.tsx';
import { WorkflowHistory } from '../../features/activity/history/workflow-history.tsx';
import { WorkflowActivity } from '../../features/activity/workflow-activity.tsx';
import { useOpenTask } from '../../features/tasks/open-task.ts';
import { SharedValue } from '../../features/tasks/shared/shared-value.tsx';
import { TaskCard } from '../../features/tasks/task-card.tsx';
import { CommentsSection } from '../../features/comments/comments-section.tsx';
import { useCardActions } from '../../features/tasks/use-card-actions.ts';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { WorkflowDiagram } from '../../features/workflows/diagram/workflow-diagram.tsx';
import { StoppedNotice } from '../../features/workflows/flow/stopped-notice.tsx';
import { WorkflowMenu } from '../../features/workflows/flow/workflow-menu.tsx';
import { stageElementId, StageList } from '../../features/workflows/page/stage-list.tsx';
import { StageStrip } from '../../features/workflows/page/stage-strip.tsx';
import { WorkflowAccess } from '../../features/workflows/access/workflow-access.tsx';
import { WorkflowAbout } from '../../features/workflows/about/workflow-about.tsx';
import { OpenOwnTask } from '../../features/workflows/page/open-own-task.tsx';
import {
  dataLayouts,
  WorkflowData,
  type DataLayout,
} from '../../features/workflows/page/workflow-data.tsx';
import { WorkflowSummary } from '../../features/workflows/page/workflow-summary.tsx';
import { readPreference, writePreference } from '../../lib/preferences/stored-preferences.ts';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { LatePart } from '../../ui/late-part/late-part.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { findTab } from '../../ui/unknown-tab/find-tab.ts';
import { UnknownTab } from '../../ui/unknown-tab/unknown-tab.tsx';
import classes from './workflow-screen.module.css';

const route = getRouteApi('/workflow/$id');

const document = graphql`
  query workflowScreenQuery($id: ID!) {
    workflow(id: $id) {
      id
      name
      watchState
      permissions {
        readHistory
      }
      ...workflowSummary_workflow
      ...stoppedNotice_workflow
      ...workflowMenu_workflow
      ...stageStrip_workflow
      ...stageList_workflow
      ...openOwnTask_workflow
      ...workflowDiagram_workflow
    }
    ...workflowActivity_query @arguments(id: $id)
  }
`;

const TaskTimeline = lazyComponent(
  async () => (await import('../../features/workflows/timeline/task-timeline.tsx')).TaskTimeline,
);

const WorkflowSettings = lazyComponent(
  async () =>
    (await import('../../features/workflows/about/workflow-settings.tsx')).WorkflowSettings,
);

const tabs = [
  'workflow',
  'timeline',
  'diagram',
  'comments',
  'data',
  'history',
  'access',
  'about',
  'settings',
] as const;
type Tab = (typeof tabs)[number];

const tabLabels = {
  workflow: 'workflows.tabs.workflow',
  timeline: 'views.layout.timeline',
  diagram: 'workflows.tabs.diagram',
  comments: 'comments.title',
  data: 'data.title',
  history: 'history.title',
  access: 'sharing.title',
  about: 'workflows.tabs.about',
  settings: 'workflows.tabs.settings',
} as const;

/** One workflow with its progress, assignees, delays, and reasons, updated live. */
export function WorkflowScreen(): ReactNode {
  const t = useText();
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const openTask = useOpenTask();
  const cardActions = useCardActions();
  const data = useScreenQuery<workflowScreenQuery>(document, { id });
  useLiveChanges({ workflowId: id }, useRefresh<workflowScreenQuery>(document, { id }));
  const { workflow } = data;

  if (workflow == null) {
    return (
      <>
        <PageHeader breadcrumb={[{ label: t('workflows.missingTitle') }]} />
        <PageBody>
          <EmptyState
            icon={<SearchX />}
            title={t('workflows.missingTitle')}
            text={t('workflows.missingText')}
            action={<Link to="/my/tasks">{t('workflows.toMyTasks')}</Link>}
          />
        </PageBody>
      </>
    );
  }

  const shownTabs = tabs.filter((one) => one !== 'history' || workflow.permissions.readHistory);
  const tab = findTab(shownTabs, search.tab);
  if (tab === null) return <UnknownTab href={`/workflow/${id}`} />;
  const showTab = (next: Tab): Promise<void> =>
    navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({
        ...now,
        tab: next === 'workflow' ? undefined : next,
      }),
      replace: true,
    });
  const showStage = async (stageId: string): Promise<void> => {
    if (tab !== 'workflow') await showTab('workflow');
    requestAnimationFrame(() => {
      const stage = globalThis.document.getElementById(stageElementId(stageId));
      stage?.scrollIntoView({ block: 'start', behavior: 'smooth' });
      stage?.focus({ preventScroll: true });
    });
  };

  const wantedLayout = search['data-tab-layout'] ?? readPreference('dataTabLayout');
  const dataLayout = dataLayouts.find((one) => one === wantedLayout) ?? 'tasks';
  const showDataLayout = (layout: DataLayout): void => {
    writePreference('dataTabLayout', layout);
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, 'data-tab-layout': layout }),
      replace: true,
    });
  };

  const panels: Record<Tab, () => ReactNode> = {
    workflow: () => (
      <div className={classes.columns}>
        <StageList
          workflow={workflow}
          renderTask={(task) => <TaskCard task={task} actions={cardActions} />}
        />
        <WorkflowActivity query={data} onOpenTask={openTask} />
      </div>
    ),
    timeline: () => (
      <LatePart fallback={<Skeleton variant="text" />}>
        <TaskTimeline workflowId={id} onOpenTask={openTask} />
      </LatePart>
    ),
    diagram: () => (
      <WorkflowDiagram
        workflow={workflow}
        onOpenTask={openTask}
        onOpenStage={(stageId) => void showStage(stageId)}
      />
    ),
    comments: () => (
      <div className={classes.comments}>
        <CommentsSection workflowId={id} taskId={null} linkedId={search['comment-id']} />
      </div>
    ),
    data: () => (
      <LatePart fallback={<Skeleton variant="text" />}>
        <WorkflowData
          workflowId={id}
          layout={dataLayout}
          onLayout={showDataLayout}
          renderValue={(taskId, field) => <SharedValue taskId={taskId} field={field} />}
        />
      </LatePart>
    ),
    history: () => (
      <LatePart fallback={<Skeleton variant="text" />}>
        <WorkflowHistory workflowId={id} onOpenTask={openTask} />
      </LatePart>
    ),
    access: () => (
      <LatePart fallback={<Skeleton variant="text" />}>
        <WorkflowAccess workflowId={id} />
      </LatePart>
    ),
    about: () => (
      <LatePart fallback={<Skeleton variant="text" />}>
        <WorkflowAbout key={id} workflowId={id} />
      </LatePart>
    ),
    settings: () => (
      <LatePart fallback={<Skeleton variant="text" />}>
        <WorkflowSettings key={id} workflowId={id} />
      </LatePart>
    ),
  };

  return (
    <>
      <PageHeader
        icon={<Workflow />}
        breadcrumb={[{ label: t('workflows.all'), href: '/' }, { label: workflow.name }]}
        actions={
          <>
            <WatchButton subjectId={id} state={workflow.watchState} />
            <OpenOwnTask workflow={workflow} onOpen={openTask} />
            <WorkflowMenu workflow={workflow} />
          </>
        }
      />
      <PageBody>
        <StoppedNotice workflow={workflow} />
        <WorkflowSummary workflow={workflow} />
        <StageStrip workflow={workflow} onSelect={(stageId) => void showStage(stageId)} />
        <Tabs
          className={classes.tabs}
          label={t('workflows.tabs.label')}
          tabs={shownTabs.map((key) => ({ key, label: t(tabLabels[key]) }))}
          value={tab}
          onChange={(next) => void showTab(next)}
        >
          <div className={classes.panel}>{panels[tab]()}</div>
        </Tabs>
      </PageBody>
    </>
  );
}
