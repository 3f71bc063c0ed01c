import { partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { describe, expect, it } from 'vitest';
import { lintBlueprint } from '../../blueprint/lint/lint.ts';
import { orderedStages, orderedTasks } from '../../blueprint/order.ts';
import { validateBlueprint } from '../../blueprint/validate/validate.ts';
import type { Result } from '../../core/refusal.ts';
import type { DayOrder } from '../../field/written/day-order.ts';
import type { ImportParty } from './import-parties.ts';
import { splitParties } from './import-parties.ts';
import type { ImportColumn } from '../import-table.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import type { StageStart } from './plan-stage-dates.ts';
import { readImport } from '../read/read-import.ts';
import { suggestMapping } from '../mapping/suggest-mapping.ts';

interface Options {
  readonly columns?: readonly ImportColumn[];
  readonly startDate?: string;
  readonly parties?: readonly ImportParty[];
  readonly fileName?: string;
  readonly locale?: string;
  readonly dayOrders?: ReadonlyMap<number, DayOrder>;
  readonly stageStart?: StageStart;
}

function attempt(
  text: string,
  { columns, startDate, parties, fileName, locale, dayOrders, stageStart }: Options = {},
): Result<ImportPlan> {
  const read = readImport({ fileName: fileName ?? 'plan.csv', content: text });
  const table = read.ok ? read.value.tables[0] : undefined;
  if (table === undefined) throw new Error('not readable');
  let keys = 0;
  let roles = 100;
  return planImport({
    name: 'Plan',
    table,
    mapping: {
      columns: columns ?? suggestMapping(table),
      startDate: startDate ?? null,
      dayOrders: dayOrders ?? new Map(),
      ...(stageStart !== undefined && { stageStart }),
    },
    locale: locale ?? 'en',
    parties: parties ?? [],
    newKey: () => taskKey((keys += 1)),
    newRoleId: () => partyId((roles += 1)),
  });
}

function plan(text: string, options?: Options) {
  const result = attempt(text, options);
  if (!result.ok) throw new Error(result.refusals[0].code);
  expect(validateBlueprint(result.value.content)).toEqual([]);
  return {
    ...result.value,
    stages: orderedStages(result.value.content),
    tasks: orderedTasks(result.value.content),
    codes: result.value.issues.map(({ code, row }) => [code, row]),
  };
}

function refusal(text: string, options?: Options) {
  const result = attempt(text, options);
  return result.ok ? null : result.refusals[0];
}

describe('stages', () => {
  it('follow the order of their first use, with empty cells as the one above', () => {
    const { stages, tasks } = plan('Phase,Task\nweek 2,a\n,b\nweek 1,c\nWEEK 2,d');
    expect(stages.map(({ name }) => name)).toEqual(['Week 2', 'Week 1']);
    expect(tasks.map(({ name }) => name)).toEqual(['a', 'b', 'd', 'c']);
    expect(stages.every(({ trigger }) => trigger.kind === 'PREVIOUS_STAGE')).toBe(true);
  });

  it('are combined into one if no column separates them', () => {
    expect(plan('Task\na\nb').stages.map(({ name }) => name)).toEqual(['Plan']);
    const markdown = '## Steps\n|Task|\n|---|\n|a|';
    expect(plan(markdown, { fileName: 'a.md' }).stages.map(({ name }) => name)).toEqual(['Steps']);
  });
});

describe('dependencies', () => {
  const afterOf = (text: string, options?: Options) => {
    const { tasks, codes, content } = plan(text, options);
    const named = (key: string) => Object.values(content.tasks).find((task) => task.key === key);
    return {
      after: tasks.map(({ trigger }) => trigger.afterTasks.map((key) => named(key)?.name)),
      codes: codes.filter(([code]) => String(code).startsWith('Dependency')),
      tasks,
    };
  };

  it.each([
    ['ids', 'ID,Task,Predecessors\nA-1,a,\nA-2,b,A-1\nA-3,c,"a-1, A-2"'],
    ['numbers of tasks', 'Task,Predecessors\na,\nb,1\nc,1;2'],
    ['rows of the file', 'Task,Depends on\na,\nb,2\nc,"2,3"'],
    ['names', 'Task,Blocked by\na,\nb,A\nc,"a, B"'],
    ['types of planners', 'ID,Name,Predecessors\n1,a,\n2,b,1FS\n3,c,"1;2EA"'],
  ])('are found by %s', (_, text) => {
    expect(afterOf(text)).toMatchObject({ after: [[], ['a'], ['a', 'b']], codes: [] });
  });

  it('keep a name with a comma', () => {
    const { after } = afterOf('Task,Predecessors\n"Plan, draft",\nb,"Plan, draft"');
    expect(after).toEqual([[], ['Plan, draft']]);
  });

  it("reports links that can't be imported", () => {
    const text = 'ID,Task,Predecessors\n1,a,2\n2,b,1\n3,c,1SS\n4,d,2FS+2 days\n5,e,9';
    const { after, codes, tasks } = afterOf(text);
    expect(after).toEqual([['b'], [], [], ['b'], []]);
    expect(codes).toEqual([
      ['DependencyNotPossible', 3],
      ['DependencyNotPossible', 4],
      ['DependencySimplified', 5],
      ['DependencyNotFound', 6],
    ]);
    expect(tasks[4]?.description).toBe('<p><strong>Predecessors:</strong> 9</p>');
  });

  it('report a task of a later stage', () => {
    const text = 'Stage,ID,Task,Predecessors\nA,1,a,2\nB,2,b,';
    expect(afterOf(text).codes).toEqual([['DependencyNotPossible', 2]]);
  });

  it('ignore the column that names successors', () => {
    const text = 'Name,Blocked By (Dependencies),Blocking (Dependencies)\na,,b\nb,a,';
    expect(afterOf(text)).toMatchObject({ after: [[], ['a']], codes: [] });
  });
});

describe('start dates', () => {
  const text =
    'Phase,Task,Start,Finish\nA,a,2026-03-02,2026-03-10\nB,b,2026-03-05,2026-03-20\nB,c,2026-03-09,2026-03-12';

  it('count from the earliest date', () => {
    const { startDate, tasks } = plan(text);
    expect(startDate).toBe('2026-03-02');
    expect(tasks.map(({ trigger }) => trigger.notBefore)).toEqual([
      null,
      { kind: 'WORKFLOW_START', days: 3 },
      { kind: 'WORKFLOW_START', days: 7 },
    ]);
  });

  it('suggest stages by date if stages overlap', () => {
    expect(plan(text).stagesOverlap).toBe(true);
    expect(plan(text.replace('2026-03-05', '2026-03-11')).stagesOverlap).toBe(true);
    expect(plan('Phase,Task,Due\nA,a,2026-03-02\nB,b,2026-03-05').stagesOverlap).toBe(false);
  });

  it('start stages by date if that is selected', () => {
    expect(plan(text, { stageStart: 'DATE' }).stages.map(({ trigger }) => trigger)).toEqual([
      { kind: 'PREVIOUS_STAGE' },
      { kind: 'DATE', date: { kind: 'WORKFLOW_START', days: 3 } },
    ]);
  });
});

describe('the names of tasks', () => {
  it('are not taken from a column of numbers', () => {
    const { tasks } = plan('Task,Name,Owner\n1,Kick-off,PM\n2,Draft,PM');
    expect(tasks.map(({ name }) => name)).toEqual(['Kick-off', 'Draft']);
  });

  it('are read below the row with known column names', () => {
    const { tasks } = plan('2026,1,2\nWeek,5,6\nNo,Task,Owner\n1,Kick-off,PM\n2,Draft,PM');
    expect(tasks.map(({ name }) => name)).toEqual(['Kick-off', 'Draft']);
  });
});

describe('people', () => {
  it.each([
    ['Comms / Release Signal', ['Comms', 'Release Signal']],
    ['Ann, Ben; Cem & Dan', ['Ann', 'Ben', 'Cem', 'Dan']],
    ['CI/CD lead', ['CI/CD lead']],
    ['R&D', ['R&D']],
    ['-', []],
    ['N/A', []],
    ['tbd', []],
  ])('%s', (cell, names) => expect(splitParties(cell)).toEqual(names));

  it.each([
    ['a decomposed accent', 'He\u0301le\u0300ne Roy'],
    ['other capitals', 'HÉLÈNE ROY'],
    ['a name with its address', 'Hélène <H@example.org>'],
    ['a mail link', 'mailto:h@example.org?subject=Hi'],
    ['a share of work', 'Hélène Roy[50%]'],
    ['the last name first', 'Roy, Hélène'],
    ['several lines', 'Hélène Roy\n'],
  ])('are found by %s', (_, cell) => {
    const parties = [
      { id: partyId(1), kind: 'USER', name: 'Hélène Roy', email: 'h@example.org' },
    ] as const;
    const { tasks, newRoles } = plan(`Task,Who\na,"${cell}"`, { parties });
    expect(tasks[0]?.assignees).toEqual([partyId(1)]);
    expect(newRoles).toEqual([]);
  });

  it('are found by name or email address, people before roles', () => {
    const { tasks, newRoles } = plan(
      'Task,Who\na,LEAD / ann@example.org\nb,New role\nc,new ROLE / ALL',
      {
        parties: [
          { id: partyId(1), kind: 'ROLE', name: 'Lead' },
          { id: partyId(2), kind: 'USER', name: 'Lead', email: 'lead@example.org' },
          { id: partyId(3), kind: 'USER', name: 'Ann', email: 'Ann@example.org' },
        ],
      },
    );
    expect(tasks.map(({ assignees }) => assignees)).toEqual([
      [partyId(2), partyId(3)],
      [partyId(101)],
      [partyId(101), partyId(102)],
    ]);
    expect(newRoles.map(({ name }) => name)).toEqual(['New role', 'All']);
  });

  it('missing in a row are reported per row, and a missing column once', () => {
    expect(plan('Task,Who\na,Ann\nb,').codes).toEqual([['NobodyAssigned', 3]]);
    expect(plan('Task\na\nb').codes).toEqual([['NoAssigneeColumn', null]]);
  });
});

describe('names that several people have', () => {
  const parties = [
    { id: partyId(1), kind: 'USER', name: 'Kim Lee', email: 'kim@example.org' },
    { id: partyId(2), kind: 'USER', name: 'kim lee', email: 'lee@example.org' },
    { id: partyId(3), kind: 'ROLE', name: 'Kim Lee' },
    { id: partyId(4), kind: 'USER', name: 'Ann' },
  ] as const;

  it('assign no one', () => {
    const { tasks, codes, newRoles } = plan('Task,Who\na,Kim Lee / Ann\nb,"Lee, Kim"', { parties });
    expect(tasks.map(({ assignees }) => assignees)).toEqual([[partyId(4)], []]);
    expect(tasks[1]?.description).toBe('<p><strong>Who:</strong> Lee, Kim</p>');
    expect(codes).toEqual([
      ['NameNotUnique', 2],
      ['NameNotUnique', 3],
    ]);
    expect(newRoles).toEqual([]);
  });

  it('sets no approver if several people have the name', () => {
    const { tasks, codes } = plan('Task,Who,Approval\na,Ann,KIM LEE', { parties });
    expect(tasks[0]?.approvals.map(({ approvers }) => approvers)).toEqual([[]]);
    expect(codes).toEqual([['NameNotUnique', 2]]);
  });

  it('are told apart by an email address', () => {
    const { tasks, codes } = plan('Task,Who\na,Kim Lee <lee@example.org>', { parties });
    expect(tasks[0]?.assignees).toEqual([partyId(2)]);
    expect(codes).toEqual([]);
  });
});

describe('tags', () => {
  it.each([
    'Priority',
    'Task priority',
    'Priorität',
    'priorité',
    'Prioridad',
    '优先级',
    '우선순위',
    'ความสำคัญ',
    'Labels',
  ])('come from the column %s', (header) => {
    const { tasks, codes } = plan(`Task,Who,${header}\na,Ann,High\nb,Ann,\nc,Ann,-`);
    expect(tasks.map(({ tags }) => tags)).toEqual([['High'], [], []]);
    expect(codes).toEqual([]);
  });

  it('include the column name if the value is a number', () => {
    const { tasks } = plan('Task,Who,Priority,Tags\na,Ann,1,"2026, EMEA; emea"');
    expect(tasks[0]?.tags).toEqual(['Priority 1', '2026', 'EMEA']);
  });

  it('stay in the description if they are too long or too many', () => {
    const long = 'x'.repeat(41);
    const many = Array.from({ length: 21 }, (_, at) => `t${at}`);
    const { tasks, codes } = plan(`Task,Who,Tags\na,Ann,${long}\nb,Ann,${many.join(';')}`);
    expect(tasks.map(({ tags }) => tags.length)).toEqual([0, 20]);
    expect(tasks[0]?.description).toContain(long);
    expect(codes).toEqual([
      ['TagNotKept', 2],
      ['TagNotKept', 3],
    ]);
  });
});

describe('dates', () => {
  it('count days from the earliest date, and use the last of several days', () => {
    const { tasks, startDate } = plan(
      'Task,Who,When\na,x,2026-01-12\nb,x,2026-01-10\nc,x,12 - 15 January 2026',
    );
    expect(startDate).toBe('2026-01-10');
    expect(tasks.map(({ due }) => due)).toEqual([
      { kind: 'WORKFLOW_START', days: 2 },
      { kind: 'WORKFLOW_START', days: 0 },
      { kind: 'WORKFLOW_START', days: 5 },
    ]);
    expect(tasks?.[2]?.description).toBe('<p><strong>When:</strong> 12 - 15 January 2026</p>');
  });

  it('count from the given start, and stay text outside the plan', () => {
    const { tasks, codes } = plan(
      'Task,Who,When\na,x,2026-01-12\nb,x,2026-01-01\nc,x,2057-01-01\nd,x,T+3',
      { startDate: '2026-01-05' },
    );
    expect(tasks.map(({ due }) => due)).toEqual([
      { kind: 'WORKFLOW_START', days: 7 },
      null,
      null,
      { kind: 'WORKFLOW_START', days: 3 },
    ]);
    expect(codes).toEqual([
      ['DateBeforeStart', 3],
      ['DateTooFar', 4],
    ]);
    expect(tasks?.[1]?.description).toContain('2026-01-01');
  });

  it('can be durations, and unreadable dates are reported', () => {
    const { tasks, codes } = plan(
      'Task,Who,Due,Duration\na,x,,3\nb,x,2 weeks,\nc,x,soon,ages\nd,x,,400 weeks\ne,x,,600 weeks',
    );
    expect(tasks.map(({ due }) => due)).toEqual([
      { kind: 'DURATION', amount: 3, unit: 'DAYS', countedIn: 'WORKING' },
      { kind: 'DURATION', amount: 2, unit: 'WEEKS', countedIn: 'WORKING' },
      null,
      { kind: 'DURATION', amount: 400, unit: 'WEEKS', countedIn: 'WORKING' },
      null,
    ]);
    expect(codes).toEqual([
      ['DateNotUnderstood', 4],
      ['DurationNotUnderstood', 4],
      ['DurationNotUnderstood', 6],
    ]);
    expect(tasks?.[2]?.description).toBe(
      '<p><strong>Due:</strong> soon</p><p><strong>Duration:</strong> ages</p>',
    );
  });
});

describe('approvals', () => {
  it.each([
    ['yes', [[]]],
    ['x', [[]]],
    ['no', []],
    ['', []],
    ['Legal / Finance', [[partyId(102), partyId(103)]]],
  ])('%j', (cell, approvers) => {
    const { tasks, codes } = plan(`Task,Who,Approval\na,Ann,${cell}`);
    expect(tasks?.[0]?.approvals.map((step) => step.approvers)).toEqual(approvers);
    expect(codes).toEqual(['yes', 'x'].includes(cell) ? [['ApprovalWithoutApprover', 2]] : []);
  });
});

describe('texts that become descriptions', () => {
  it('adds words of unused columns to the description', () => {
    const { tasks } = plan('Task,Who,Notes,Board\na,x,"one\ntwo",see https://a.io/b?c=1&d.');
    expect(tasks?.[0]?.description).toBe(
      '<p>one<br>two</p><p><strong>Board:</strong> see <a href="https://a.io/b?c=1&amp;d">https://a.io/b?c=1&amp;d</a>.</p>',
    );
  });

  it('are left out if their column is not mapped', () => {
    const { tasks } = plan('Task,Who,Notes\na,x,secret', {
      columns: ['TASK', 'ASSIGNEE', 'IGNORE'],
    });
    expect(tasks?.[0]?.description).toBe('');
  });

  it('shortens and reports words that are too long', () => {
    const { tasks, codes } = plan(`Task,Who,Notes\n${'n'.repeat(300)},x,${'&'.repeat(30_000)}`);
    expect(tasks?.[0]?.name).toHaveLength(200);
    expect(tasks?.[0]?.description.length).toBeLessThanOrEqual(20_000);
    expect(codes).toEqual([
      ['NameShortened', 2],
      ['DescriptionShortened', 2],
    ]);
  });

  it('are imported as plain text, even if they contain HTML tags', () => {
    const { tasks } = plan('Task,Who,Notes\n<b>a</b>,x,<script>alert(1)</script>');
    expect(tasks?.[0]).toMatchObject({
      name: '<b>a</b>',
      description: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    });
  });

  it('reports a row that has text but no task name', () => {
    expect(plan('Task,Who\na,x\n,Ann').codes).toEqual([['RowWithoutTask', 3]]);
  });
});

describe('refuses', () => {
  it.each<[string, string, readonly ImportColumn[], string]>([
    ['no task column', 'A,B\n1,2', ['STAGE', 'ASSIGNEE'], 'ImportWithoutTaskColumn'],
    ['two task columns', 'A,B\n1,2', ['TASK', 'TASK'], 'ImportMappingMismatch'],
    ['another number of columns', 'A,B\n1,2', ['TASK'], 'ImportMappingMismatch'],
    ['no tasks', 'A,B\n,2', ['TASK', 'ASSIGNEE'], 'ImportEmpty'],
  ])('%s', (_, text, columns, code) => {
    expect(refusal(text, { columns })).toMatchObject({ code });
  });

  it('more stages than a blueprint can have', () => {
    const text = `Stage,Task\n${Array.from({ length: 201 }, (_, n) => `s${n},t${n}`).join('\n')}`;
    expect(refusal(text)).toMatchObject({ code: 'TooMany', params: { count: 201, max: 200 } });
  });
});

it.each([
  'START_DATE',
  'DUE_DATE',
  'DURATION',
  'DESCRIPTION',
  'ASSIGNEE',
  'PREDECESSORS',
  'TAGS',
] as const)('plans a cell of 100,000 spaces as %s', (kind) => {
  const { tasks } = plan(`Task,A\na,"1${' '.repeat(100_000)}x"`, { columns: ['TASK', kind] });
  expect(tasks).toHaveLength(1);
});

it('creates as many roles for a cell as a task can have', () => {
  const names = Array.from({ length: 60 }, (_, at) => `r${at}`).join(';');
  const { tasks, codes, newRoles } = plan(`Task,Who\na,${names}`);
  expect(tasks[0]?.assignees).toHaveLength(50);
  expect(newRoles).toHaveLength(50);
  expect(tasks[0]?.description).toContain('r59');
  expect(codes).toEqual([['NamesLeftOut', 2]]);
});

it('plans a table of the maximum size', () => {
  const text = `Stage,Task,Who,When\n${Array.from({ length: 2000 }, (_, n) => `s${n % 20},t${n},r${n % 30},2026-0${1 + (n % 9)}-11`).join('\n')}`;
  const { tasks, content } = plan(text);
  expect(tasks).toHaveLength(2000);
  expect(lintBlueprint(content)).toEqual([]);
});

const dayFirst =
  'Phase,Task,Owner,Due\nA,Kick-off,PM,25/03/2026\nA,Draft,PM,05/04/2026\nA,Review,PM,13/04/2026\nA,Sign,PM,02/05/2026';
const ambiguous = 'Task,Due\na,05/04/2026\nb,06/04/2026';
const daysOf = (text: string, options?: Options): readonly unknown[] =>
  plan(text, options).tasks.map(({ due }) => (due?.kind === 'WORKFLOW_START' ? due.days : due));

describe('the order of day and month in a column', () => {
  it('is decided for all rows by a day number above 12', () => {
    const planned = plan(dayFirst);
    expect(planned.startDate).toBe('2026-03-25');
    expect(daysOf(dayFirst)).toEqual([0, 11, 19, 38]);
    expect(planned.dateColumns).toEqual([
      {
        column: 3,
        order: 'DMY',
        isProven: true,
        example: { text: '25/03/2026', date: '2026-03-25' },
      },
    ]);
  });

  it.each([
    ['en', 'MDY', '2026-05-04'],
    ['en-GB', 'DMY', '2026-04-05'],
    ['de', 'DMY', '2026-04-05'],
    ['th', 'DMY', '2026-04-05'],
  ])('follows the language %s if no date shows the order', (locale, order, date) => {
    const { dateColumns, startDate } = plan(ambiguous, { locale });
    expect(startDate).toBe(date);
    expect(dateColumns).toMatchObject([{ order, isProven: false }]);
  });

  it('is decided by a weekday', () => {
    const text = 'Task,Due\na,"Mon, 09/03/2026"\nb,10/03/2026';
    expect(plan(text)).toMatchObject({ startDate: '2026-03-09' });
    expect(daysOf(text)).toEqual([0, 1]);
  });

  it('can be switched by the person', () => {
    expect(plan(ambiguous, { dayOrders: new Map([[1, 'DMY']]) }).startDate).toBe('2026-04-05');
  });

  it('reports a date in the other order', () => {
    const text = 'Task,Due\na,25/03/2026\nb,03/26/2026\nc,05/04/2026';
    const { codes } = plan(text, { locale: 'de' });
    expect(codes).toContainEqual(['DateNotUnderstood', 3]);
  });
});
