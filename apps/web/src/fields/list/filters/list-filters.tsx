import { ListFilter as FilterIcon, Plus } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import {
  fieldFilterParameters,
  parseFieldFilters,
  type ListFieldFilter,
} from '@baton/domain/list/field-filters';
import {
  mostFieldFilters,
  parseTagIds,
  type ListParameters,
} from '@baton/domain/list/list-parameters';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useNarrow } from '../../../lib/layout/use-narrow.ts';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { MenuAction, MenuItem } from '../../../ui/menu/menu-item.ts';
import { dateSentence, rangesOf, rangeTexts } from './date-sentence.ts';
import { FilterChip } from './filter-chip.tsx';
import { valueOfFilter, type ChoiceFilter, type ListFilter } from './list-filter.ts';
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
const PersonFilterDialog = lazyComponent(
  async () => (await import('./person-filter-dialog.tsx')).PersonFilterDialog,
);
const PersonFilterText = lazyComponent(
  async () => (await import('./person-filter-text.tsx')).PersonFilterText,
);
const DateFilterDialog = lazyComponent(
  async () => (await import('./date-filter-dialog.tsx')).DateFilterDialog,
);
const FilterSheet = lazyComponent(async () => (await import('./filter-sheet.tsx')).FilterSheet);

export interface ListFiltersProps {
  /** Filters of this list. Tags, stages, and fields are filters of every list. */
  readonly filters: readonly ListFilter[];
  readonly given: ListParameters;
  /** Changes some parameters. Undefined removes a filter. */
  readonly onChange: (change: ListParameters) => void;
  /** False for a list whose own filters must match. */
  readonly canMatchAny?: boolean | undefined;
}

/** Filters that must match even if one of the others is enough. */
const alwaysMatched: ReadonlySet<string> = new Set(['status', 'attention']);

/** Number of filters that differ from the default. */
const countOf = (filters: readonly ListFilter[], given: ListParameters): number =>
  filters.filter((filter) => {
    const value = valueOfFilter(filter, given);
    return value !== undefined && !(filter.kind === 'CHOICE' && value === filter.usual);
  }).length +
  [given['tag'], given['tag-type-id'], parseStageFilter(given) ?? undefined].filter(
    (one) => one !== undefined,
  ).length +
  parseFieldFilters(given).length;

/** The filters of a list as sentences. Narrow windows have them in a sheet. */
export function ListFilters(props: ListFiltersProps): ReactNode {
  const t = useText();
  const isNarrow = useNarrow(768);
  const [isOpen, setOpen] = useState(false);
  const chips = <FilterChips {...props} />;
  if (!isNarrow) return chips;
  return (
    <>
      <Button
        size="small"
        icon={<FilterIcon size={14} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('filters.filters', { count: countOf(props.filters, props.given) })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet onClose={() => setOpen(false)}>{chips}</FilterSheet>
        </Suspense>
      )}
    </>
  );
}

/** The open dialog, and the filter that it changes. */
type OpenDialog =
  | { readonly kind: 'STAGE' }
  | { readonly kind: 'TAG' }
  /** The position of the filter, or the number of filters for another one. */
  | { readonly kind: 'FIELD'; readonly at: number }
  | { readonly kind: 'FILTER'; readonly filter: Exclude<ListFilter, ChoiceFilter> };

