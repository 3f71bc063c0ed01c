import { Layers, MoreHorizontal, Star, StarOff } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { parameterRulesOf, type ListObject } from '@baton/domain/saved-view/list-object';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import {
  defaultTaskViews,
  defaultViews,
  type TaskViewId,
  type WorkflowViewId,
} from '@baton/domain/saved-view/saved-view';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { viewBarStarMutation } from '../../__generated__/viewBarStarMutation.graphql.ts';
import type { viewBarSaveMutation } from '../../__generated__/viewBarSaveMutation.graphql.ts';
import { WatchButton } from '../../fields/watching/watch-button.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import {
  parameterInputs,
  pathOf,
  useSavedViews,
  type SavedView,
  type ViewDialog,
} from './use-saved-views.ts';
import classes from './view-bar.module.css';

// Lazy, because most visits only open a view.
const ViewDialogs = lazyComponent(async () => (await import('./view-dialogs.tsx')).ViewDialogs);

const defaultTexts: Readonly<Record<WorkflowViewId | TaskViewId, MessageId>> = {
  'all-open': 'views.default.allOpen',
  'due-this-week': 'views.default.dueThisWeek',
  'my-teams': 'views.default.myTeams',
  'all-active': 'views.default.allActive',
  overdue: 'views.default.overdue',
  'waiting-on-me': 'views.default.waiting',
  'my-team': 'views.default.myTeam',
  'recently-completed': 'views.default.completed',
};

export interface ViewBarProps {
  readonly object: ListObject;
  /** Id of the view in the address. */
  readonly viewId: string | undefined;
  /** Parameters of the view, or of the list without one. */
  readonly base: ListParameters;
  /** Parameters of the list. */
  readonly given: ListParameters;
  /** Saved parameters: `given` with its columns. */
  readonly shown: ListParameters;
  /** Opens a view. Undefined opens the list without a view. */
  readonly onOpen: (viewId: string | undefined) => void;
}

/** The default views, saved views, and what can be done with the current one. */
export function ViewBar(props: ViewBarProps): ReactNode {
  const t = useText();
  const { object, base, given } = props;
  const views = object === 'TASKS' ? defaultTaskViews : defaultViews;
  const { viewId = views[0]?.id } = props;
  return (
    <nav className={classes.bar} aria-label={t('views.list')}>
      {views.map(({ id }) => (
        <a
          key={id}
          className={classes.view}
          href={`${pathOf(object)}?view-id=${id}`}
          aria-current={id === viewId ? 'page' : undefined}
        >
          {t(defaultTexts[id])}
        </a>
      ))}
      <Suspense fallback={null}>
        <SavedViews {...props} isChanged={!parameterRulesOf(object).areEqual(base, given)} />
      </Suspense>
    </nav>
  );
}

function SavedViews({
  object,
  viewId,
  shown,
  onOpen,
  isChanged,
}: ViewBarProps & { readonly isChanged: boolean }): ReactNode {
  const t = useText();
  const { views, refresh } = useSavedViews(object);
  const [dialog, setDialog] = useState<ViewDialog | null>(null);
  const view = views.find(({ id }) => id === viewId) ?? null;
  const ordered = [...views].toSorted((a, b) => Number(b.isStarred) - Number(a.isStarred));
  return (
    <>
      {view !== null && (
        <a
          className={classes.view}
          href={`${pathOf(object)}?view-id=${view.id}`}
          aria-current="page"
        >
          {view.name}
        </a>
      )}
      <Menu
        position="bottom-start"
        searchLabel={views.length > 8 ? t('views.more') : undefined}
        trigger={
          <Button kind="subtle" size="small" icon={<Layers size={14} />}>
            {t('views.more')}
          </Button>
        }
        items={
          ordered.length === 0
            ? [{ heading: t('views.none') }]
            : ordered.map(({ id, name, isStarred }) => ({
                key: id,
                label: name,
                icon: isStarred ? <Star size={14} /> : undefined,
                isChecked: id === viewId,
                run: () => onOpen(id),
              }))
        }
      />
      {view !== null && <StarButton view={view} />}
      {view !== null && <WatchButton subjectId={view.id} state={view.watchState} />}
      {isChanged && (
        <span className={classes.changed}>
          <span className={classes.edited}>{t('views.edited')}</span>
          {view?.canEdit === true && <SaveButton view={view} shown={shown} onDone={onOpen} />}
          <Button kind="subtle" size="small" onClick={() => setDialog('SAVE_AS')}>
            {t(view?.canEdit === true ? 'views.saveAs' : 'views.save')}
          </Button>
          <Button kind="subtle" size="small" onClick={() => onOpen(viewId)}>
            {t('views.reset')}
          </Button>
        </span>
      )}
      {view?.canEdit === true && (
        <Menu
          position="bottom-start"
          trigger={<IconButton size="small" label={t('views.actions')} icon={<MoreHorizontal />} />}
          items={[
            { key: 'share', label: t('views.share'), run: () => setDialog('SHARE') },
            { key: 'rename', label: t('views.rename'), run: () => setDialog('RENAME') },
            { key: 'copy', label: t('views.saveAs'), run: () => setDialog('SAVE_AS') },
            'divider',
            {
              key: 'delete',
              label: t('views.delete'),
              isDanger: true,
              run: () => setDialog('DELETE'),
            },
          ]}
        />
      )}
      {dialog !== null && (
        <Suspense fallback={null}>
          <ViewDialogs
            dialog={dialog}
            object={object}
            view={view}
            shown={shown}
            onClose={() => setDialog(null)}
            onDone={(opened) => {
              setDialog(null);
              void refresh().then(() => {
                if (opened !== view?.id) onOpen(opened);
              });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function StarButton({ view: { id, isStarred } }: { readonly view: SavedView }): ReactNode {
  const t = useText();
  const star = useCommand<viewBarStarMutation>(graphql`
    mutation viewBarStarMutation($input: StarSavedViewInput!) {
      starSavedView(input: $input) {
        savedView {
          id
          isStarred
        }
      }
    }
  `);
  return (
    <IconButton
      size="small"
      label={t(isStarred ? 'views.unstar' : 'views.star')}
      icon={isStarred ? <StarOff /> : <Star />}
      disabled={star.isPending}
      onClick={() => void star.run(() => ({ input: { id, isStarred: !isStarred } }))}
    />
  );
}

interface SaveButtonProps {
  readonly view: SavedView;
  readonly shown: ListParameters;
  readonly onDone: (viewId: string) => void;
}

function SaveButton({ view, shown, onDone }: SaveButtonProps): ReactNode {
  const t = useText();
  const save = useCommand<viewBarSaveMutation>(
    graphql`
      mutation viewBarSaveMutation($input: UpdateSavedViewInput!) {
        updateSavedView(input: $input) {
          savedView {
            id
            version
            parameters {
              name
              value
            }
          }
        }
      }
    `,
    {
      onDone: () => {
        notify({ text: t('views.saved'), tone: 'success' });
        onDone(view.id);
      },
    },
  );
  return (
    <Button
      size="small"
      loading={save.isPending}
      onClick={() =>
        void save.run(() => ({
          input: {
            ...{ id: view.id, expectedVersion: view.version },
            parameters: parameterInputs(shown),
          },
        }))
      }
    >
      {t('views.save')}
    </Button>
  );
}
