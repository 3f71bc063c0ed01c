import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { CreateBlueprintDialog } from '../../features/blueprints/list/create-blueprint-dialog.tsx';
import { CreateFormDialog } from '../../features/forms/list/create-form-dialog.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';

const nothing = (): void => undefined;
const dialogs: readonly (readonly [string, () => ReactElement])[] = [
  ['blueprint', () => <CreateBlueprintDialog onClose={nothing} onCreated={nothing} />],
  [
    'form',
    () => (
      <CreateFormDialog copyOf={null} isVariant={false} onClose={nothing} onCreated={nothing} />
    ),
  ],
];

describe('creating an item with a name', () => {
  it.each(dialogs)(
    'creates one %s even if the response was lost and the page reloaded',
    async (_, dialog) => {
      const sent = async (typed: string): Promise<unknown> => {
        const { user, environment, unmount } = await renderScreen(dialog());
        const name = await screen.findByRole('textbox', { name: /^(Blueprint|Form) name/ });
        if (typed !== '') await user.type(name, typed);
        expect(screen.queryByText('Unsaved changes restored') === null).toBe(typed !== '');
        await user.click(screen.getByRole('button', { name: /^Create (blueprint|form)$/ }));
        const { input } = environment.mock.getMostRecentOperation().request.variables;
        unmount();
        return input;
      };
      const first = await sent('Offboarding');
      expect(first).toHaveProperty('name', 'Offboarding');
      expect(await sent('')).toEqual(first);
    },
  );
});
