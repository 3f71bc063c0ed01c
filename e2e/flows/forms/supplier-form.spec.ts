import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { addApprovalStep } from '@baton/domain/blueprint/edit/edit-approvals';
import { attachForm } from '@baton/domain/blueprint/edit/edit-forms';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  productColumns,
  supplierForm,
  supplierQuestions,
} from '@baton/fixtures/forms/supplier-form';
import { z } from 'zod';
import { readPdf, withoutSpaces } from '../../../apps/server/src/testing/pdf-text.ts';
import { callApi } from '../../pages/api-calls.ts';
import { answer, inLanguage, type Language } from '../../pages/form-by-keyboard.ts';
import { partyCalled, publishForm, startFrom } from '../../pages/form-workflow.ts';
import { tabTo } from '../../pages/keys.ts';
import { textOf } from '../../pages/locale-texts.ts';
import { enteredBy, productsInPrint, valueFor } from '../../pages/supplier-answers.ts';
import { expect, expectAccessible, test } from '../../story.ts';

const languages: readonly Language[] = ['de', 'th'];
const column = { en: 0, de: 1, th: 2 } as const;

const formNames = { en: 'Form', de: 'Formular', th: 'แบบฟอร์ม' } as const;

const formOf = (page: Page, language: Language): Locator =>
  page.getByRole('region', { name: formNames[language] });

/** Expected lines of the print: each field with its value and author, and each row. */
const inPrint = (language: Language): readonly string[] => [
  ...supplierQuestions
    .filter(({ kind }) => kind !== 'TABLE')
    .map(({ words }) => {
      const answered = inLanguage(valueFor(words[0]).printed, language);
      return `${words[column[language]]} ${answered} ${words[0] === 'Signature' ? '' : enteredBy}`;
    }),
  ...supplierQuestions
    .filter(({ kind }) => kind === 'TABLE')
    .map(({ words }) => `${words[column[language]]} ${enteredBy}`),
  `# ${productColumns.map(({ words }) => words[column[language]]).join(' ')}`,
  ...productsInPrint(language),
];

const statusShape = z.object({ task: z.object({ status: z.string() }) });

const statusOf = async (page: Page, id: string): Promise<string> =>
  statusShape.parse(await callApi(page, 'query ($id: ID!) { task(id: $id) { status } }', { id }))
    .task.status;

