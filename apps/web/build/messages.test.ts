import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { relayDocuments } from './relay-documents.ts';
import { usedMessages } from './used-messages.ts';

type Load = (this: { addWatchFile: (file: string) => void }, id: string) => string;
type Transform = (code: string, id: string) => { code: string } | null;

const folders: string[] = [];
const locales = (files: Record<string, Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'baton-locales-'));
  folders.push(root);
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, 'src/locales', name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  }
  return root;
};
const load = (root: string, id: string): string => {
  const { load: hook } = messages(root) as unknown as { load: { handler: Load } };
  return hook.handler.call({ addWatchFile: () => undefined }, `\0virtual:messages/${id}`);
};

describe('messages', () => {
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  it('parses while building and fills gaps with English', () => {
    const root = locales({
      'en/ui.json': {
        'ui.save': 'Save',
        'ui.count': '{count, plural, one {# row} other {# rows}}',
      },
      'de/ui.json': { 'ui.save': 'Speichern' },
    });
    const code = load(root, 'de/guest');
    expect(code).toContain('"ui.save":s("Speichern")');
    expect(code).toMatch(/"ui\.count":\[\{"type":6/);
  });

  it('keeps the messages before sign-in apart from the others', () => {
    const root = locales({
      'en/ui.json': { 'ui.save': 'Save' },
      'en/tasks.json': { 'tasks.done': 'Checked' },
    });
    expect(load(root, 'en/guest')).not.toContain('tasks.done');
    expect(load(root, 'en/first')).toContain('tasks.done');
    expect(load(root, 'en/outside')).not.toContain('ui.save');
  });

  it('names the message that does not parse', () => {
    const root = locales({ 'en/ui.json': { 'ui.broken': '{count, plural, one {#}' } });
    expect(() => load(root, 'en/guest')).toThrow(/ui\.broken/);
  });

  it.each(['{at, date}', '{at, time, short}', '{n, number, percent}', '<b>{at, date}</b>'])(
    'refuses what the browser can’t format: %s',
    (message) => {
      const root = locales({ 'en/ui.json': { 'ui.at': message } });
      expect(() => load(root, 'en/guest')).toThrow(/ui\.at/);
    },
  );
});

describe('relayDocuments', () => {
  const { transform } = relayDocuments('/src') as unknown as { transform: { handler: Transform } };
  it('puts the artifact in the place of the tag and keeps the lines', () => {
    // Written apart, because the plugin looks at this file too.
    const tick = '`';
    const code = `const a = graphql${tick}\n  query aQuery {\n    viewer { id }\n  }\n${tick};\nconst last = 1;`;
    const result = transform.handler(code, '/src/screens/a.tsx')?.code ?? '';
    expect(result).toContain('import __document_aQuery from "../__generated__/aQuery.graphql.ts";');
    expect(result.split('\n').findIndex((line) => line.startsWith('const last'))).toBe(5);
  });
});

describe('usedMessages', () => {
  it('finds literals and templates in a module and its static imports', () => {
    const web = mkdtempSync(join(tmpdir(), 'baton-web-'));
    folders.push(web);
    mkdirSync(join(web, 'src'));
    const write = (name: string, code: string) => writeFileSync(join(web, 'src', name), code);
    write(
      'screen.tsx',
      "import { Row } from './row.tsx';\nt('tasks.title'); import('./dialog.tsx');",
    );
    write('row.tsx', "import type { Panel } from './panel.tsx';\nt(`status.${code}`);");
    write('dialog.tsx', "t('dialog.title');");
    write('panel.tsx', "t('panel.title');");
    const ids = ['tasks.title', 'tasks.about', 'status.OPEN', 'dialog.title', 'panel.title'];
    expect([...usedMessages(web, ['screen.tsx'], ids)]).toEqual(['tasks.title', 'status.OPEN']);
  });

  it('finds the errors that a module names, but not those of the server', () => {
    const web = mkdtempSync(join(tmpdir(), 'baton-web-'));
    folders.push(web);
    mkdirSync(join(web, 'src'));
    const code = "t(`errors.${code}`); refuse('EmailInvalid');";
    writeFileSync(join(web, 'src/screen.tsx'), code);
    const ids = ['errors.EmailInvalid', 'errors.NotFound'];
    expect([...usedMessages(web, ['screen.tsx'], ids)]).toEqual(['errors.EmailInvalid']);
  });
});
