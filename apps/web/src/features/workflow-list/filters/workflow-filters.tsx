import { ListFilter, Plus } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import type { Attention } from '@baton/domain/workflow-list/attention';
import type { DateSubject } from '@baton/domain/workflow-list/date-filter';
import {
  attentionTexts,
  isAttentionText,
  isOwnerText,
  ownerTexts,
  parseOwner,
  parseTagIds,
  type OwnerText,
  type WorkflowParameters,
} from '@baton/domain/workflow-list/workflow-parameters';
import { workflowViews, type WorkflowView } from '@baton/domain/workflow/workflow-views';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useNarrow } from '../../../lib/layout/use-narrow.ts';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { MenuAction, MenuItem } from '../../../ui/menu/menu-item.ts';
import { viewOf } from '../list-variables.ts';
import { dateSentence, dateSubjects, rangesOf, rangeTexts } from './date-sentence.ts';
import { FilterChip } from './filter-chip.tsx';
import { fieldFilterParams, parseFieldFilter } from './list-field-filter.ts';
import { parseStageFilter, stageFilterParams } from './list-stage-filter.ts';
import classes from './filter-button.module.css';

// Lazy, because most visits use few filters, and their code is large.
const StageFilterDialog = lazyComponent(
  async () => (await import('./stage-filter-dialog.tsx')).StageFilterDialog,
);
const StageFilterText = lazyComponent(
  async () => (await import('./stage-filter-text.tsx')).StageFilterText,
);
const AnswerFilterDialog = lazyComponent(
  async () => (await import('./answer-filter-dialog.tsx')).AnswerFilterDialog,
);
const FieldFilterText = lazyComponent(
  async () => (await import('./field-filter-text.tsx')).FieldFilterText,
);
const TagFilterDialog = lazyComponent(
  async () => (await import('./tag-filter-dialog.tsx')).TagFilterDialog,
);
const TagFilterText = lazyComponent(
  async () => (await import('./tag-filter-text.tsx')).TagFilterText,
);
const TagTypeFilterText = lazyComponent(
  async () => (await import('./tag-filter-text.tsx')).TagTypeFilterText,
);
const OwnerFilterDialog = lazyComponent(
  async () => (await import('./owner-filter-dialog.tsx')).OwnerFilterDialog,
);
const OwnerFilterText = lazyComponent(
  async () => (await import('./owner-filter-text.tsx')).OwnerFilterText,
);
const DateFilterDialog = lazyComponent(
  async () => (await import('./date-filter-dialog.tsx')).DateFilterDialog,
);
const FilterSheet = lazyComponent(async () => (await import('./filter-sheet.tsx')).FilterSheet);

export interface WorkflowFiltersProps {
  readonly given: WorkflowParameters;
  /** Changes some parameters. Undefined removes a filter. */
  readonly onChange: (change: WorkflowParameters) => void;
}

type OpenDialog = 'STAGE' | 'FIELD' | 'TAG' | 'OWNER' | DateSubject;

/** Attention only applies to open workflows, so another status removes it. */
const statusChange = (status: WorkflowView): WorkflowParameters =>
  status === 'open' ? { status } : { status, attention: undefined };

/** Returns the attention filter of a list that doesn't show the counts above it. */
const hiddenAttention = ({ attention, ...given }: WorkflowParameters): Attention | null =>
  attention !== undefined && isAttentionText(attention) && viewOf(given) !== 'open'
    ? attentionTexts[attention]
    : null;

/** The number of filters, without the default status. */
const countOf = (given: WorkflowParameters): number =>
  [
    viewOf(given) === workflowViews[0] ? undefined : given.status,
    ...[given.owner, given.field, given.tag, given['tag-type-id']],
    ...dateSubjects.map((subject) => given[subject]),
    parseStageFilter(given) ?? undefined,
    hiddenAttention(given) ?? undefined,
  ].filter((one) => one !== undefined).length;

