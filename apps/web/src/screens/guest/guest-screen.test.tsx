import { fieldDefaults } from '@baton/domain/field/complete-field';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeMessages, loadMessages } from '../../lib/i18n/load-messages.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { answerWith, refusedWith, showGuestScreen } from '../../testing/show-guest-screen.tsx';
import { GuestScreen } from './guest-screen.tsx';

// The first page suspends until its messages are loaded, and only an asynchronous `act` waits for them.
beforeAll(async () => {
  await act(async () => {
    showGuestScreen(GuestScreen, '/guest');
    await loadMessages('de');
    await completeMessages();
  });
  cleanup();
});
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const brand = {
  ...{ tenantId: 't', name: 'Tamarack Foods', accentColor: '#2c6a4f', foreground: '#ffffff' },
  ...{ background: '#2c6a4f', languages: [], hasLogo: false },
};
const page = (state: string) => ({
  data: { guestPage: { state, sender: 'Kofi Mensah', emailHint: 'm…@jadetea.example', brand } },
});
const listed = (id: string) => ({
  ...{ id, name: `Task ${id}`, status: 'IN_PROGRESS_ON_TRACK', dueOn: null },
});
const home = (...tasks: readonly object[]) => ({
  data: { guestHome: { email: 'mei@jadetea.example', brand, tasks } },
});
const field = (key: string, name: string) => ({ ...fieldDefaults, key, name, kind: 'TEXT' });
const task = (more = {}) => ({
  data: {
    guestTask: {
      ...listed('1'),
      ...{ description: '', sender: 'Kofi Mensah', note: 'Please hurry', canComplete: true },
      ...{ documents: [], comments: [], returnReasons: [], inquiries: [] },
      content: {
        __typename: 'BlueprintContent',
        description: '',
        nameTemplate: '',
        hasVariants: false,
        intake: {
          fields: { f1: field('f1', 'Company'), f2: field('f2', 'Terms') },
          forms: {},
          intake: [
            { key: 'i1', field: 'f1', inputType: 'REQUESTED', value: null, item: null },
            { key: 'i2', field: 'f2', inputType: 'PROVIDED', value: '30 days', item: null },
          ],
        },
        intakeLayout: [],
      },
      ...more,
    },
  },
});
const answers = (more: object = {}) =>
  answerWith({
    guestRequestsPageQuery: page('SENT'),
    guestRequestsOpenMutation: { data: { openGuestLink: { session: 'session' } } },
    guestRequestsRenewMutation: { data: { renewGuestLink: true } },
    guestRequestsHomeQuery: home(listed('1')),
    guestRequestsTaskQuery: task(),
    guestRequestsSubmitMutation: { data: { submitGuestTask: true } },
    guestRequestsAskMutation: { data: { askGuestQuestion: true } },
    guestRequestsAnswerMutation: { data: { answerGuestInquiry: true } },
    guestRequestsForwardMutation: { data: { forwardGuestTask: true } },
    ...more,
  });
const show = (address = '/guest?token=abc') => showGuestScreen(GuestScreen, address);
const showTask = async () => {
  const shown = show();
  await shown.user.click(await screen.findByRole('button', { name: 'Aufgabe öffnen' }));
  await screen.findByRole('heading', { name: 'Task 1' });
  return shown;
};

