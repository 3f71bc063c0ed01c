import { expect, it } from 'vitest';
import { workspaceOfPage } from './page-workspace.ts';

const id = '0191e7a0-5f3c-7b00-8abc-fedcba987654';
const short = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

it.each([
  [`?tenant-uuid=${id}`, id],
  [`?tenant-uuid-short=${short}`, id],
  [`?tenant-uuid-short=${'_-'.repeat(11)}`, expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ['?tenant-uuid=acme&tenant-uuid-short=acme', null],
  ['', null],
])('workspaceOfPage finds the workspace in %j', (search, expected) => {
  expect(workspaceOfPage(search)).toEqual(expected);
});