function FilterChips({
  filters,
  given,
  onChange,
  canMatchAny = true,
}: ListFiltersProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const { navigation } = useViewer();
  const root = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const stage = parseStageFilter(given);
  const fields = navigation.customFields ? parseFieldFilters(given) : [];
  const tagIds = parseTagIds(given['tag'] ?? '') ?? [];
  const tagType = given['tag-type-id'] ?? null;
  const combined = filters.filter(
    (filter) => !alwaysMatched.has(filter.parameter) && valueOfFilter(filter, given) !== undefined,
  );
  const offersMatch =
    canMatchAny &&
    combined.length +
      fields.length +
      [tagIds.length > 0, tagType !== null, stage !== null].filter(Boolean).length >
      1;
  const close = (): void => setDialog(null);
  const remove = (change: ListParameters): void => {
    onChange(change);
    root.current?.querySelector<HTMLElement>('[data-add-filter]')?.focus();
  };
  const removing = (filter: string): string => t('filters.remove', { filter });
  const changeOf = (filter: ListFilter, value: string | undefined): ListParameters => ({
    [filter.parameter]: value,
    ...(filter.kind === 'CHOICE' ? filter.changes?.(value) : {}),
  });
  const setField = (at: number, next: ListFieldFilter | null): ListParameters => ({
    ...fieldFilterParameters(
      next === null ? fields.toSpliced(at, 1) : fields.toSpliced(at, 1, next),
    ),
  });

  const itemsOf = (filter: ListFilter): readonly MenuAction[] => {
    const { parameter } = filter;
    const current = valueOfFilter(filter, given);
    if (filter.kind === 'DATE') {
      const { subject } = filter;
      return [
        ...rangesOf(subject).map((range) => ({
          ...{ key: `${parameter}-${range}`, label: t(rangeTexts[range], { subject }) },
          isChecked: current === range,
          run: () => onChange({ [parameter]: range }),
        })),
        {
          ...{ key: `${parameter}-between`, label: t('filters.date.pick', { subject }) },
          run: () => setDialog({ kind: 'FILTER', filter }),
        },
      ];
    }
    const options = filter.options.map(({ value, label }) => ({
      ...{ key: `${parameter}-${value}`, label },
      isChecked: value === (current ?? (filter.kind === 'CHOICE' ? filter.none : undefined)),
      run: () => onChange(changeOf(filter, value)),
    }));
    return filter.kind === 'CHOICE'
      ? options
      : [
          ...options,
          {
            ...{ key: `${parameter}-any`, label: t('filters.people.pick') },
            run: () => setDialog({ kind: 'FILTER', filter }),
          },
        ];
  };
  const headingOf = (filter: ListFilter): string =>
    filter.kind === 'DATE'
      ? t('filters.date.subject', { subject: filter.subject })
      : filter.heading;
  const further: readonly MenuAction[] = [
    { key: 'tag', label: t('filters.tag.pick'), run: () => setDialog({ kind: 'TAG' }) },
    { key: 'stage', label: t('filters.filter.open'), run: () => setDialog({ kind: 'STAGE' }) },
    ...(navigation.customFields && fields.length < mostFieldFilters
      ? [
          {
            ...{ key: 'field', label: t('workflows.answer.open') },
            run: () => setDialog({ kind: 'FIELD', at: fields.length }),
          },
        ]
      : []),
  ];
  const items: readonly MenuItem[] = [
    ...further,
    ...filters
      .filter((filter) => filter.kind !== 'CHOICE' || filter.isOffered !== false)
      .flatMap((filter) => [{ heading: headingOf(filter) }, ...itemsOf(filter)]),
  ];

  const chipOf = (filter: ListFilter): ReactNode => {
    const value = valueOfFilter(filter, given);
    if (value === undefined) return null;
    const off = (): void =>
      remove(changeOf(filter, filter.kind === 'CHOICE' ? filter.none : undefined));
    const { parameter } = filter;
    if (filter.kind === 'DATE') {
      const sentence = dateSentence(filter.subject, value, t, format);
      return (
        <FilterChip
          key={parameter}
          label={sentence}
          items={itemsOf(filter)}
          removeLabel={removing(sentence)}
          onRemove={off}
        >
          {sentence}
        </FilterChip>
      );
    }
    const label = filter.options.find((option) => option.value === value)?.label;
    if (label !== undefined)
      return (
        <FilterChip
          key={parameter}
          label={filter.heading}
          items={
            filter.kind === 'CHOICE' && filter.isOffered === false ? undefined : itemsOf(filter)
          }
          removeLabel={removing(label)}
          onRemove={off}
        >
          {label}
        </FilterChip>
      );
    if (filter.kind === 'CHOICE') return null;
    return (
      <FilterChip
        key={parameter}
        label={filter.heading}
        removeLabel={removing(filter.heading)}
        onEdit={() => setDialog({ kind: 'FILTER', filter })}
        onRemove={off}
      >
        <PersonFilterText filter={filter} id={value} />
      </FilterChip>
    );
  };

  return (
    <div ref={root} className={classes.filters}>
      {filters.map(chipOf)}
      {tagIds.length > 0 && (
        <FilterChip
          label={t('tags.label')}
          removeLabel={t('filters.tag.remove')}
          onEdit={() => setDialog({ kind: 'TAG' })}
          onRemove={() => remove({ tag: undefined })}
        >
          <TagFilterText ids={tagIds} />
        </FilterChip>
      )}
      {tagType !== null && (
        <FilterChip
          label={t('tags.type')}
          removeLabel={removing(t('tags.type'))}
          onEdit={() => setDialog({ kind: 'TAG' })}
          onRemove={() => remove({ 'tag-type-id': undefined })}
        >
          <TagTypeFilterText id={tagType} />
        </FilterChip>
      )}
      {stage !== null && (
        <FilterChip
          label={t('filters.filter.open')}
          removeLabel={t('filters.stage.remove')}
          onEdit={() => setDialog({ kind: 'STAGE' })}
          onRemove={() => remove({ ...stageFilterParams(null) })}
        >
          <StageFilterText current={stage} />
        </FilterChip>
      )}
      {fields.map((field, at) => (
        <FilterChip
          key={`${field.field} ${at}`}
          label={t('workflows.answer.open')}
          removeLabel={t('workflows.answer.remove')}
          onEdit={() => setDialog({ kind: 'FIELD', at })}
          onRemove={() => remove(setField(at, null))}
        >
          <FieldFilterText current={field} />
        </FilterChip>
      ))}
      {offersMatch && (
        <Menu
          position="bottom-start"
          trigger={
            <Button kind="subtle" size="small" icon={<FilterIcon size={14} />}>
              {t('filters.match', { match: given['match'] ?? 'all' })}
            </Button>
          }
          items={[undefined, 'any'].map((match) => ({
            key: match ?? 'all',
            label: t('filters.match', { match: match ?? 'all' }),
            isChecked: given['match'] === match,
            run: () => onChange({ match }),
          }))}
        />
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
          {dialog.kind === 'STAGE' ? (
            <StageFilterDialog
              current={stage}
              onClose={close}
              onFilter={(next) => onChange({ ...stageFilterParams(next) })}
            />
          ) : dialog.kind === 'FIELD' ? (
            <AnswerFilterDialog
              current={fields[dialog.at] ?? null}
              onClose={close}
              onFilter={(next) => onChange(setField(dialog.at, next))}
            />
          ) : dialog.kind === 'TAG' ? (
            <TagFilterDialog
              current={{ ids: tagIds, type: tagType }}
              onClose={close}
              onFilter={({ ids, type }) =>
                onChange({
                  tag: ids.length === 0 ? undefined : ids.join(','),
                  'tag-type-id': type ?? undefined,
                })
              }
            />
          ) : dialog.filter.kind === 'PEOPLE' ? (
            <PersonFilterDialog
              filter={dialog.filter}
              current={personIn(dialog.filter, given)}
              onClose={close}
              onFilter={(id) => onChange({ [dialog.filter.parameter]: id })}
            />
          ) : (
            <DateFilterDialog
              subject={dialog.filter.subject}
              current={given[dialog.filter.parameter]}
              onClose={close}
              onFilter={(text) => onChange({ [dialog.filter.parameter]: text })}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}

/** Returns the id of the person, team, or role of a filter. Null for one of its options. */
const personIn = (
  filter: Extract<ListFilter, { readonly kind: 'PEOPLE' }>,
  given: ListParameters,
): string | null => {
  const value = given[filter.parameter];
  return value === undefined || filter.options.some((option) => option.value === value)
    ? null
    : value;
};
