import { emptyForm } from '@baton/domain/form/edit-form';
import type { FormContent } from '@baton/domain/form/form';
import { field } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, when } from '@baton/fixtures/builders/forms';
import { screen, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { FormBuilderScreen } from './form-builder-screen.tsx';

const form: FormContent = {
  ...emptyForm('Request'),
  ...buildForm('Request', {
    items: [
      [fieldItem(1), field(1, 'NUMBER')],
      [
        fieldItem(2, {
          rules: [when('SHOW', 1, 'NOT_EMPTY'), when('HIDE', 1, 'EQUALS', 'seven')],
        }),
        field(2, 'TEXT'),
      ],
      [fieldItem(3, { rules: [when('SHOW', 3, 'NOT_EMPTY')] }), field(3, 'TEXT')],
    ],
  }),
};

const open = (): Promise<RenderedScreen> => {
  return renderScreen(<FormBuilderScreen />, {
    address: '/forms/form-builder?uuid=f1',
    path: '/forms/form-builder',
    prepare: (environment) => {
      for (let count = 0; count < 20; count += 1)
        environment.mock.queueOperationResolver((operation) =>
          MockPayloadGenerator.generate(operation, {
            Form: () => ({
              ...{ id: 'f1', name: 'Request', draftVersion: 1, isOpen: true },
              ...{ hasUnpublishedChanges: true, lockedBy: null, variantOf: null, uses: [] },
              versions: [],
              permissions: { write: true, publish: true, refusals: [] },
              draft: form,
            }),
          }),
        );
    },
  });
};

beforeEach(() => localStorage.clear());

it('shows errors of a rule in the list and at the condition', async () => {
  const { user } = await open();
  const problems = await screen.findByRole('list', { name: 'Errors and warnings' });
  const number = 'The value for “Field 1” must be a number.';
  await user.click(
    within(problems).getByRole('button', {
      name: new RegExp(`Rule 2 of “Field 2” can’t be evaluated. ${number}`),
    }),
  );
  const hidden = await screen.findByRole('group', { name: 'Hide if' });
  expect(within(hidden).getByText(number)).toBeTruthy();
  const shown = screen.getByRole('group', { name: 'Show if' });
  expect(within(shown).queryByText(number)).toBe(null);
  await expectAccessible();
});

it('shows at the condition that rules form a cycle', async () => {
  const { user } = await open();
  const problems = await screen.findByRole('list', { name: 'Errors and warnings' });
  await user.click(within(problems).getByRole('button', { name: /uses “Field 3” itself/ }));
  const shown = await screen.findByRole('group', { name: 'Show if' });
  expect(within(shown).getByText(/uses “Field 3” itself/)).toBeTruthy();
});
