import { expect, type Page } from '@playwright/test';
import { callApi } from './api-calls.ts';

const uuid = (): string => crypto.randomUUID();

const sectors = [
  'Communication Services',
  'Consumer Discretionary',
  'Consumer Staples',
  'Energy',
  'Financials',
  'Health Care',
  'Industrials',
  'Information Technology',
  'Materials',
  'Real Estate',
  'Utilities',
];

interface Drafted {
  readonly id: string;
  readonly draftVersion: number;
}

const steps = [
  'Stage,Task,Who',
  'Ask,Ask for certificates,Buyer',
  'Ask,Check the credit rating,Buyer',
  'Judge,Assess the risk,Quality lead',
  'Judge,Approve the supplier,Quality lead',
].join('\n');

const imported = `mutation ($input: ImportBlueprintInput!) {
  importBlueprint(input: $input) { blueprint { id draftVersion } } }`;
const patched = `mutation ($input: UpdateBlueprintDraftInput!) {
  updateBlueprintDraft(input: $input) { blueprint { id draftVersion } } }`;
const published = `mutation ($input: PublishBlueprintInput!) {
  publishBlueprint(input: $input) { blueprint { id draftVersion } } }`;

/** Publishes "Supplier qualification" with four intake fields. Returns its id. */
export const supplierQualification = async (page: Page): Promise<string> => {
  const first = (await callApi(page, imported, {
    input: {
      idempotencyKey: uuid(),
      name: 'Supplier qualification',
      source: { fileName: 'steps.csv', text: steps },
      mapping: { tableId: '1', columns: ['STAGE', 'TASK', 'ASSIGNEE'] },
    },
  })) as { importBlueprint: { blueprint: Drafted } };
  const { id, draftVersion } = first.importBlueprint.blueprint;
  const questions = (
    [
      ['Ticker symbol', 'TEXT', 'REQUESTED'],
      ['GICS sector', 'SELECT', 'REQUESTED'],
      ['Headquarters', 'TEXT', 'OPTIONAL'],
      ['Date added', 'DATE', 'OPTIONAL'],
    ] as const
  ).map(([name, kind, inputType]) => ({
    place: { key: uuid(), inputType },
    field: {
      key: uuid(),
      name,
      kind,
      options: kind === 'SELECT' ? sectors.map((sector) => ({ id: sector, name: sector })) : [],
    },
  }));
  const second = (await callApi(page, patched, {
    input: {
      idempotencyKey: uuid(),
      id,
      expectedVersion: draftVersion,
      patch: {
        putStages: [],
        putTasks: [],
        removeStages: [],
        removeTasks: [],
        putFields: questions.map(({ field }) => field),
        intake: questions.map(({ place, field }) => ({ ...place, field: field.key })),
      },
    },
  })) as { updateBlueprintDraft: { blueprint: Drafted } };
  await callApi(page, published, {
    input: {
      idempotencyKey: uuid(),
      id,
      expectedVersion: second.updateBlueprintDraft.blueprint.draftVersion,
      notes: 'First.',
    },
  });
  return id;
};

/** Reads pasted cells as the rows of a bulk start. */
export const pasteRows = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Paste a table').fill(text);
  await page.getByRole('button', { name: 'Read text' }).click();
  await expect(page).toHaveURL(/job-uuid=/);
};
