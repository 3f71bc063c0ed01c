import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { byteBudgets } from './byte-budgets.ts';

const modules = [
  'index.html',
  'virtual:messages/en/guest',
  'virtual:messages/en/first',
  'app/guest/guest-app.tsx',
  'app/member-app.tsx',
  'screens/my-tasks/my-tasks-screen.tsx',
];

/** Returns what the plugin refuses about a page with this much code. Hexadecimal digits halve. */
const refused = async (kilobytes: number): Promise<readonly string[]> => {
  const code = randomBytes(kilobytes * 1000).toString('hex');
  const files = ['main.js', 'main.css', 'inter-latin-wght-normal-1.woff2'];
  const [script, style, font] = files;
  const bundle = {
    [script ?? '']: {
      ...{ type: 'chunk', fileName: script, moduleIds: modules, code, imports: [] },
      viteMetadata: { importedCss: new Set([style]) },
    },
    [style ?? '']: { type: 'asset', fileName: style, source: '' },
    [font ?? '']: { type: 'asset', fileName: font, source: new Uint8Array(30_000) },
  };
  const errors: string[] = [];
  const context = { error: (text: string) => errors.push(text), info: () => undefined };
  const { generateBundle } = byteBudgets() as unknown as {
    generateBundle: (this: typeof context, options: object, bundle: object) => Promise<void>;
  };
  await generateBundle.call(context, {}, bundle);
  return errors;
};

it('refuses a page that is larger than its budget', async () => {
  expect(await refused(10)).toEqual([]);
  expect(await refused(200)).toEqual([expect.stringMatching(/^Sign-in has \d+ kB/)]);
});