/** The filters of the list as sentences. Narrow windows have them in a sheet. */
export function WorkflowFilters(props: WorkflowFiltersProps): ReactNode {
  const t = useText();
  const isNarrow = useNarrow(768);
  const [isOpen, setOpen] = useState(false);
  const chips = <FilterChips {...props} />;
  if (!isNarrow) return chips;
  return (
    <>
      <Button
        size="small"
        icon={<ListFilter size={14} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('filters.filters', { count: countOf(props.given) })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet onClose={() => setOpen(false)}>{chips}</FilterSheet>
        </Suspense>
      )}
    </>
  );
}

function FilterChips({ given, onChange }: WorkflowFiltersProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const { navigation } = useViewer();
  const root = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const status = viewOf(given);
  const owner = given.owner !== undefined && isOwnerText(given.owner) ? given.owner : null;
  const attention = hiddenAttention(given);
  const stage = parseStageFilter(given);
  const field = parseFieldFilter(given);
  const tagIds = parseTagIds(given.tag ?? '') ?? [];
  const close = (): void => setDialog(null);
  const remove = (change: WorkflowParameters): void => {
    onChange(change);
    root.current?.querySelector<HTMLElement>('[data-add-filter]')?.focus();
  };

  const statusItems = workflowViews.map((view) => ({
    ...{ key: `status-${view}`, label: t('filters.status', { status: view }) },
    isChecked: view === status,
    run: () => onChange(statusChange(view)),
  }));
  const { ownedBy } = parseOwner(given.owner);
  const ownerItems: readonly MenuAction[] = [
    ...Object.keys(ownerTexts)
      .filter((text): text is OwnerText => isOwnerText(text))
      .map((text) => ({
        ...{ key: `owner-${text}`, label: t('filters.owner', { owner: text }) },
        isChecked: text === owner,
        run: () => onChange({ owner: text }),
      })),
    {
      ...{ key: 'owner-any', label: t('filters.owner.pick') },
      run: () => setDialog('OWNER'),
    },
  ];
  const dateItems = (subject: DateSubject): readonly MenuAction[] => [
    ...rangesOf(subject).map((range) => ({
      ...{ key: `${subject}-${range}`, label: t(rangeTexts[range], { subject }) },
      isChecked: given[subject] === range,
      run: () => onChange({ [subject]: range }),
    })),
    {
      ...{ key: `${subject}-between`, label: t('filters.date.pick', { subject }) },
      run: () => setDialog(subject),
    },
  ];
  const further: readonly MenuAction[] = [
    { key: 'tag', label: t('filters.tag.pick'), run: () => setDialog('TAG') },
    { key: 'stage', label: t('filters.filter.open'), run: () => setDialog('STAGE') },
    ...(navigation.customFields
      ? [{ key: 'field', label: t('workflows.answer.open'), run: () => setDialog('FIELD') }]
      : []),
  ];
  const items: readonly MenuItem[] = [
    ...further,
    ...dateSubjects.flatMap((subject) => [
      { heading: t('filters.date.subject', { subject }) },
      ...dateItems(subject),
    ]),
    { heading: t('workflows.owner') },
    ...ownerItems,
    { heading: t('workflows.status') },
    ...statusItems,
  ];
  const removing = (filter: string): string => t('filters.remove', { filter });

  return (
    <div ref={root} className={classes.filters}>
      {status !== 'all' && (
        <FilterChip
          label={t('workflows.status')}
          items={statusItems}
          removeLabel={removing(t('filters.status', { status }))}
          onRemove={() => remove(statusChange('all'))}
        >
          {t('filters.status', { status })}
        </FilterChip>
      )}
      {attention !== null && (
        <FilterChip
          label={t('views.attention.label')}
          removeLabel={removing(t('filters.attention', { attention }))}
          onRemove={() => remove({ attention: undefined })}
        >
          {t('filters.attention', { attention })}
        </FilterChip>
      )}
      {owner !== null && (
        <FilterChip
          label={t('workflows.owner')}
          items={ownerItems}
          removeLabel={removing(t('filters.owner', { owner }))}
          onRemove={() => remove({ owner: undefined })}
        >
          {t('filters.owner', { owner })}
        </FilterChip>
      )}
      {ownedBy !== null && (
        <FilterChip
          label={t('workflows.owner')}
          removeLabel={removing(t('workflows.owner'))}
          onEdit={() => setDialog('OWNER')}
          onRemove={() => remove({ owner: undefined })}
        >
          <OwnerFilterText id={ownedBy} />
        </FilterChip>
      )}
      {dateSubjects.map((subject) => {
        const text = given[subject];
        if (text === undefined) return null;
        const sentence = dateSentence(subject, text, t, format);
        return (
          <FilterChip
            key={subject}
            label={sentence}
            items={dateItems(subject)}
            removeLabel={removing(sentence)}
            onRemove={() => remove({ [subject]: undefined })}
          >
            {sentence}
          </FilterChip>
        );
      })}
      {tagIds.length > 0 && (
        <FilterChip
          label={t('tags.label')}
          removeLabel={t('filters.tag.remove')}
          onEdit={() => setDialog('TAG')}
          onRemove={() => remove({ tag: undefined })}
        >
          <TagFilterText ids={tagIds} />
        </FilterChip>
      )}
      {given['tag-type-id'] !== undefined && (
        <FilterChip
          label={t('tags.type')}
          removeLabel={removing(t('tags.type'))}
          onEdit={() => setDialog('TAG')}
          onRemove={() => remove({ 'tag-type-id': undefined })}
        >
          <TagTypeFilterText id={given['tag-type-id']} />
        </FilterChip>
      )}
      {stage !== null && (
        <FilterChip
          label={t('filters.filter.open')}
          removeLabel={t('filters.stage.remove')}
          onEdit={() => setDialog('STAGE')}
          onRemove={() => remove(stageFilterParams(null))}
        >
          <StageFilterText current={stage} />
        </FilterChip>
      )}
      {field !== null && navigation.customFields && (
        <FilterChip
          label={t('workflows.answer.open')}
          removeLabel={t('workflows.answer.remove')}
          onEdit={() => setDialog('FIELD')}
          onRemove={() => remove(fieldFilterParams(null))}
        >
          <FieldFilterText current={field} />
        </FilterChip>
      )}
      <Menu
        position="bottom-start"
        searchLabel={t('filters.search')}
        trigger={
          <Button kind="subtle" size="small" icon={<Plus size={14} />} data-add-filter="">
            {t('filters.add')}
          </Button>
        }
        items={items}
      />
      {dialog !== null && (
        <Suspense fallback={null}>
          {dialog === 'STAGE' ? (
            <StageFilterDialog
              current={stage}
              onClose={close}
              onFilter={(next) => onChange(stageFilterParams(next))}
            />
          ) : dialog === 'FIELD' ? (
            <AnswerFilterDialog
              current={field}
              onClose={close}
              onFilter={(next) => onChange(fieldFilterParams(next))}
            />
          ) : dialog === 'OWNER' ? (
            <OwnerFilterDialog
              current={ownedBy}
              onClose={close}
              onFilter={(id) => onChange({ owner: id })}
            />
          ) : dialog === 'TAG' ? (
            <TagFilterDialog
              current={{ ids: tagIds, type: given['tag-type-id'] ?? null }}
              onClose={close}
              onFilter={({ ids, type }) =>
                onChange({
                  tag: ids.length === 0 ? undefined : ids.join(','),
                  'tag-type-id': type ?? undefined,
                })
              }
            />
          ) : (
            <DateFilterDialog
              subject={dialog}
              current={given[dialog]}
              onClose={close}
              onFilter={(text) => onChange({ [dialog]: text })}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}
