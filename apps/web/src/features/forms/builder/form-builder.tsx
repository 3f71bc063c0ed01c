import type { Locale } from '@baton/domain/core/languages';
import { isLocale } from '@baton/domain/core/languages';
import { lintForm } from '@baton/domain/form/lint-form';
import { Eye, History, Languages, LayoutList } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { formBuilder_form$key } from '../../../__generated__/formBuilder_form.graphql.ts';
import { draftStorage } from '../../../lib/draft/draft-storage.ts';
import { openDraft } from '../../../lib/draft/draft.ts';
import { useAutosavedDraft } from '../../../lib/draft/use-autosaved-draft.ts';
import { useDraftNews } from '../../../lib/draft/use-draft-news.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { refusalText } from '../../../lib/refusal/refusal-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EditorLayout } from '../../../ui/editor-layout/editor-layout.tsx';
import { EditorHeader } from '../../../ui/library/editor-header.tsx';
import { PageBody } from '../../../ui/page-header/page-header.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { formDraftServer, formRules, unsavedForm } from '../draft/form-draft.ts';
import type { FormDraft, FormPlace } from '../draft/form-draft.ts';
import { FormOutline } from '../outline/form-outline.tsx';
import { rowIdOf } from '../outline/outline-rows.ts';
import { BuilderCanvas } from '../paper/builder-canvas.tsx';
import { FormPreview } from '../paper/form-preview.tsx';
import { FormOverview } from '../settings/form-overview.tsx';
import { BuilderSettings } from '../settings/item-settings.tsx';
import { BuilderDrag } from './builder-drag.tsx';
import { BuilderContext, type Builder } from './builder-context.ts';
import classes from './form-builder.module.css';
import { FormTranslations } from './form-translations.tsx';
import { FormVersions } from './form-versions.tsx';
import { focusMark, markAfter, useLanding } from './use-landing.ts';
import { landingText, nameOfPlace } from './landing.ts';
import { PublishFormDialog } from './publish-form-dialog.tsx';

export type BuilderTab = 'design' | 'preview' | 'translate' | 'versions';

export interface FormBuilderProps {
  readonly form: formBuilder_form$key;
  readonly userId: string;
  /** True if an action of the person replaced the builder, which then takes focus. */
  readonly takesFocus: boolean;
  readonly tab: BuilderTab;
  readonly onTab: (tab: BuilderTab) => void;
  readonly onShowVersion: (number: number) => void;
  readonly onRestore: (number: number) => void;
  /** Called after publishing, to load the form again. */
  readonly onPublished: () => void;
  /** Further actions of the screen. */
  readonly actions: ReactNode;
}

const focusOnce = (title: HTMLElement | null): void => title?.focus();