for (const language of languages) {
  test(`completes a form of 43 fields by keyboard, with rework: ${language}`, async ({
    newPerson,
  }) => {
    test.setTimeout(300_000);
    const [jonas, lukasz] = await Promise.all([newPerson('jonas'), newPerson('lukasz')]);
    await Promise.all([jonas.goto('/'), lukasz.goto('/')]);
    const speak = (locale: string) =>
      callApi(
        lukasz,
        'mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { id } } }',
        { input: { locale } },
      );
    await speak(language);

    // Test workers share one demo company, so each form needs its own name.
    const content = { ...supplierForm(), name: `Supplier qualification ${language}` };
    const form = await publishForm(jonas, content);
    const [filler, approver] = await Promise.all([
      partyCalled(jonas, 'Lukasz'),
      partyCalled(jonas, 'Jonas'),
    ]);
    const asked = attachForm(
      buildBlueprint({ tasks: [{ name: 'Describe the supplier', assignees: [filler] }] }),
      taskKey(1),
      { origin: { form, version: 1 }, content },
      () => crypto.randomUUID(),
    );
    const approved = addApprovalStep(asked, taskKey(1), taskKey(2), { approvers: [approver] });
    const address = await startFrom(jonas, `Supplier ${language}`, approved);
    const taskId = new URL(address, 'http://x').searchParams.get('task-id') ?? '';
    await lukasz.goto(address);

    const filled = formOf(lukasz, language);
    const nameOf = (english: string): string =>
      supplierQuestions.find(({ words }) => words[0] === english)?.words[column[language]] ?? '';
    const write = (english: string) => {
      const kind = supplierQuestions.find(({ words }) => words[0] === english)?.kind ?? 'TEXT';
      return answer(kind, {
        page: lukasz,
        form: filled,
        language,
        name: nameOf(english),
        text: inLanguage(valueFor(english).typed, language),
        columns: productColumns.map(({ words, kind: of }) => ({
          kind: of,
          name: words[column[language]],
        })),
      });
    };
    const submit = async () => {
      const action = textOf(language, 'tasks.action.submit');
      await tabTo(lukasz, lukasz.getByRole('dialog').getByRole('button', { name: action }));
      await lukasz.keyboard.press('Enter');
      await expect.poll(() => statusOf(lukasz, taskId)).toBe('PENDING_REVIEW');
    };

    for (const { words } of supplierQuestions) await test.step(words[0], () => write(words[0]));
    await expectAccessible(lukasz);
    await submit();

    await test.step('Jonas sends it back with two field comments', async () => {
      await jonas.goto(address);
      const read = formOf(jonas, 'en');
      for (const name of ['Days to pay', 'Town']) {
        await read.getByRole('button', { name: `Add comment on ${name}` }).click();
        await jonas.keyboard.type(`Please check: ${name}.`);
      }
      await jonas.getByRole('button', { name: 'Send back' }).click();
      await expect(jonas.getByText('2 field comments will be included.')).toBeVisible();
      await jonas.keyboard.press('Control+Enter');
      await expect.poll(() => statusOf(jonas, taskId)).not.toBe('PENDING_REVIEW');
    });

    await test.step('Łukasz is led to the comments, corrects the values, and resubmits', async () => {
      await lukasz.goto(address);
      const remarks = lukasz.getByRole('navigation', {
        name: textOf(language, 'fieldComments.list'),
      });
      await expect(remarks.getByRole('link')).toHaveCount(2);
      await expect(filled.getByText('Please check: Town.')).toBeVisible();
      const town = filled.getByRole('textbox', { name: nameOf('Town'), exact: true });
      await tabTo(lukasz, remarks.getByRole('link', { name: nameOf('Town') }));
      await lukasz.keyboard.press('Enter');
      await expect(town).toBeFocused();
      await lukasz.keyboard.press('Control+a');
      await lukasz.keyboard.type('Lisboa');
      // The first press saves the typed text, the second submits the task.
      await lukasz.keyboard.press('Control+Enter');
      await expect(filled.getByText(textOf(language, 'fields.form.saved')).first()).toBeVisible();
      await lukasz.keyboard.press('Control+Enter');
      await expect.poll(() => statusOf(lukasz, taskId)).toBe('PENDING_REVIEW');
    });

    await test.step('Jonas approves', async () => {
      await jonas.goto(address);
      await jonas
        .getByRole('dialog')
        .getByRole('button', { name: /^Approve/ })
        .click();
      await expect.poll(() => statusOf(jonas, taskId)).toBe('COMPLETED');
    });

    await test.step('the print contains all fields and values', async () => {
      await lukasz.goto(address);
      const download = lukasz.waitForEvent('download');
      await lukasz.getByRole('button', { name: textOf(language, 'submission.pdf') }).click();
      const pdf = await readPdf(await readFile(await (await download).path()));
      expect(pdf.language).toBe(language);
      const expected = inPrint(language).map(withoutSpaces);
      expect(expected).toHaveLength(46);
      // PDF readers repeat stacked Thai letters, so only the other text is compared.
      const comparable = (text: string): string => text.replaceAll(/[\u0e00-\u0e7f]/g, '');
      const printed = comparable(pdf.text);
      expect(expected.filter((text) => !printed.includes(comparable(text)))).toEqual([]);
      expect(pdf.text).not.toContain(withoutSpaces('Please check:'));
    });
    // Later tests of this worker expect English.
    await speak('en');
  });
}
