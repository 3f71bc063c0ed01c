import { foldedName } from '../core/names/folded-name.ts';
import { mayOwnWorkflow } from '../party/workflow-owner.ts';
import type { BlueprintContent } from '../blueprint/content.ts';
import { dayOf } from '../core/dates.ts';
import {
  asId,
  type BlueprintId,
  type Instant,
  type InstanceKey,
  type PartyId,
  type PlainDate,
} from '../core/ids.ts';
import { readingLocale } from '../core/languages.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { visibleName } from '../core/names/visible-name.ts';
import { completeField } from '../field/complete-field.ts';
import type { FieldValue } from '../field/field.ts';
import { fieldInAllWords } from '../form/field-in-words.ts';
import { formAsking } from '../blueprint/places/forms-at-places.ts';
import { rulesOfInstance } from '../form/rules/form-rules.ts';
import { statesOfForm } from '../run/values/place-states.ts';
import type { RunValue } from '../run-model/run-value.ts';
import type { ImportedRow } from '../import/import-table.ts';
import type { EnteredValue } from '../run-model/command/command.ts';
import { formRefusals } from '../run/values/enter-values.ts';
import { planRun } from '../run/flow/plan-run.ts';
import { formOf, viewOf, type RunView } from '../run-model/run-view.ts';
import { variantRefusals } from '../workflow/foresee-variants.ts';
import { workflowNameRefusal } from '../core/names/workflow-name.ts';
import { errorAt, warningAt, type BulkFinding, type PlannedRow } from './bulk-finding.ts';
import { intakePlaces, unmapped, type BulkMapping } from './bulk-mapping.ts';
import type { BulkPeople } from './bulk-people.ts';
import { fileCellReader } from './read-file-cell.ts';

/** Context in which rows are read. */
export interface BulkReading {
  readonly content: BlueprintContent;
  /** Published variants of the blueprint. */
  readonly variants: ReadonlyMap<BlueprintId, BlueprintContent>;
  readonly mapping: BulkMapping;
  /** Owner of workflows without an owner in their row. */
  readonly ownerId: PartyId;
  readonly people: BulkPeople;
  /** Language of the file's author. */
  readonly locale: string;
  readonly timeZone: string;
  readonly now: Instant;
}

/** The workflow that a row starts. */
export interface BulkIntent {
  /** Null if the name comes from the name template of the blueprint. */
  readonly name: string | null;
  readonly ownerId: PartyId;
  /** Null to start now. */
  readonly startDate: PlainDate | null;
  readonly values: readonly EnteredValue[];
}

const startField = completeField({
  key: asId('00000000-0000-4000-8000-000000000000'),
  name: '',
  kind: 'DATE',
  options: [],
  unit: null,
});

/** Returns a new workflow in which the rules of the intake form check the values of a row. */
const intakeOf = ({ content, ownerId, timeZone, now }: BulkReading) => {
  let ids = 0;
  const { run } = planRun(
    { ...content, stages: {}, tasks: {} },
    {
      workflowId: asId(''),
      tenantId: asId(''),
      ownerId,
      createdBy: ownerId,
      timeZone,
      scheduledFor: null,
      now,
      newId: () => String((ids += 1)),
    },
  );
  return (answers: ReadonlyMap<InstanceKey, FieldValue | null>): Judged => {
    const values = run.values.map((value): RunValue => {
      const answer = answers.get(value.key);
      return answer === undefined
        ? value
        : { ...value, draft: { value: answer, by: null, at: now } };
    });
    const view = { ...viewOf({ ...run, values }), now };
    const open = openBoxes(view, answers);
    return { refusals: formRefusals(view, { taskId: null }), open };
  };
};

/** The result of the rules of the intake form. */
interface Judged {
  readonly refusals: readonly Refusal[];
  /** Required checkboxes without a value. */
  readonly open: readonly InstanceKey[];
}

/**
 * Returns required checkboxes without a value. In forms an untouched checkbox means no, but a file
 * must contain yes or no.
 */
const openBoxes = (
  view: RunView,
  answers: ReadonlyMap<InstanceKey, FieldValue | null>,
): readonly InstanceKey[] => {
  const states = statesOfForm(view, null);
  return formOf(view, null).flatMap(({ key, field, initial }) =>
    field.kind === 'CHECKBOX' &&
    initial === null &&
    (answers.get(key) ?? null) === null &&
    states.get(key)?.isMandatory === true
      ? [key]
      : [],
  );
};

/**
 * Returns a function that reads the rows in file order and returns for each the workflow to start
 * and its errors. The start checks the same rules.
 */