/** The draft of a form with inline editing and autosave. */
export function FormBuilder({
  form,
  userId,
  takesFocus,
  tab,
  onTab,
  onShowVersion,
  onRestore,
  onPublished,
  actions,
}: FormBuilderProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const data = useFragment(
    graphql`
      fragment formBuilder_form on Form {
        id
        draftVersion
        isOpen
        hasUnpublishedChanges
        usageCount
        versions {
          id
          number
        }
        permissions {
          write
          publish
          refusals {
            ...refusalText_refusal
          }
        }
        draft
        ...formVersions_form
        ...formOverview_form
      }
    `,
    form,
  );
  const isEditable = data.permissions.write;
  const [server] = useState(() => formDraftServer(environment, data.id));
  const [draft] = useState((): FormDraft =>
    openDraft({
      rules: formRules,
      initial: {
        content: data.draft,
        version: data.draftVersion,
        updatedBy: null,
      },
      server,
      unsaved: unsavedForm(data.id, userId, draftStorage()),
    }),
  );
  const snapshot = useAutosavedDraft(draft, isEditable, { lists: true }, server.head);
  const { content, canUndo } = snapshot;
  const [selected, setSelected] = useState<FormPlace | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isPublishing, setIsPublishing] = useState(false);
  const findings = lintForm(useDeferredValue(content));
  const land = useLanding(content);
  useDraftNews(snapshot.news, (name, count) => t('forms.news.conflict', { name, count }));
  const select = (place: FormPlace | null): void => {
    setSelected(place);
    setAdded(null);
  };
  const travel = (place: FormPlace | null | undefined): void => {
    if (place !== undefined) select(place);
    if (place != null) land(place.key);
  };
  const undo = (): void => {
    travel(draft.undo());
    setSaid(t('blueprints.said.undone'));
  };
  const redo = (): void => {
    travel(draft.redo());
    setSaid(t('blueprints.said.redone'));
  };

  const builder: Builder = {
    content,
    isEditable,
    findings,
    selected,
    added,
    select,
    show: (place) => {
      setSelected(place);
      setAdded(place.key);
    },
    edit: draft.edit,
    move: (change, place) => {
      const moved = change(content);
      if (moved === content || draft.edit(change, place) !== null) return;
      land(place.key);
      setSaid(landingText(t, moved, place));
    },
    remove: (change, place) => {
      const name = nameOfPlace(t, content, place);
      const mark = markAfter(content, place);
      if (draft.edit(change, place) !== null) return;
      land(mark);
      setSaid(t('blueprints.said.removed', { name }));
    },
  };
  const locale: Locale = isLocale(intl.locale) ? intl.locale : content.language;
  // An empty new form shows no error, because no one has worked on it yet.
  const isUntouched = data.versions.length === 0 && !canUndo && content.sections.length === 0;
  const newest = Math.max(0, ...data.versions.map(({ number }) => number));
  const titleRef = takesFocus ? focusOnce : null;
  const writeRefusal = refusalText(t, data.permissions.refusals, 'write');
  return (
    <BuilderContext value={builder}>
      <div className="visually-hidden" role="status" aria-live="polite">
        {said}
      </div>
      <EditorHeader
        list={{ label: t('forms.title'), href: '/forms' }}
        name={content.name}
        badge={
          (data.isOpen || newest > 0) && (
            <Badge>
              {data.isOpen
                ? t('forms.draftOf', { number: newest + 1 })
                : t('library.version', { number: newest })}
            </Badge>
          )
        }
        isEditable={isEditable}
        snapshot={snapshot}
        onUndo={undo}
        onRedo={redo}
        onRetry={() => void draft.flush()}
        note={<span className={classes.uses}>{t('forms.usedIn', { count: data.usageCount })}</span>}
        actions={actions}
        publish={
          data.isOpen
            ? {
                refusal: refusalText(t, data.permissions.refusals, 'publish'),
                hasVersions: newest > 0,
                hasUnpublishedChanges: data.hasUnpublishedChanges,
                run: () => setIsPublishing(true),
              }
            : null
        }
      />
      <PageBody isFlush>
        <Tabs<BuilderTab>
          className={classes.tabs}
          isWide
          label={t('forms.tabs')}
          value={tab}
          onChange={onTab}
          tabs={[
            { key: 'design', label: t('forms.tab.design'), icon: <LayoutList size={15} /> },
            { key: 'preview', label: t('forms.tab.preview'), icon: <Eye size={15} /> },
            { key: 'translate', label: t('forms.tab.translate'), icon: <Languages size={15} /> },
            {
              key: 'versions',
              label: t('blueprints.tab.versions'),
              icon: <History size={15} />,
              count: data.versions.length || null,
            },
          ]}
        >
          {tab === 'design' ? (
            <BuilderDrag>
              <EditorLayout
                label={t('forms.settings')}
                panelKey={selected?.key ?? 'form'}
                isReadOnly={!isEditable}
                onLeave={() => selected !== null && focusMark(rowIdOf(selected))}
                panel={<BuilderSettings fallback={<FormOverview form={data} />} />}
                outline={<FormOutline />}
                main={
                  <BuilderCanvas
                    locale={locale}
                    note={writeRefusal}
                    hasFindings={isEditable && !isUntouched}
                    titleRef={titleRef}
                  />
                }
              />
            </BuilderDrag>
          ) : (
            <div className={classes.page}>
              <h2 ref={titleRef} tabIndex={-1} className="visually-hidden">
                {content.name}
              </h2>
              {tab === 'preview' && <FormPreview content={content} locale={locale} />}
              {tab === 'translate' && (
                <>
                  {writeRefusal !== null && (
                    <p role="note" className={classes.note}>
                      {writeRefusal}
                    </p>
                  )}
                  <FormTranslations />
                </>
              )}
              {tab === 'versions' && (
                <FormVersions
                  form={data}
                  restoreRefusal={refusalText(t, data.permissions.refusals, 'open')}
                  onShow={onShowVersion}
                  onRestore={onRestore}
                />
              )}
            </div>
          )}
        </Tabs>
      </PageBody>
      {isPublishing && (
        <PublishFormDialog
          formId={data.id}
          draft={draft}
          findings={findings}
          nextNumber={newest + 1}
          onClose={() => setIsPublishing(false)}
          onDone={() => {
            setIsPublishing(false);
            onPublished();
          }}
          onOpenPlace={(place) => {
            setIsPublishing(false);
            onTab('design');
            select(place);
          }}
        />
      )}
    </BuilderContext>
  );
}