describe('the link of a guest', () => {
  it('opens only after a click, and is removed from the address bar', async () => {
    const fetching = answers();
    const { user } = show();
    const button = await screen.findByRole('button', { name: 'Aufgabe öffnen' });
    expect(fetching).toHaveBeenCalledTimes(1);
    await expectAccessible();
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Task 1' })).toBeTruthy();
    expect(location.search).toBe('');
    expect(screen.getByText('30 days')).toBeTruthy();
    expect(screen.getByText('Please hurry')).toBeTruthy();
    await expectAccessible();
  });

  it('can be replaced by a new link after it was used', async () => {
    answers({ guestRequestsPageQuery: page('USED') });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Neuen Link senden' }));
    expect(await screen.findByText(/wurde an m…@jadetea.example gesendet/)).toBeTruthy();
    await expectAccessible();
  });

  it.each(['EXPIRED', 'REVOKED', 'FORWARDED'])(
    'explains why it can’t be opened: %s',
    async (state) => {
      answers({ guestRequestsPageQuery: page(state) });
      show();
      expect(await screen.findByRole('heading')).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('is needed again after the session expired', async () => {
    sessionStorage.setItem('baton.guest-session', 'old');
    answers({
      guestRequestsHomeQuery: refusedWith('GuestSessionExpired'),
      guestRequestsPageQuery: { data: { guestPage: null } },
    });
    show('/guest');
    expect(await screen.findByText(/Öffnen Sie den Link/)).toBeTruthy();
    expect(sessionStorage.getItem('baton.guest-session')).toBeNull();
  });
});

describe('a question of an approver', () => {
  it('is answered on the page of the task', async () => {
    const inquiry = { text: 'Which standard?', authorName: 'Ada', isOwn: false };
    const asked = { ...inquiry, createdAt: '2026-11-27T15:00:00.000Z' };
    const fetching = answers({
      guestRequestsTaskQuery: task({ canComplete: false, inquiries: [asked] }),
    });
    const { user } = await showTask();
    const section = within(screen.getByRole('region', { name: 'Frage zu Ihrer Arbeit' }));
    expect(section.getByText('Which standard?')).toBeTruthy();
    expect(section.queryByRole('button', { name: 'Dateien anhängen' })).toBeNull();
    await expectAccessible();
    await user.type(section.getByRole('textbox', { name: 'Ihre Antwort' }), 'Organic');
    await user.click(section.getByRole('button', { name: 'Antwort senden' }));
    await waitFor(() =>
      expect(
        fetching.mock.calls.map(([, request]) => JSON.parse(String(request?.body))),
      ).toContainEqual(
        expect.objectContaining({
          variables: { input: expect.objectContaining({ taskId: '1', text: 'Organic' }) },
        }),
      ),
    );
  });
});

describe('the task of a guest', () => {
  it('can be completed with values', async () => {
    const fetching = answers();
    const { user } = await showTask();
    await user.click(screen.getByRole('button', { name: 'Aufgabe abschließen' }));
    const company = screen.getByRole('textbox', { name: /Company/ });
    await waitFor(() => expect(company.getAttribute('aria-invalid')).toBe('true'));
    await user.type(company, 'Jade Tea');
    fetching.mockClear();
    answers({ guestRequestsTaskQuery: task({ canComplete: false, status: 'COMPLETED' }) });
    await user.click(screen.getByRole('button', { name: 'Aufgabe abschließen' }));
    expect(await screen.findByText(/Ihre Aufgabe ist eingereicht/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Company/ })).toBeNull();
  });

  it('says why it was sent back', async () => {
    const returnReasons = [
      { field: null, text: 'Once more' },
      { field: 'Company', text: 'The full name' },
    ];
    answers({ guestRequestsTaskQuery: task({ returnReasons }) });
    await showTask();
    const reasons = screen.getByRole('region', { name: 'Warum zurückgegeben wurde' });
    expect(reasons.textContent).toContain('Once more');
    expect(reasons.textContent).toContain('Company: The full name');
  });

  it('shows questions with replies, and takes a new question', async () => {
    const fetching = answers({
      guestRequestsTaskQuery: task({
        comments: [
          {
            ...{ id: 'c1', replyTo: null, body: '<p>Form 7</p>', authorName: 'Kofi Mensah' },
            ...{ isOwn: false, createdAt: '2026-11-27T14:20:00.000Z' },
            documents: [{ id: 'd1', name: 'form-7.pdf', link: null }],
          },
        ],
      }),
    });
    const { user } = await showTask();
    expect(screen.getByText('Form 7')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Ihre Frage/ }), 'Which one?');
    await user.click(screen.getByRole('button', { name: 'Frage senden' }));
    await waitFor(() => expect(JSON.stringify(fetching.mock.calls)).toContain('<p>Which one?</p>'));
    await user.click(screen.getByRole('button', { name: 'form-7.pdf' }));
    await waitFor(() =>
      expect(fetching).toHaveBeenLastCalledWith(
        '/files/guest/d1?task=1',
        expect.objectContaining({
          headers: expect.objectContaining({ 'x-baton-guest': 'session' }),
        }),
      ),
    );
    await expectAccessible();
  });

  it('can be forwarded to another address', async () => {
    const fetching = answers();
    const { user } = await showTask();
    await user.click(screen.getByRole('button', { name: 'An Kollegen weiterleiten' }));
    const email = await screen.findByRole('textbox', { name: /E-Mail-Adresse/ });
    await user.type(email, 'mei@jadetea.example');
    await user.click(screen.getByRole('button', { name: 'Aufgabe weiterleiten' }));
    expect(await screen.findByText(/Ihre eigene Adresse/)).toBeTruthy();
    await expectAccessible();
    await user.clear(email);
    await user.type(email, 'li@jadetea.example');
    await user.click(screen.getByRole('button', { name: 'Aufgabe weiterleiten' }));
    expect(await screen.findByText('Aufgabe an li@jadetea.example weitergeleitet.')).toBeTruthy();
    expect(JSON.stringify(fetching.mock.calls)).toContain('li@jadetea.example');
  });

  it('is listed with other tasks', async () => {
    answers({ guestRequestsHomeQuery: home(listed('1'), listed('2')) });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Aufgabe öffnen' }));
    expect(await screen.findByRole('heading', { name: 'Ihre Aufgaben' })).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /Task 1/ }));
    expect(await screen.findByRole('heading', { name: 'Task 1' })).toBeTruthy();
  });
});
