import { describe, expect, it } from 'vitest';
import { readImport } from './read-import.ts';

const read = (text: string) => {
  const result = readImport({ fileName: 'a.md', content: text });
  if (!result.ok) throw new Error(result.refusals[0].code);
  return result.value;
};
const rows = (text: string) => read(text).tables[0]?.rows ?? [];
const cells = (text: string) => rows(text).map((row) => row.cells);
const names = (text: string) => cells(text).map(([, name]) => name);
const stages = (text: string) => cells(text).map(([stage]) => stage);
const leftOut = (text: string) =>
  read(text).issues.map(({ code, row, params }) => [code, row, params['text']]);
const lines = (...text: readonly string[]): string => text.join('\n');

describe('Markdown tables', () => {
  it('are found under their headings', () => {
    const text = lines(
      '# Plan',
      '## First',
      '| What | Who |',
      '| --- | :-: |',
      '| a \\| b | [Ann][x] |',
      '',
      '## Second',
      'Task | When',
      '-----|-----',
      'c | today',
      '',
      '[x]: https://example.org',
    );
    expect(read(text)).toMatchObject({
      suggestedName: 'Plan',
      tables: [
        {
          id: '1',
          title: 'First',
          columns: ['What', 'Who'],
          rows: [
            {
              number: 5,
              cells: ['a | b', 'Ann'],
              rich: { 1: '<a href="https://example.org">Ann</a>' },
            },
          ],
        },
        { id: '2', title: 'Second', rows: [{ number: 10, cells: ['c', 'today'] }] },
      ],
    });
  });

  it('continue after rows that are commented out', () => {
    const text = lines('| Task |', '|---|', '<!-- hidden', '| not this |', '-->', '| this |');
    expect(rows(text)).toEqual([{ number: 6, cells: ['this'] }]);
  });

  it('keep line breaks, entities, and text in angle brackets', () => {
    const text = lines('| Task | Who |', '|---|---|', '| R&amp;D for <version> | Ann<br>Ben |');
    expect(cells(text)).toEqual([['R&D for <version>', 'Ann\nBen']]);
  });

  it('are found in quotes', () => {
    expect(cells(lines('> | Task |', '> |---|', '> | a |'))).toEqual([['a']]);
  });
});

describe('Markdown checklists', () => {
  it('become stages, tasks, descriptions, assignees, and due dates', () => {
    const text = lines(
      '---',
      'name: "Release"',
      '---',
      '## Prepare',
      '- [ ] Write notes: <!-- paste the link -->',
      '',
      '  more about it',
      '  - a plain point',
      '- [x] Done **before**',
      '- Run',
      '  - [ ] Stage',
      '    1. [ ] Deeper',
      '  - [ ] Release',
      '',
      '## After',
      '* [ ] Tell',
    );
    expect(read(text).suggestedName).toBe('Release');
    expect(cells(text)).toEqual([
      ['Prepare', 'Write notes', 'paste the link\nmore about it\na plain point'],
      ['Prepare', 'Done before', ''],
      ['Prepare', 'Run: Stage', ''],
      ['Prepare', 'Run: Stage: Deeper', ''],
      ['Prepare', 'Run: Release', ''],
      ['After', 'Tell', ''],
    ]);
    expect(rows(text)[0]?.rich?.[2]).toBe(
      '<p>paste the link</p><p>more about it</p><ul><li>a plain point</li></ul>',
    );
  });

  it('keep code, quotes, and continued lines of an item', () => {
    const text = lines(
      '- [ ] Tag the',
      'release',
      '  ```sh',
      '  git tag <v1>',
      '  ```',
      '  > Ask first.',
    );
    expect(names(text)).toEqual(['Tag the release']);
    expect(rows(text)[0]?.rich?.[2]).toBe(
      '<pre><code>git tag &lt;v1&gt;</code></pre><blockquote><p>Ask first.</p></blockquote>',
    );
  });

  it('keep items without a checkbox beside items with one', () => {
    const text = lines('## A', '- [ ] one', '- two', '', '1. three', '2. four', '', '- [] five');
    expect(names(text)).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('report each line that becomes no task', () => {
    const text = lines('# Plan', 'Intro *text*.', '## Who', '- Ann', '- Ben', '## Do', '- [ ] a');
    expect(names(text)).toEqual(['a']);
    expect(leftOut(text)).toEqual([
      ['LineLeftOut', 2, 'Intro text.'],
      ['LineLeftOut', 4, 'Ann'],
      ['LineLeftOut', 5, 'Ben'],
    ]);
  });

  it('take stages from headings with those above them', () => {
    const text = lines(
      '# Release',
      '- [ ] a',
      '## Prepare',
      '- [ ] b',
      '### Docs:',
      '- [ ] c',
      '',
      'Publish',
      '-------',
      '- [ ] d',
    );
    expect(stages(text)).toEqual(['Release', 'Prepare', 'Prepare › Docs', 'Publish']);
  });

  it('take headings of the first level as stages if there are several', () => {
    const text = lines('Prepare', '=======', '- [ ] a', '# Publish', '## Web', '- [ ] b');
    expect(stages(text)).toEqual(['Prepare', 'Publish › Web']);
  });

  it('take plain list items without any box or table', () => {
    const text = lines('# X', '1. a', '   - detail', '2. b');
    expect(names(text)).toEqual(['a', 'a: detail', 'b']);
  });

  it('turn images into links', () => {
    const text = '- [ ] See ![the plan](https://example.org/a.png)';
    expect(names(text)).toEqual(['See the plan']);
    expect(rows(text)[0]?.rich?.[1]).toBe('See <a href="https://example.org/a.png">the plan</a>');
  });

  it('end a URL before a full-width period', () => {
    expect(rows('- [ ] 见 https://example.org/a。')[0]?.rich?.[1]).toBe(
      '见 <a href="https://example.org/a">https://example.org/a</a>。',
    );
  });
});

it('refuses Markdown without a table or list', () => {
  expect(readImport({ fileName: 'a.md', content: '# Only words\n\nA paragraph.' })).toMatchObject({
    refusals: [{ code: 'ImportWithoutTable' }],
  });
});