export const bulkRowPlanner = (
  reading: BulkReading,
): ((row: ImportedRow) => PlannedRow<BulkIntent>) => {
  const { content, variants, mapping, people, locale, timeZone, now } = reading;
  const today = dayOf(now, timeZone);
  const reader = readingLocale(locale);
  const judge = intakeOf(reading);
  const columns = new Map<InstanceKey, number>(
    mapping.fields.flatMap((key, at) => (key === null ? [] : [[key, at]])),
  );
  // Cells can name options in any language of the form.
  const places = intakePlaces(content, reader).flatMap(({ instance, field: asked }) => {
    if (!columns.has(instance.key)) return [];
    const written = content.fields[instance.field] ?? asked;
    const { field } = fieldInAllWords(written, formAsking(content, instance), reader);
    return [{ instance, field }];
  });
  const ruled = new Set(
    content.intake
      .filter((instance) => rulesOfInstance(content, content.intake, instance).length > 0)
      .map((instance) => instance.key),
  );
  // These errors are reported once for the mapping, not for each row.
  const reportedCodes = new Set<string>(
    unmapped(mapping, content, reader).map(({ instance }) => `values.${instance.key}`),
  );
  const seen = new Map<string, number>();
  const read = fileCellReader({ people, locale, timeZone, today });

  const nameOf = ({ number, cells }: ImportedRow, findings: BulkFinding[]): string | null => {
    if (mapping.name === null) return null;
    const name = visibleName(cells[mapping.name] ?? '').trim();
    const refusal = workflowNameRefusal(name);
    if (refusal !== null) findings.push(errorAt(mapping.name, refusal));
    const first = seen.get(foldedName(name));
    if (first === undefined) seen.set(foldedName(name), number);
    else if (first !== number && name !== '')
      findings.push(warningAt(mapping.name, 'NameTwice', { row: first }));
    return name;
  };

  const ownerOf = ({ cells }: ImportedRow, findings: BulkFinding[]): PartyId => {
    const text = mapping.owner === null ? '' : (cells[mapping.owner] ?? '').trim();
    if (text === '') return reading.ownerId;
    const party = people.find(text);
    if (party === 'AMBIGUOUS') findings.push(errorAt(mapping.owner, refuse('PartyAmbiguous')));
    else if (party === null)
      findings.push(errorAt(mapping.owner, refuse('UnknownOptions', { count: 1, list: text })));
    else {
      const refusal = mayOwnWorkflow(party);
      if (refusal === null) return party.id;
      findings.push(errorAt(mapping.owner, refusal));
    }
    return reading.ownerId;
  };

  const startOf = ({ cells }: ImportedRow, findings: BulkFinding[]): PlainDate | null => {
    if (mapping.start === null) return null;
    const order = mapping.dates?.[mapping.start]?.order;
    const cell = read(cells[mapping.start] ?? '', startField, false, order);
    if (cell.refusal !== null) findings.push(errorAt(mapping.start, cell.refusal));
    if (cell.refusal !== null || cell.value === null) return null;
    const day = String(cell.value);
    if (day < today) findings.push(errorAt(mapping.start, refuse('StartDatePast')));
    if (day > today) findings.push(warningAt(mapping.start, 'StartsLater', { date: day }));
    return day;
  };

  const answersOf = ({ cells }: ImportedRow, findings: BulkFinding[]) => {
    const answers = new Map<InstanceKey, FieldValue | null>();
    for (const { instance, field } of places) {
      const column = columns.get(instance.key) ?? 0;
      // The form decides whether a value is required, since its rules can hide the field.
      const cell = read(cells[column] ?? '', field, false, mapping.dates?.[column]?.order);
      if (cell.refusal !== null) findings.push(errorAt(column, cell.refusal));
      // An empty cell keeps the default value.
      else if (cell.value !== null || instance.value === null)
        answers.set(instance.key, cell.value);
    }
    return answers;
  };

  return (row) => {
    const findings: BulkFinding[] = [];
    const name = nameOf(row, findings);
    const ownerId = ownerOf(row, findings);
    const startDate = startOf(row, findings);
    const answers = answersOf(row, findings);
    const faulty = new Set(
      findings.flatMap(({ severity, column }) => (severity === 'ERROR' ? [column] : [])),
    );
    const { refusals, open } = judge(answers);
    for (const refusal of [
      ...refusals,
      ...open.map((key) => refuse('Required', {}, `values.${key}`)),
    ]) {
      if (reportedCodes.has(refusal.field ?? '')) continue;
      const key = asId<InstanceKey>(refusal.field?.split('.')[1] ?? '');
      const column = columns.get(key) ?? null;
      // Whether the field depends on an invalid cell. It is checked after that cell is fixed.
      const isUnclear = faulty.size > 0 && ruled.has(key);
      if (!isUnclear && (column === null || !faulty.has(column)))
        findings.push(errorAt(column, refusal));
    }
    const values = [...answers].map(([instance, value]): EnteredValue => ({ instance, value }));
    const hasErrors = (): boolean => findings.some(({ severity }) => severity === 'ERROR');
    if (!hasErrors())
      for (const refusal of variantRefusals(content, variants, {
        values,
        ownerId,
        timeZone,
        now,
      })) {
        const key = asId<InstanceKey>(refusal.field?.split('.')[1] ?? '');
        findings.push(errorAt(columns.get(key) ?? null, refusal));
      }
    return { intent: !hasErrors() ? { name, ownerId, startDate, values } : null, findings };
  };
};
