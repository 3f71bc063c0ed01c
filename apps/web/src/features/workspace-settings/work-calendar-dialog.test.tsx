import { act, screen, waitFor } from '@testing-library/react';
import { usualCalendar } from '@baton/domain/time/work-calendar';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { WorkCalendarDialog } from './work-calendar-dialog.tsx';

const open = async (): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<WorkCalendarDialog onClose={() => undefined} />, {
    address: '/',
  });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () => {
    for (const operation of rendered.environment.mock.getAllOperations())
      rendered.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({
            viewer: { timeZone: 'Europe/Lisbon' },
            workCalendar: {
              edition: 4,
              week: usualCalendar.week.map((spans) => ({ spans })),
              holidays: [{ date: '2026-12-25', name: 'Christmas' }],
            },
          }),
        }),
      );
  });
  await screen.findByRole('checkbox', { name: 'Monday' });
  return rendered;
};
const lastInput = ({ environment }: RenderedScreen): unknown =>
  environment.mock.getMostRecentOperation().request.variables['input'];

describe('WorkCalendarDialog', () => {
  it('changes hours and a holiday and sends all with the version', async () => {
    const rendered = await open();
    const { user } = rendered;
    await expectAccessible();
    await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
    const [, ...hours] = screen.getAllByRole('radio', { name: 'Hours' });
    const friday = hours.at(3);
    if (friday !== undefined) await user.click(friday);
    const until = await screen.findByRole('textbox', { name: 'Friday, to' });
    await user.clear(until);
    await user.type(until, '14:30');
    const name = screen.getByRole('textbox', { name: 'Name of holiday 1' });
    await user.clear(name);
    await user.type(name, 'Natal');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastInput(rendered)).toEqual({
        edition: 4,
        week: [
          ...usualCalendar.week.slice(0, 4).map((spans) => ({ spans })),
          { spans: [{ from: 540, to: 870 }] },
          { spans: [{ from: 0, to: 1440 }] },
          { spans: [] },
        ],
        holidays: [{ date: '2026-12-25', name: 'Natal' }],
      }),
    );
  });

  it('does not send invalid hours', async () => {
    const rendered = await open();
    await rendered.user.click(screen.getByRole('button', { name: 'Add holiday' }));
    const before = rendered.environment.mock.getAllOperations().length;
    await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Enter a date that exists/)).toBeTruthy();
    expect(rendered.environment.mock.getAllOperations()).toHaveLength(before);
  });
});
