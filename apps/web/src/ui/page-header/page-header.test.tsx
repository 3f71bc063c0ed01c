import { screen } from '@testing-library/react';
import { House } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../button/button.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { PageBody, PageHeader } from './page-header.tsx';

describe('PageHeader', () => {
  it('shows the current page in the header and the window title', async () => {
    renderUi(
      <>
        <PageHeader
          breadcrumb={[{ label: 'Home', href: '/' }, { label: 'Northwind onboarding' }]}
          actions={<Button>Start</Button>}
        />
        <PageBody>…</PageBody>
      </>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Northwind onboarding');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Northwind onboarding · Baton');
    await expectAccessible();
  });
});

describe('Sidebar', () => {
  it('marks the current page, and has readable counts for screen readers', async () => {
    renderUi(
      <Sidebar
        label="Main navigation"
        top="Acme"
        bottom="Maya"
        groups={[
          {
            key: 'work',
            title: 'Work',
            links: [
              { key: 'home', label: 'Home', icon: <House />, href: '/', isCurrent: true },
              {
                key: 'mine',
                label: 'My tasks',
                icon: <House />,
                href: '/my/tasks',
                isCurrent: false,
                count: '12',
                countLabel: '12 open tasks',
              },
            ],
          },
        ]}
      />,
    );
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
    expect(screen.getByRole('link', { name: /My tasks.*12 open tasks/ })).toBeTruthy();
    await expectAccessible();
  });
});
