import { expect, it } from 'vitest';
import { unsentStorage } from '../unsaved/unsent-storage.ts';
import { recordPage } from '../recent/recent-pages.ts';
import {
  writeColumns,
  writeColumnWidths,
  writePreference,
} from '../preferences/stored-preferences.ts';
import { clearBrowser } from './leave-session.ts';

it('keeps only a few settings and unsent text after sign-out', async () => {
  localStorage.clear();
  for (const name of ['authenticated', 'viewer', 'accent', 'sidebarCollapsed'] as const)
    writePreference(name, 'yes');
  for (const name of ['dataTabLayout', 'locale', 'theme', 'push'] as const)
    writePreference(name, 'kept');
  writeColumns('workflows.maya', 'name');
  writeColumnWidths('workflows', { name: 200 });
  recordPage('maya', { href: '/inbox', title: 'Inbox' });
  unsentStorage(localStorage).write('maya.1', 'Müller');
  localStorage.setItem('baton.unsaved.blueprint.maya', '{}');
  localStorage.setItem('baton.unsaved-form.form.maya', '{}');
  localStorage.setItem('another-app', 'kept');

  await clearBrowser();

  expect(Object.keys(localStorage).toSorted()).toEqual([
    'another-app',
    'baton.data-tab-layout',
    'baton.locale',
    'baton.push',
    'baton.theme',
    'baton.typed.maya.1',
    'baton.unsaved-form.form.maya',
    'baton.unsaved.blueprint.maya',
  ]);
});
