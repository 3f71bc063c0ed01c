import type { Files } from './small-project.ts';

/** One violation: files that contain it and the finding that the check must report. */
export interface Planted {
  readonly check: string;
  readonly what: string;
  readonly files: Files;
  readonly says: RegExp;
}

let count = 0;
const lint = (what: string, beside: string, text: string, rule: RegExp): Planted => {
  // All violations are planted in one project and linted together, each in its own file.
  count += 1;
  const file = beside.replace('planted', `planted-${count}`);
  return {
    check: 'lint',
    what,
    files: { [file]: text },
    says: new RegExp(`planted-${count}\\..*(?:${rule.source})`),
  };
};

const plantIn =
  (check: string) =>
  (what: string, files: Files, says: RegExp): Planted => ({ check, what, files, says });
const imports = plantIn('imports');
const fileShape = plantIn('files');

const inDomain = 'packages/domain/src/core/planted.ts';
const inServer = 'apps/server/src/planted.ts';
const inWeb = 'apps/web/src/ui/planted.tsx';
const reads = (specifier: string): string =>
  `import { x } from '${specifier}';\n\nexport const y = x;\n`;
const x = 'export const x = 1;\n';
const comment = (text: string): string => `/** ${text} */\n`;

export const planted: readonly Planted[] = [
  {
    check: 'types',
    what: 'a text where a number is meant',
    files: { [inDomain]: "export const n: number = 'text';\n" },
    says: /TS2322/,
  },
  {
    check: 'types',
    what: 'an element of a list that may not be there',
    files: { [inServer]: 'export const first = (list: number[]): number => list[0];\n' },
    says: /TS2322/,
  },

  lint('any', inServer, 'export const f = (v: any): unknown => v;\n', /no-explicit-any/),
  lint(
    'a non-null assertion',
    inServer,
    'export const f = (v?: string): string => v!;\n',
    /no-non-null/,
  ),
  lint(
    'an unchecked cast',
    inServer,
    'export const f = (v: unknown): string => v as string;\n',
    /no-unsafe-type-assertion/,
  ),
  lint(
    'a floating promise',
    inServer,
    'export const f = (): void => {\n  Promise.resolve(1);\n};\n',
    /no-floating-promises/,
  ),
  lint('a ts-ignore', inServer, "// @ts-ignore\nexport const n: number = '';\n", /ban-ts-comment/),
  lint('a note for later', inServer, '// TODO later\nexport const n = 1;\n', /no-warning-comments/),
  lint('a default export', inServer, 'export default 1;\n', /no-default-export/),
  lint('console', inServer, "console.log('x');\n", /no-console/),
  lint(
    'process.env outside config',
    inServer,
    'export const p = process.env.PORT;\n',
    /no-process-env/,
  ),
  lint(
    'process.env in brackets',
    inServer,
    "export const p = process.env['PORT'];\n",
    /no-process-env/,
  ),
  lint(
    'the clock in domain',
    inDomain,
    'export const n = (): number => Date.now();\n',
    /Date.now|restricted-prop/,
  ),
  lint(
    'chance in domain',
    inDomain,
    'export const n = (): number => Math.random();\n',
    /restricted-prop/,
  ),
  lint(
    'process in domain',
    inDomain,
    'export const n = (): unknown => process;\n',
    /restricted-globals/,
  ),
  lint(
    'fetch in domain',
    inDomain,
    "export const n = (): unknown => fetch('/');\n",
    /restricted-globals/,
  ),
  lint(
    'a timer in domain',
    inDomain,
    'export const n = (): unknown => setTimeout(() => 1, 1);\n',
    /restricted-globals/,
  ),
  lint('console in domain', inDomain, "console.log('x');\n", /no-console|restricted-globals/),
  lint(
    'an image without a text',
    inWeb,
    'export function Planted() {\n  return <img src="/a.png" />;\n}\n',
    /alt-text/,
  ),
  lint(
    'a hook in a condition',
    inWeb,
    "import { useState } from 'react';\n\nexport function Planted({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n",
    /rules-of-hooks/,
  ),

  {
    check: 'format',
    what: 'a file that the formatter would change',
    files: { [inServer]: 'export const   n = "x"\n' },
    says: /planted\.ts/,
  },
  {
    check: 'unused',
    what: 'a file that nothing uses',
    files: { 'apps/server/src/features/hall/orphan.ts': x },
    says: /orphan\.ts/,
  },
  {
    check: 'unused',
    what: 'an export that nothing uses',
    files: { 'apps/web/src/lib/label.ts': `export const label = (t: string): string => t;\n${x}` },
    says: /label\.ts/,
  },

  imports(
    'domain that uses Node',
    { [inDomain]: reads('node:fs') },
    /the domain imports only itself/,
  ),
  imports(
    'an import cycle',
    { 'apps/server/src/a.ts': reads('./b.ts'), 'apps/server/src/b.ts': reads('./a.ts') },
    /cycle/,
  ),
  imports(
    'an import cycle of types',
    {
      'apps/server/src/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;\n",
      'apps/server/src/b.ts': "import type { A } from './a.ts';\nexport type B = A | 2;\n",
    },
    /cycle/,
  ),
  imports(
    'a lower engine layer that imports a higher one',
    {
      'packages/domain/src/run/flow/low.ts': reads('../decide/high.ts'),
      'packages/domain/src/run/decide/high.ts': x,
    },
    /engine layers only import/,
  ),
  imports(
    'the run model that imports an engine layer',
    {
      'packages/domain/src/run/ground.ts': reads('./flow/low.ts'),
      'packages/domain/src/run/flow/low.ts': x,
    },
    /engine layers only import/,
  ),
  imports(
    'folders of the domain that import each other',
    {
      'packages/domain/src/tag/one.ts': reads('../list/two.ts'),
      'packages/domain/src/list/two.ts': `${x}import '../tag/four.ts';\n`,
      'packages/domain/src/tag/four.ts': x,
    },
    /folders of the domain import each other/,
  ),
  imports(
    'web that imports the server',
    { [inWeb]: reads('../../../server/src/main.ts') },
    /never import each other/,
  ),
  imports(
    'fixtures in production',
    { [inServer]: reads('@baton/fixtures/sample') },
    /import fixtures/,
  ),
  imports(
    'platform that imports a feature',
    { 'apps/server/src/platform/planted.ts': reads('../features/hall/index.ts') },
    /platform never imports features/,
  ),
  imports(
    'a feature imported past its index.ts',
    { 'apps/server/src/features/other/planted.ts': reads('../hall/greet.ts') },
    /imported through its index/,
  ),
  imports(
    'a module of a feature imported past its index.ts',
    {
      'apps/server/src/features/runs/start.ts': reads('./store/load/cache.ts'),
      'apps/server/src/features/runs/store/load/cache.ts': x,
    },
    /a module of a server feature is imported/,
  ),
  imports(
    'a test that imports past the index.ts of a module',
    {
      'apps/server/src/features/hall/greet.test.ts': reads('../runs/store/load/cache.ts'),
      'apps/server/src/features/runs/store/load/cache.ts': x,
    },
    /greet\.test\.ts imports .*: a module of a server feature/,
  ),
  imports(
    'an index.ts with too many exports',
    {
      'apps/server/src/features/hall/index.ts': `export { greet } from './greet.ts';\n${Array.from({ length: 21 }, (_, i) => `export const n${i} = ${i};\n`).join('')}`,
    },
    /at most 20/,
  ),
  imports('a star export', { [inServer]: "export * from './main.ts';\n" }, /no star/),
  imports('a barrel elsewhere', { 'apps/web/src/ui/index.ts': x }, /only a server feature/),
  imports(
    'a resolver that imports a repository',
    {
      'apps/server/src/features/hall/hall.schema.ts': reads('./hall.repository.ts'),
      'apps/server/src/features/hall/hall.repository.ts': x,
    },
    /never import a repository/,
  ),
  imports(
    'a feature that opens the database',
    { 'apps/server/src/features/hall/planted.ts': reads('pg') },
    /only platform opens the database/,
  ),
  imports(
    'a network client outside of egress',
    { 'apps/server/src/features/hall/planted.ts': reads('node:https') },
    /only platform\/egress imports/,
  ),
  lint(
    'fetch in the server',
    inServer,
    "export const n = (): unknown => fetch('/');\n",
    /restricted-globals/,
  ),
  imports(
    'a feature that imports an integration',
    {
      'apps/server/src/features/hall/planted.ts': reads('../../integrations/vendor/mailer.ts'),
      'apps/server/src/integrations/vendor/mailer.ts': x,
    },
    /features use ports/,
  ),
  imports(
    'a web layer that imports a higher one',
    { 'apps/web/src/lib/planted.ts': reads('../app/main.tsx') },
    /web layers only import/,
  ),
  imports(
    'a web feature that imports another',
    { 'apps/web/src/features/a/one.ts': reads('../b/two.ts'), 'apps/web/src/features/b/two.ts': x },
    /do not import each other/,
  ),
  imports(
    'ui that imports the domain',
    { [inWeb]: reads('@baton/domain/core/word') },
    /ui imports neither/,
  ),
  imports(
    'the component library outside ui',
    { 'apps/web/src/screens/home/planted.tsx': reads('@mantine/core') },
    /only ui imports/,
  ),

  {
    check: 'clock',
    what: 'a bare new Date() in domain',
    files: { [inDomain]: 'export const n = (): Date => new Date();\n' },
    says: /reads the clock/,
  },
  {
    check: 'status comparisons',
    what: 'a status compared in an app',
    files: {
      [inWeb]: "export const f = (t: { status: string }): boolean => t.status === 'COMPLETED';\n",
    },
    says: /compares a status/,
  },
  {
    check: 'status comparisons',
    what: 'a status looked up in a list',
    files: {
      [inServer]:
        "export const f = (t: { approvalStatus: string }) => ['PENDING'].includes(t.approvalStatus);\n",
    },
    says: /compares a status/,
  },
  {
    check: 'status comparisons',
    what: 'a switch on a status',
    files: {
      [inServer]:
        "export const f = (t: { status: string }) => {\n  switch (t.status) {\n    case 'DONE':\n      return 1;\n    default:\n      return 2;\n  }\n};\n",
    },
    says: /compares a status/,
  },

  fileShape('one name for two files', { 'apps/server/src/word.ts': x }, /name of 2 files/),
  fileShape('a file that is too long', { [inServer]: '// line\n'.repeat(401) }, /the limit is 400/),
  fileShape(
    'a folder with too many files',
    Object.fromEntries(
      Array.from({ length: 21 }, (_, at) => [`apps/server/src/full/part-${at}.ts`, x]),
    ),
    /21 files, the limit is 20/,
  ),
  fileShape('a meaningless file name', { 'apps/web/src/lib/utils.ts': x }, /has no meaning/),
  fileShape('capitals in a name', { 'apps/web/src/lib/BigName.ts': x }, /kebab-case/),

  {
    check: 'locales',
    what: 'a message that is not translated',
    files: { 'apps/web/src/locales/de/app.json': '{}\n' },
    says: /de: 1 of 1 are missing/,
  },
  {
    check: 'locales',
    what: 'a translation with another argument',
    files: { 'apps/web/src/locales/de/app.json': '{ "app.title": "Hallo {nom}" }\n' },
    says: /different arguments/,
  },
  {
    check: 'locales',
    what: 'a message that nothing uses',
    files: {
      'apps/web/src/locales/en/app.json': '{ "app.title": "Hello {name}", "app.gone": "x" }\n',
      'apps/web/src/locales/de/app.json': '{ "app.title": "Hallo {name}", "app.gone": "x" }\n',
    },
    says: /app\.gone is not used/,
  },
  {
    check: 'locales',
    what: 'a message that is used and missing',
    files: {
      'apps/web/src/lib/label.ts':
        "export const label = (t: (k: string) => string): string => t('app.none');\n",
    },
    says: /app\.none is missing in en/,
  },
  ...[
    ['a message', 'apps/web/src/locales/en/app.json', '{ "app.title": "Whoever {name} is" }\n'],
    ['a document', 'README.md', 'Nobody can read this.\n'],
    ['an API description', 'schema.graphql', '"""Mends the form."""\ntype Query { a: Int }\n'],
    ['a comment', inServer, `${comment('Mends the form.')}${x}`],
    ['a test name', 'apps/web/src/lib/label.test.ts', "it('mends a label', () => undefined);\n"],
  ].map(([what = '', file = '', text = '']) => ({
    check: 'words',
    what: `a banned word in ${what}`,
    files: { [file]: text },
    says: /Use:/,
  })),

  ...(
    [
      ['a type', 'type Planted { "Text." a: Int }', /: Planted has no/],
      ['a field', '"Text." type Planted { a: Int! }', /Planted\.a has no/],
      ['a nullable field', '"Text." type Planted { "Text." a: Int }', /Planted\.a does not say/],
      ['an argument', '"Text." type Planted { "Text." a(first: Int): Int }', /Planted\.a\(first\)/],
      ['an input field', '"Text." input Planted { a: Int }', /Planted\.a has no/],
      ['an enum value', '"Text." enum Planted { A }', /Planted\.A has no/],
    ] as const
  ).map(([what, text, says]) => ({
    check: 'descriptions',
    what: `${what} of the API without a full description`,
    files: { 'schema.graphql': `${text}\n` },
    says,
  })),
];
