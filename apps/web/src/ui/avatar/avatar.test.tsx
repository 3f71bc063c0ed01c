import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { contrast, parseHex } from '../../lib/color/color-contrast.ts';
import { AvatarGroup } from './avatar-group.tsx';
import { avatarFill, initials } from './avatar-tone.ts';
import { Avatar } from './avatar.tsx';

describe('Avatar', () => {
  it('shows the initials, and is labeled with the name', async () => {
    renderUi(<Avatar name="Maya Ruiz" />);
    expect(screen.getByRole('img', { name: 'Maya Ruiz' }).textContent).toBe('MR');
    await expectAccessible();
  });

  it.each([
    ['Maya Ruiz', 'MR'],
    ['Ana Maria de Souza', 'AS'],
    ['王小明', '王'],
    ['ken', 'K'],
    ['Ingrid Bø (Fjordpack)', 'IB'],
    ['  ', ''],
  ])('shows %s as %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('has the same color each time, with readable white text', () => {
    for (const name of ['Maya Ruiz', 'Ken Ito', 'Finance leads', '王小明', 'สมชาย']) {
      expect(avatarFill(name)).toBe(avatarFill(name));
      expect(contrast(parseHex(avatarFill(name)) ?? [0, 0, 0], [255, 255, 255])).toBeGreaterThan(
        4.5,
      );
    }
  });
});

describe('AvatarGroup', () => {
  it('shows the number of other people, and is labeled with all names', async () => {
    const parties = ['Ana', 'Ben', 'Cem', 'Dora'].map((name) => ({
      id: name,
      name,
      kind: 'USER' as const,
    }));
    renderUi(<AvatarGroup parties={parties} />);
    const group = screen.getByRole('img', { name: 'Ana, Ben, Cem, and Dora' });
    expect(group.textContent).toBe('AB+2');
    await expectAccessible();
  });
});
