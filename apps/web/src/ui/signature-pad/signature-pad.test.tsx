import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { SignaturePad } from './signature-pad.tsx';

function Entry(): ReactNode {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <SignaturePad label="Signature" required value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const output = (): string | null | undefined => document.querySelector('output')?.textContent;

/** jsdom can't draw, so this canvas records the text drawn on it. */
const paper = (): void => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    const context = {
      fillRect: () => undefined,
      measureText: () => ({ width: 10 }),
      fillText: (text: string) => {
        Object.assign(this, { written: text });
      },
      scale: () => undefined,
      clearRect: () => undefined,
    };
    return context as unknown as RenderingContext;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement & { written?: string },
  ) {
    return `data:image/png,${String(this.written)}`;
  });
};

describe('SignaturePad', () => {
  afterEach(() => vi.restoreAllMocks());

  it('accepts a typed name instead of a drawing', async () => {
    paper();
    const { user } = renderUi(<Entry />);
    expect(await screen.findByRole('img', { name: 'Signature area' })).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: 'Type' }));
    await user.type(screen.getByRole('textbox', { name: /Signature/ }), 'Maya');
    expect(output()).toBe('data:image/png,Maya');
    expect(screen.getByRole('img', { name: 'Signature: Signature' })).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Clear signature' }));
    expect(output()).toBe('');
  });
});
