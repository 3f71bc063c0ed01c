import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { SubmissionPdf } from '../../../fields/answer/submission-pdf.tsx';
import { createTaskFormStore } from './store/task-form-store.ts';
import { whenStored } from './store/when-stored.ts';

afterEach(() => vi.unstubAllGlobals());

const press = async (user: ReturnType<typeof renderUi>['user']) =>
  user.click(screen.getByRole('button', { name: 'Submission PDF' }));

test('SubmissionPdf saves typed text before downloading', async () => {
  const asked = vi.fn<(address: string) => Promise<Response>>(async () => new Response('%PDF'));
  vi.stubGlobal('fetch', asked);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const store = createTaskFormStore();
  store.see('name', { value: null, version: 1 });
  store.type('name', 'Northwind');
  const { user } = renderUi(
    <SubmissionPdf place="tasks" id="t1" whenReady={() => whenStored(store)} />,
  );
  await press(user);
  expect(asked).not.toHaveBeenCalled();
  store.settle(store.take());
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(asked).toHaveBeenCalledWith('/submissions/tasks/t1', expect.anything());
});

test('SubmissionPdf says why a download failed', async () => {
  const body = { title: 'Unavailable', status: 503, code: 'Unavailable' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 503 }));
  const { user } = renderUi(<SubmissionPdf place="workflows" id="w1" />);
  await press(user);
  await screen.findByText(/cannot be reached|not available|try again/i);
  expect(screen.getByRole('button', { name: 'Submission PDF' })).toHaveProperty('disabled', false);
});
