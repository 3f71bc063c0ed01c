import type {
  ApprovalStep,
  BlueprintContent,
  BlueprintStage,
  BlueprintTask,
} from '../../blueprint/content.ts';
import {
  contentDefaults,
  settingsDefaults,
  stageDefaults,
  stepDefaults,
  taskDefaults,
} from '../../blueprint/complete-content.ts';
import { blueprintLimits } from '../../blueprint/validate/validate.ts';
import type { PartyId, PlainDate, StageKey, TaskKey } from '../../core/ids.ts';
import { asId } from '../../core/ids.ts';
import { fail, ok, refuse, type Result } from '../../core/refusal.ts';
import type { DayOrder } from '../../field/written/day-order.ts';
import { cellToPlain, shortenName } from '../import-cell.ts';
import { type ReadDue, readDue, type ReadStart, readStart } from './import-due.ts';
import { type ImportParty, partyResolver, type PartyResolver } from './import-parties.ts';
import { readTags } from './import-tags.ts';
import { describeRow } from './import-description.ts';
import { noDependencies, readDependencies, type RowDependencies } from './import-dependencies.ts';
import {
  type ImportColumn,
  type ImportedTable,
  type ImportIssue,
  importLimits,
  warning,
} from '../import-table.ts';
import {
  type DatedRow,
  doOverlap,
  stageDays,
  type StageStart,
  stageTrigger,
  startRule,
} from './plan-stage-dates.ts';
import { readPlanDate, type PlanDateReading } from './plan-date.ts';
import { planDateColumns, type PlannedDateColumn } from './plan-date-columns.ts';
import { cellsFor, type NamedCell, type PlannedRow, readRow } from './planned-row.ts';

export interface ImportMapping {
  /** Meaning of each column, by position. */
  readonly columns: readonly ImportColumn[];
  /** Day that offsets count from. Null means the earliest date of the table. */
  readonly startDate: PlainDate | null;
  /** Order of day and month, by position of the column. The column decides if it is missing. */
  readonly dayOrders?: ReadonlyMap<number, DayOrder>;
  /** How stages start. By default, one after the other. */
  readonly stageStart?: StageStart;
}

export interface PlanImport {
  readonly name: string;
  readonly table: ImportedTable;
  readonly mapping: ImportMapping;
  /** Language of the reader, for dates that can be read in two ways. */
  readonly locale: string;
  /** Existing people, teams, and roles. Their names are compared without case. */
  readonly parties: readonly ImportParty[];
  /** Returns a new UUID as key of a stage or task. */
  readonly newKey: () => string;
  /** Returns the ID for a new role. Called once for each name. */
  readonly newRoleId: (name: string) => PartyId;
}

export interface ImportPlan {
  readonly content: BlueprintContent;
  /** Roles to create, in order of their first use. */
  readonly newRoles: readonly { readonly id: PartyId; readonly name: string }[];
  readonly startDate: PlainDate | null;
  readonly dateColumns: readonly PlannedDateColumn[];
  /** True if stages overlap, so that they should start by date. */
  readonly stagesOverlap: boolean;
  readonly issues: readonly ImportIssue[];
}

/**
 * Creates a draft from a table. Dates become days after the start, so the next workflow only needs
 * another start date. Stages start one after the other, or by date if the person selects it.
 */
