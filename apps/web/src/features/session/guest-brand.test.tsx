import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BrandBar, GuestBrandContext, type GuestBrand } from './guest-brand.tsx';

const brand: GuestBrand = {
  tenantId: 'acme',
  name: 'Acme',
  accentColor: '#123456',
  foreground: '#ffffff',
  background: '#123456',
  languages: [],
  hasLogo: true,
};
const show = (value: GuestBrand | null) =>
  render(
    <GuestBrandContext value={value}>
      <BrandBar />
    </GuestBrandContext>,
  );

afterEach(() => vi.unstubAllGlobals());

it('shows name, colors, and logo of the workspace', async () => {
  const value = 'data:image/png;base64,iVBORw0KGgo=';
  const load = vi.fn(async () => Response.json({ Logo: { value } }));
  vi.stubGlobal('fetch', load);
  const { container } = show(brand);
  expect(screen.getByText('Acme')).toBeTruthy();
  await waitFor(() => expect(container.querySelector('img')?.src).toBe(value));
  expect(load).toHaveBeenCalledWith('/workspace-logo?tenant-uuid=acme');
});

it('shows the name if the logo does not load', async () => {
  const load = vi.fn(async () => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', load);
  const { container } = show(brand);
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Acme')).toBeTruthy();
});

it('shows the name Baton without a branding', () => {
  show(null);
  expect(screen.getByText('Baton')).toBeTruthy();
});
