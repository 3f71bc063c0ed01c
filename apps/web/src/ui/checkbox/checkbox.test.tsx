import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Checkbox } from './checkbox.tsx';

function Entry(): ReactNode {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox
      label="Food-grade only"
      description="For all lots"
      checked={checked}
      onChange={setChecked}
    />
  );
}

describe('Checkbox', () => {
  it('changes by a click on its label and by Space', async () => {
    const { user } = renderUi(<Entry />);
    const box = screen.getByRole('checkbox', { name: 'Food-grade only' });
    await user.click(screen.getByText('Food-grade only'));
    expect(box).toHaveProperty('checked', true);
    await user.keyboard(' ');
    expect(box).toHaveProperty('checked', false);
    await expectAccessible();
  });

  it('can be neither checked nor unchecked', () => {
    renderUi(<Checkbox label="Some" isMixed checked={false} onChange={() => undefined} />);
    expect(screen.getByRole('checkbox')).toHaveProperty('indeterminate', true);
  });
});
