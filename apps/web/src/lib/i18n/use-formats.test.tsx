import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { useFormats } from './use-formats.ts';

afterEach(() => vi.restoreAllMocks());

function Shown({ iso }: { readonly iso: string }): ReactNode {
  return <p>{useFormats().date(iso)}</p>;
}

describe('an invalid timestamp', () => {
  it.each([
    ['2026-13-45T00:00:00Z', 'Invalid ISO string'],
    ['soon', 'Invalid date-string format'],
  ])('%s is shown unchanged, with a warning about %s', (iso, warning) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    renderUi(<Shown iso={iso} />);
    expect(screen.getByText(iso)).toBeTruthy();
    expect(warn).toHaveBeenCalledWith(warning, iso);
  });
});
