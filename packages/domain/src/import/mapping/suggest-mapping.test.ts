import { expect, it } from 'vitest';
import type { ImportedTable } from '../import-table.ts';
import { suggestMapping } from './suggest-mapping.ts';

const table = (columns: string, ...rows: readonly string[]): ImportedTable => ({
  id: '1',
  title: '',
  columns: columns.split('|'),
  rows: rows.map((row, index) => ({ number: index + 2, cells: row.split('|') })),
  header: { row: 1, choices: [] },
});

it.each([
  ['What|Who|When|Week|Notes', 'TASK ASSIGNEE DUE_DATE STAGE DESCRIPTION'],
  [
    'Phase|Task name|Task owner|Due date|Task description',
    'STAGE TASK ASSIGNEE DUE_DATE DESCRIPTION',
  ],
  ['Aufgabe|Verantwortlich|Fällig|Phase|Freigabe', 'TASK ASSIGNEE DUE_DATE STAGE APPROVAL'],
  ['Tâche|Responsable|Échéance|Étape|Durée', 'TASK ASSIGNEE DUE_DATE STAGE DURATION'],
  ['Tarea|Responsable|Fecha límite|Etapa|Descripción', 'TASK ASSIGNEE DUE_DATE STAGE DESCRIPTION'],
  ['任务|负责人|截止日期|阶段|备注', 'TASK ASSIGNEE DUE_DATE STAGE DESCRIPTION'],
  ['작업|담당자|마감일|단계|비고', 'TASK ASSIGNEE DUE_DATE STAGE DESCRIPTION'],
  ['งาน|ผู้รับผิดชอบ|กำหนดส่ง|ขั้นตอน|หมายเหตุ', 'TASK ASSIGNEE DUE_DATE STAGE DESCRIPTION'],
  ['Milestone|Action item|Assigned to|Deadline|Sign-off', 'STAGE TASK ASSIGNEE DUE_DATE APPROVAL'],
])('recognizes the columns %s', (columns, expected) => {
  expect(suggestMapping(table(columns, 'a|b|c|d|e')).join(' ')).toBe(expected);
});

it('gives each meaning to the best matching column', () => {
  expect(suggestMapping(table('Item name|Task|Team|Owner|Empty', 'a|b|c|d|'))).toEqual([
    'DESCRIPTION',
    'TASK',
    'DESCRIPTION',
    'ASSIGNEE',
    'IGNORE',
  ]);
});

it('uses the cells if the headers are unknown', () => {
  const rows = ['1|Call the client|2026-01-01|3 days', '2|Sign the contract|2026-01-02|1 week'];
  expect(suggestMapping(table('A|B|C|D', ...rows))).toEqual([
    'DESCRIPTION',
    'TASK',
    'DUE_DATE',
    'DURATION',
  ]);
});

it('finds no task column in a table of numbers', () => {
  expect(suggestMapping(table('A|B', '1|2', '3|4'))).toEqual(['DESCRIPTION', 'DESCRIPTION']);
});
