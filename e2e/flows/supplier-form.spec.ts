import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { addApprovalStep } from '@baton/domain/blueprint/edit/edit-approvals';
import { attachForm } from '@baton/domain/blueprint/edit/edit-forms';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  productColumns,
  productTable,
  supplierForm,
  supplierQuestions,
} from '@baton/fixtures/forms/supplier-form';
import { z } from 'zod';
import { readPdf, withoutSpaces } from '../../apps/server/src/testing/pdf-text.ts';
import { callApi } from '../pages/api-calls.ts';
import { answer, inLanguage, type Language, type Typed } from '../pages/form-by-keyboard.ts';
import { partyCalled, publishForm, startFrom } from '../pages/form-workflow.ts';
import { tabTo } from '../pages/keys.ts';
import { textOf } from '../pages/locale-texts.ts';
import { expect, expectAccessible, test } from '../story.ts';

const languages: readonly Language[] = ['en', 'de', 'th'];
const column = { en: 0, de: 1, th: 2 } as const;

const day: Typed = { en: '27 November 2025', de: '27.11.2025', th: '27/11/2568' };

/** What is typed where the kind alone does not tell. */
const answers: Readonly<Record<string, Typed>> = {
  'Legal name': 'Nordwind Feinkost GmbH & Co. KG',
  Country: { en: 'Portugal', de: 'Portugal', th: 'โปรตุเกส' },
  Supplies: { en: 'Food; Services', de: 'Lebensmittel; Dienstleistungen', th: 'อาหาร; บริการ' },
  Telephone: '+49 30 901820',
  'Looked after by': 'Amara',
  Turnover: { en: '1,234,567.5', de: '1.234.567,5', th: '1,234,567.5' },
  'Credit limit': { en: '25,000', de: '25.000', th: '25,000' },
  Discount: { en: '2.5', de: '2,5', th: '2.5' },
  'Invoices come': { en: 'Monthly', de: 'Monatlich', th: 'รายเดือน' },
  Certificate: {
    en: 'https://example.com/iso.pdf; 27 November 2030',
    de: 'https://example.com/iso.pdf; 27.11.2030',
    th: 'https://example.com/iso.pdf; 27/11/2573',
  },
  'Last audit': { en: '27 November 2025, 14:05', de: '27.11.2025, 14:05', th: '27/11/2568 14:05' },
  'Main range': { en: 'Wild rice', de: 'Wildreis', th: 'ข้าวป่า' },
  'Weight of a load': { en: '1,250.5 kg', de: '1.250,5 kg', th: '1,250.5 กก.' },
  Score: { en: '4.25', de: '4,25', th: '4.25' },
  Auditors: 'Tomás; Lukasz',
  Terms: { en: 'Delivered', de: 'Frei Haus', th: 'ส่งถึงที่' },
  'Delivers to': { en: 'Germany; Thailand', de: 'Deutschland; Thailand', th: 'เยอรมนี; ไทย' },
  Insurance: 'https://example.com/policy.pdf',
  Products: productTable,
  Signature: 'Łukasz Wiśniewski',
};

const usual: Readonly<Record<string, Typed>> = {
  TEXT: 'Ölmühle 42',
  EMAIL: 'kontakt@example.com',
  NUMBER: '30',
  DATE: day,
};

/** What the print has to say of some of them, as the language writes it. */
const printed: Readonly<Record<Language, readonly string[]>> = {
  en: ['1,234,567.50', 'Food, Services', 'Wild rice', 'Amara Okafor', '+49 30 901820'],
  de: ['1.234.567,50', 'Lebensmittel, Dienstleistungen', 'Buchweizen', 'Amara Okafor'],
  th: ['1,234,567.50', 'อาหาร', 'ข้าวป่า', 'Amara Okafor'],
};

const formNames = { en: 'Form', de: 'Formular', th: 'แบบฟอร์ม' } as const;

const formOf = (page: Page, language: Language): Locator =>
  page.getByRole('region', { name: formNames[language] });

/** Of two marks that Thai draws over one letter, and of its long am, a PDF does not keep the letters. */
const isLegible = (text: string): boolean =>
  !/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{2}|\u0E33/.test(text);

const statusShape = z.object({ task: z.object({ status: z.string() }) });

const statusOf = async (page: Page, id: string): Promise<string> =>
  statusShape.parse(await callApi(page, 'query ($id: ID!) { task(id: $id) { status } }', { id }))
    .task.status;

for (const language of languages) {
  test(`a form of 43 questions by keyboard alone, sent back with remarks, approved, printed: ${language}`, async ({
    newPerson,
  }) => {
    test.setTimeout(300_000);
    const [jonas, lukasz] = await Promise.all([newPerson('jonas'), newPerson('lukasz')]);
    await Promise.all([jonas.goto('/'), lukasz.goto('/')]);
    await callApi(
      lukasz,
      'mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { id } } }',
      { input: { locale: language } },
    );

    // Workers share a company: forms of one name would be the same form.
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
    const write = (english: string, text: Typed | undefined = answers[english]) => {
      const kind = supplierQuestions.find(({ words }) => words[0] === english)?.kind ?? 'TEXT';
      return answer(kind, {
        page: lukasz,
        form: filled,
        language,
        name: nameOf(english),
        text: inLanguage(text ?? usual[kind] ?? '', language),
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

    await test.step('Jonas sends it back with remarks on two answers', async () => {
      await jonas.goto(address);
      const read = formOf(jonas, 'en');
      for (const name of ['Days to pay', 'Town']) {
        await read.getByRole('button', { name: `Add a remark on ${name}` }).click();
        await jonas.keyboard.type(`Please check: ${name}.`);
      }
      await jonas.getByRole('button', { name: 'Send back' }).click();
      await expect(jonas.getByText('2 remarks on answers go with it.')).toBeVisible();
      await jonas.keyboard.press('Control+Enter');
      await expect.poll(() => statusOf(jonas, taskId)).not.toBe('PENDING_REVIEW');
    });

    await test.step('Łukasz is led to the remarks, corrects and hands in again', async () => {
      await lukasz.goto(address);
      const remarks = lukasz.getByRole('navigation', { name: textOf(language, 'remarks.list') });
      await expect(remarks.getByRole('link')).toHaveCount(2);
      await expect(filled.getByText('Please check: Town.')).toBeVisible();
      const town = filled.getByRole('textbox', { name: nameOf('Town'), exact: true });
      await tabTo(lukasz, remarks.getByRole('link', { name: nameOf('Town') }));
      await lukasz.keyboard.press('Enter');
      await expect(town).toBeFocused();
      await lukasz.keyboard.press('Control+a');
      await lukasz.keyboard.type('Lisboa');
      // Once keeps what was typed, once more hands the work in.
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

    await test.step('the print says what was asked and answered', async () => {
      await lukasz.goto(address);
      const download = lukasz.waitForEvent('download');
      await lukasz.getByRole('button', { name: textOf(language, 'submission.pdf') }).click();
      const pdf = await readPdf(await readFile(await (await download).path()));
      expect(pdf.language).toBe(language);
      const expected = [
        ...supplierQuestions.map(({ words }) => words[column[language]]),
        ...productColumns.map(({ words }) => words[column[language]]),
        ...printed[language],
        'Lisboa',
      ];
      const legible = expected.filter(isLegible);
      expect(legible.length).toBeGreaterThan(30);
      expect(legible.filter((text) => !pdf.text.includes(withoutSpaces(text)))).toEqual([]);
    });
  });
}
