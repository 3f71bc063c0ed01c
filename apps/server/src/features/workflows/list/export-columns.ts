import { mayReadInside } from '@baton/domain/access/inside-access';
import { homeStatus } from '@baton/domain/workflow/home-status';
import { progress } from '@baton/domain/workflow/workflow-summary';
import type {
  NamedWorkflowColumn,
  WorkflowColumn,
} from '@baton/domain/workflow-list/workflow-columns';
import type {
  ColumnKind,
  ExportColumn,
  ExportRow,
} from '../../../platform/export/exported-table.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { listedBlueprint } from '../../blueprints/index.ts';
import { loadParty } from '../../people/index.ts';
import { loadTags } from '../../tags/index.ts';
import type { WorkflowListRow } from '../workflow-list.queries.ts';
import { stageSteps, waitedFor, type StageStepRow } from './list-columns.queries.ts';
import { overdueCountsOf } from './overdue-counts.ts';
import type { WorkflowExportWords } from './workflow-export-words.ts';
import { fieldTextsOf } from './workflow-field-texts.ts';

/** Data for the cells of a page, in addition to its rows. */
interface PageData {
  readonly now: number;
  readonly words: WorkflowExportWords;
  readonly blueprintNames: ReadonlyMap<string, string>;
  readonly starterNames: ReadonlyMap<string, string>;
  readonly stages: ReadonlyMap<string, readonly StageStepRow[]>;
  readonly waiting: ReadonlyMap<string, string>;
  readonly overdue: ReadonlyMap<string, number>;
  readonly tagNames: ReadonlyMap<string, string>;
  readonly fields: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

interface NamedExport {
  readonly kind: ColumnKind;
  readonly cell: (row: WorkflowListRow, page: PageData) => string | number | null;
}

const text = (cell: NamedExport['cell']): NamedExport => ({ kind: 'TEXT', cell });
const time = (cell: NamedExport['cell']): NamedExport => ({ kind: 'TIME', cell });

const named: Readonly<Record<NamedWorkflowColumn, NamedExport>> = {
  status: text((row, { words, now }) => words.statuses[homeStatus(row, now)]),
  reference: text(({ reference }) => reference),
  name: text(({ name }) => name),
  stage: text(({ id }, { stages }) => {
    const steps = stages.get(id) ?? [];
    const current =
      steps.find(({ status }) => status === 'IN_PROGRESS') ??
      steps.find(({ status }) => status === 'NOT_STARTED') ??
      steps.at(-1);
    return current?.name ?? '';
  }),
  progress: { kind: 'SHARE', cell: progress },
  overdue: text(({ id }, { overdue }) => String(overdue.get(id) ?? 0)),
  'waiting-for': text(({ id }, { waiting }) => waiting.get(id) ?? ''),
  'planned-end': time(({ plannedEnd }) => plannedEnd),
  forecast: time(({ forecastEnd }) => forecastEnd),
  owner: text(({ ownerName }) => ownerName),
  'started-by': text(({ createdBy }, { starterNames }) => starterNames.get(createdBy) ?? ''),
  blueprint: text(({ blueprintId }, { blueprintNames }) => blueprintNames.get(blueprintId) ?? ''),
  'blueprint-version': text(({ blueprintVersion }) => String(blueprintVersion)),
  tags: text(({ tags }, { tagNames }) => tags.flatMap((tag) => tagNames.get(tag) ?? []).join(', ')),
  start: time(({ startedAt }) => startedAt),
  end: time(({ endedAt }) => endedAt),
  'last-change': time(({ changedAt }) => changedAt),
};

/** Returns the titles of exported columns. Fields that the viewer can't read have no title. */
export const exportTitles = async (
  context: RequestContext,
  columns: readonly WorkflowColumn[],
  words: WorkflowExportWords,
): Promise<readonly ExportColumn[]> =>
  Promise.all(
    columns.map(async (column): Promise<ExportColumn> =>
      column.kind === 'NAMED'
        ? { title: words.columns[column.name], kind: named[column.name].kind }
        : {
            title: (await fieldTextsOf(context, column.field, []))?.name ?? '',
            kind: 'TEXT',
          },
    ),
  );

/** Names of the blueprints that the viewer can read, by id. Others are empty. */
const readBlueprintNames = async (
  context: RequestContext,
  rows: readonly WorkflowListRow[],
  known: Map<string, string>,
): Promise<void> => {
  // A copy has its own cache, so that the contents of blueprints don't stay in memory.
  const ofPage = { ...context };
  const unknown = rows.map(({ blueprintId }) => blueprintId).filter((id) => !known.has(id));
  await Promise.all(
    [...new Set(unknown)].map(async (id) => {
      known.set(id, (await listedBlueprint(ofPage, id))?.name ?? '');
    }),
  );
};

/** Returns a function that turns pages of the list into rows with the selected columns. */
export const exportRows = (
  context: RequestContext,
  columns: readonly WorkflowColumn[],
  words: WorkflowExportWords,
): ((rows: readonly WorkflowListRow[]) => Promise<readonly ExportRow[]>) => {
  const blueprintNames = new Map<string, string>();
  const now = context.services.now();
  const shows = (name: NamedWorkflowColumn): boolean =>
    columns.some((column) => column.kind === 'NAMED' && column.name === name);
  return async (rows) => {
    const ids = rows.map(({ id }) => id);
    if (shows('blueprint')) await readBlueprintNames(context, rows, blueprintNames);
    // Whether the viewer is internal. External people see neither tags nor who must act.
    const isInside = mayReadInside(actorOf(await context.viewer())) === null;
    const [steps] = shows('stage') ? await context.db.read(stageSteps(ids)) : [[]];
    const [people] =
      isInside && shows('waiting-for') ? await context.db.read(waitedFor(ids)) : [[]];
    const fields = new Map<string, ReadonlyMap<string, string>>();
    for (const column of columns)
      if (column.kind === 'FIELD')
        fields.set(
          column.field,
          (await fieldTextsOf(context, column.field, ids))?.byWorkflow ?? new Map(),
        );
    const tags =
      isInside && shows('tags')
        ? await loadTags(
            context,
            rows.flatMap((row) => row.tags),
          )
        : [];
    const starters = shows('started-by')
      ? await Promise.all(
          [...new Set(rows.map(({ createdBy }) => createdBy))].map((id) => loadParty(id, context)),
        )
      : [];
    const page: PageData = {
      ...{ now, words, blueprintNames, fields },
      starterNames: new Map(
        starters.flatMap((party) => (party === null ? [] : [[party.id, party.name]])),
      ),
      tagNames: new Map(tags.map(({ id, name }) => [id, name])),
      stages: Map.groupBy(steps, ({ workflowId }) => workflowId),
      waiting: new Map(
        [...Map.groupBy(people, ({ workflowId }) => workflowId)].map(([id, parties]) => [
          id,
          parties.map(({ name }) => name).join(', '),
        ]),
      ),
      overdue: shows('overdue') ? await overdueCountsOf(context, ids) : new Map(),
    };
    return rows.map((row) =>
      columns.map((column) =>
        column.kind === 'NAMED'
          ? named[column.name].cell(row, page)
          : (fields.get(column.field)?.get(row.id) ?? ''),
      ),
    );
  };
};