export function planImport(input: PlanImport): Result<ImportPlan> {
  const { table, mapping } = input;
  const { columns } = mapping;
  const tasks = columns.filter((column) => column === 'TASK').length;
  if (tasks === 0) return fail(refuse('ImportWithoutTaskColumn', {}, 'mapping.columns'));
  if (tasks > 1 || columns.length !== table.columns.length)
    return fail(refuse('ImportMappingMismatch', {}, 'mapping.columns'));
  const rows = table.rows.map((row) => readRow(row, table, columns));
  const used = rows.filter((row) => row.name !== '');
  if (used.length === 0) return fail(refuse('ImportEmpty', {}, 'mapping.columns'));
  if (used.length > blueprintLimits.tasks)
    return fail(refuse('TooMany', { count: used.length, max: blueprintLimits.tasks }, 'source'));

  const dateColumns = planDateColumns(table, columns, {
    locale: input.locale,
    dayOrders: mapping.dayOrders ?? new Map(),
  });
  const readingOf = (at: number): PlanDateReading => ({
    locale: input.locale,
    order: dateColumns.find(({ column }) => column === at)?.order ?? null,
  });
  const startDate = mapping.startDate ?? earliestDate(used, readingOf);
  const parties = partyResolver(input.parties, input.newRoleId);
  const stages = planStages(used, table.title || input.name, input.newKey);
  if (stages.length > blueprintLimits.stages)
    return fail(refuse('TooMany', { count: stages.length, max: blueprintLimits.stages }, 'source'));
  const ordered = stages.flatMap(({ stage, rows: own }, position) =>
    own.map((row, index): TaskPlace => ({
      ...{ row, position, stage: stage.key, displayOrder: index + 1 },
      key: asId<TaskKey>(input.newKey()),
      start: readStart(row, startDate, readingOf),
      due: readDue(row, startDate, readingOf),
    })),
  );
  const byRow = new Map(ordered.map((place) => [place.row, place]));
  const places = new Map(used.map((row, at) => [at, byRow.get(row)]));
  const isByDate = mapping.stageStart === 'DATE';
  // A task can't wait for a task of a later stage.
  const dependencies = readDependencies(used, (first, second) => {
    const [before, after] = [first, second].map((at) => places.get(at)?.position ?? 0);
    return isByDate || (before ?? 0) <= (after ?? 0);
  });
  const keyOf = (at: number): readonly TaskKey[] => {
    const place = places.get(at);
    return place === undefined ? [] : [place.key];
  };
  const foundFor = new Map(used.map((row, at) => [row, dependencies[at]]));
  const planned = ordered.map((place) => {
    const found = foundFor.get(place.row) ?? noDependencies;
    return planTask(place, { ...found, keys: found.after.flatMap(keyOf) }, parties, input.newKey);
  });
  const days = stages.map((_, at) => stageDays(ordered.filter(({ position }) => position === at)));
  const issues = [
    ...(columns.includes('ASSIGNEE') ? [] : [warning('NoAssigneeColumn', null)]),
    ...rows.filter((row) => row.name === '' && row.hasText).map(rowWithoutTask),
    ...planned.flatMap((plan) => plan.issues),
  ];
  return ok({
    content: {
      formatVersion: 1,
      name: shortenName(input.name),
      description: '',
      settings: settingsDefaults,
      stages: Object.fromEntries(
        stages.map(({ stage }, at) => [
          stage.key,
          { ...stage, trigger: stageTrigger(isByDate ? days[at] : null, at === 0) },
        ]),
      ),
      tasks: Object.fromEntries(planned.map(({ task }) => [task.key, task])),
      ...contentDefaults,
    },
    newRoles: parties.newRoles(),
    startDate,
    dateColumns,
    stagesOverlap: doOverlap(days),
    issues: issues.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)).slice(0, importLimits.issues),
  });
}

const rowWithoutTask = (row: PlannedRow): ImportIssue => warning('RowWithoutTask', row.number);

function earliestDate(
  rows: readonly PlannedRow[],
  readingOf: (column: number) => PlanDateReading,
): PlainDate | null {
  const dates = rows.flatMap((row) =>
    [...cellsFor(row, 'START_DATE'), ...cellsFor(row, 'DUE_DATE')].flatMap(({ cell, at }) => {
      const date = readPlanDate(cellToPlain(cell), readingOf(at));
      if (date === null || date.kind === 'OFFSET') return [];
      return [date.kind === 'DAY' ? date.date : date.from];
    }),
  );
  return dates.toSorted()[0] ?? null;
}

interface PlannedStage {
  readonly stage: BlueprintStage;
  readonly rows: readonly PlannedRow[];
}

/**
 * Returns one stage for each name, in order of first use. An empty cell means the stage above it,
 * as in merged cells.
 */
function planStages(
  rows: readonly PlannedRow[],
  otherwise: string,
  newKey: () => string,
): readonly PlannedStage[] {
  const groups = new Map<string, { readonly name: string; readonly rows: PlannedRow[] }>();
  let current = otherwise;
  for (const row of rows) {
    current = row.stage === '' ? current : row.stage;
    const group = groups.get(current.toLowerCase()) ?? { name: current, rows: [] };
    group.rows.push(row);
    groups.set(current.toLowerCase(), group);
  }
  return [...groups.values()].map((group, index) => ({
    rows: group.rows,
    stage: {
      key: asId<StageKey>(newKey()),
      name: shortenName(stageName(group.name)),
      description: '',
      displayOrder: index + 1,
      trigger: { kind: 'PREVIOUS_STAGE' },
      ...stageDefaults,
    },
  }));
}

