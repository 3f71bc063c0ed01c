import { expect, it } from 'vitest';
import { draftStorage } from '../draft/draft-storage.ts';
import { recordPage } from '../recent/recent-pages.ts';
import {
  writeColumns,
  writeColumnWidths,
  writePreference,
} from '../preferences/stored-preferences.ts';
import { clearBrowser } from './leave-session.ts';

it('keeps only a few settings and drafts after sign-out', async () => {
  localStorage.clear();
  for (const name of ['authenticated', 'viewer', 'accent', 'sidebarCollapsed'] as const)
    writePreference(name, 'yes');
  for (const name of ['dataTabLayout', 'locale', 'theme', 'push'] as const)
    writePreference(name, 'kept');
  writeColumns('workflows.maya', 'name');
  writeColumnWidths('workflows', { name: 200 });
  recordPage('maya', { href: '/inbox', title: 'Inbox' });
  draftStorage().write('maya.1', 'Müller');
  localStorage.setItem('another-app', 'kept');

  await clearBrowser();

  expect(Object.keys(localStorage).toSorted()).toEqual([
    'another-app',
    'baton.data-tab-layout',
    'baton.locale',
    'baton.push',
    'baton.theme',
    'baton.typed.maya.1',
  ]);
});