/** Capitalizes a heading: "week 1" becomes "Week 1". */
const stageName = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** A row with its position in the blueprint. */
interface TaskPlace extends DatedRow {
  readonly row: PlannedRow;
  readonly key: TaskKey;
  readonly stage: StageKey;
  /** Position of its stage. */
  readonly position: number;
  readonly displayOrder: number;
  readonly start: ReadStart;
  readonly due: ReadDue;
}

function planTask(
  { row, key, stage, displayOrder, start, due }: TaskPlace,
  dependencies: RowDependencies & { readonly keys: readonly TaskKey[] },
  parties: PartyResolver,
  newKey: () => string,
): { readonly task: BlueprintTask; readonly issues: readonly ImportIssue[] } {
  const assignees = partiesIn(row, cellsFor(row, 'ASSIGNEE'), parties);
  const approval = planApproval(row, parties, newKey);
  const tags = readTags(row);
  const readings = [start, due, dependencies, assignees, approval, tags];
  const description = describeRow(row, [...new Set(readings.flatMap(({ notes }) => notes))]);
  const name = shortenName(row.name);
  return {
    task: {
      key,
      stage,
      displayOrder,
      type: 'DEFAULT',
      name,
      description: description.html,
      assignees: assignees.parties,
      due: due.rule,
      trigger: { afterTasks: dependencies.keys, notBefore: startRule(start.days) },
      approvals: approval.steps,
      rejectAction: { kind: 'CONTINUE', requiresComment: true },
      ...taskDefaults,
      tags: tags.tags,
    },
    issues: [
      ...(assignees.parties.length + assignees.issues.length === 0 &&
      row.columns.includes('ASSIGNEE')
        ? [warning('NobodyAssigned', row.number, { name })]
        : []),
      ...(name === row.name
        ? []
        : [warning('NameShortened', row.number, { max: blueprintLimits.nameLength })]),
      ...readings.flatMap(({ issues }) => issues),
      ...description.issues,
    ],
  };
}

interface RowParties {
  readonly parties: readonly PartyId[];
  /** Cells with names that can't be imported, for the description. */
  readonly notes: readonly NamedCell[];
  readonly issues: readonly ImportIssue[];
}

const partiesIn = (
  row: PlannedRow,
  cells: readonly NamedCell[],
  resolver: PartyResolver,
): RowParties => {
  const max = blueprintLimits.assignees;
  const named = cells.map((source) => ({ source, ...resolver.resolve(cellToPlain(source.cell)) }));
  const parties = [...new Set(named.flatMap((one) => one.parties))];
  const areTooMany = parties.length > max || named.some((one) => one.areTooMany);
  return {
    parties: parties.slice(0, max),
    notes: named.flatMap(({ source, shared }) => (areTooMany || shared.length > 0 ? [source] : [])),
    issues: [
      ...named.flatMap(({ source, shared }) =>
        shared.map((value) =>
          warning('NameNotUnique', row.number, { value: value.slice(0, 80) }, source.header),
        ),
      ),
      ...(areTooMany
        ? [warning('NamesLeftOut', row.number, { max }, cells[0]?.header ?? null)]
        : []),
    ],
  };
};

const yes = /^(?:y|yes|x|true|1|✓|✔|☑|required|needed|ja|j|oui|o|sí|si|s|是|要|예|네|ใช่)$/i;
const no = /^(?:n|no|false|0|none|not required|nein|non|否|无|아니요|아니오|ไม่)$/i;

/**
 * If the cell contains a name, that person, team, or role becomes the approver. "Yes" or an
 * ambiguous name leaves the approver empty.
 */
function planApproval(
  row: PlannedRow,
  parties: PartyResolver,
  newKey: () => string,
): Omit<RowParties, 'parties'> & { readonly steps: readonly ApprovalStep[] } {
  const cells = cellsFor(row, 'APPROVAL').filter(({ cell }) => !no.test(cellToPlain(cell)));
  const isYes = ({ cell }: NamedCell): boolean => yes.test(cellToPlain(cell));
  const named = partiesIn(
    row,
    cells.filter((cell) => !isYes(cell)),
    parties,
  );
  const approvers = named.parties;
  if (approvers.length + named.issues.length === 0 && !cells.some(isYes))
    return { steps: [], notes: [], issues: [] };
  const step: ApprovalStep = {
    ...stepDefaults,
    key: asId<TaskKey>(newKey()),
    level: 1,
    approvers,
    rule: 'ANY',
    requiresComment: true,
    due: null,
  };
  const isOpen = approvers.length + named.issues.length === 0;
  return {
    steps: [step],
    notes: named.notes,
    issues: isOpen
      ? [warning('ApprovalWithoutApprover', row.number, { name: row.name })]
      : named.issues,
  };
}
