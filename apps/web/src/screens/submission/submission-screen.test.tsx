import { fieldDefaults } from '@baton/domain/field/complete-field';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeMessages, loadMessages } from '../../lib/i18n/load-messages.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import {
  answerWith,
  lastSent,
  refusedWith,
  showGuestScreen,
} from '../../testing/show-guest-screen.tsx';
import { SubmissionScreen } from './submission-screen.tsx';

// The first page suspends until its messages are loaded, and only an asynchronous `act` waits for them.
beforeAll(async () => {
  await act(async () => {
    showGuestScreen(SubmissionScreen, '/submission');
    await loadMessages('de');
    await completeMessages();
  });
  cleanup();
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const brand = {
  ...{ tenantId: 't', name: 'Tamarack Foods', accentColor: '#2c6a4f', foreground: '#ffffff' },
  ...{ background: '#2c6a4f', languages: [], hasLogo: false },
};
const form = (more = {}) => ({
  data: {
    publicForm: {
      ...{ name: 'Supplier application', email: null, languages: [], confirmation: '' },
      ...{ challenge: null, shown: 'shown', brand },
      content: {
        __typename: 'BlueprintContent',
        description: '',
        nameTemplate: '',
        hasVariants: false,
        intake: {
          fields: { f1: { ...fieldDefaults, key: 'f1', name: 'Company', kind: 'TEXT' } },
          forms: {},
          intake: [{ key: 'i1', field: 'f1', inputType: 'REQUESTED', value: null, item: null }],
        },
        intakeLayout: [],
      },
      ...more,
    },
  },
});
const opened = { data: { openSubmission: { session: 'session' } } };
const done = {
  data: { submitPublicForm: { reference: 'SO-16', statusToken: 'secret', email: null } },
};
const answers = (submitted: object = done, loaded: object = form()) =>
  answerWith({
    loadPublicFormQuery: loaded,
    visitorSessionOpenMutation: opened,
    usePublicSubmissionMutation: submitted,
  });
const show = () => showGuestScreen(SubmissionScreen, '/submission?token=abc');
const submit = () => screen.findByRole('button', { name: /Absenden|Submit/ });

describe('SubmissionScreen', () => {
  it('submits the form, and shows the reference', async () => {
    const fetching = answers();
    const { user } = show();
    await user.type(await screen.findByRole('textbox', { name: /Company/ }), 'Jade Tea');
    await expectAccessible();
    await user.click(await submit());
    expect(await screen.findByText('SO-16')).toBeTruthy();
    expect(lastSent(fetching)).toMatchObject({
      session: 'session',
      shown: 'shown',
      values: [{ instance: 'i1', value: 'Jade Tea' }],
      website: '',
      locale: 'de',
    });
    expect(document.querySelector('a[href="/submission?status=secret"]')).not.toBeNull();
    await expectAccessible();
  });

  it('shows which section is next', async () => {
    const item = { column: 1, isWide: false, text: '', help: '', options: [], columns: [] };
    const section = (key: string, name: string, instance: string, label: string) => ({
      ...{ key, name, description: '', columns: 1, rule: null },
      items: [{ ...item, key: instance, instance, label }],
    });
    const fields = ['f1', 'f2'].map((key) => [key, { ...fieldDefaults, key, kind: 'TEXT' }]);
    const asked = { inputType: 'REQUESTED', value: null, item: null };
    answers(
      done,
      form({
        content: {
          __typename: 'BlueprintContent',
          ...{ description: '', nameTemplate: '', hasVariants: false },
          intake: {
            fields: Object.fromEntries(fields),
            forms: {},
            intake: [
              { ...asked, key: 'i1', field: 'f1' },
              { ...asked, key: 'i2', field: 'f2' },
            ],
          },
          intakeLayout: [
            {
              ...{ form: 'g', name: 'Application', description: '' },
              sections: [
                section('s1', 'Company', 'i1', 'Name'),
                section('s2', 'Quality', 'i2', 'Standard'),
              ],
            },
          ],
        },
      }),
    );
    const { user } = show();
    expect(await screen.findByText('Abschnitt 1 von 2: Company')).toBeTruthy();
    expect(screen.queryByText('In diesem Browser-Tab gespeichert')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Jade Tea');
    expect(await screen.findByText('Abschnitt 2 von 2: Quality')).toBeTruthy();
    expect(screen.getByText('In diesem Browser-Tab gespeichert')).toBeTruthy();
    await expectAccessible();
    await user.type(screen.getByRole('textbox', { name: /Standard/ }), 'Organic');
    await user.click(await submit());
    expect(await screen.findByRole('heading', { name: 'Wie es weitergeht' })).toBeTruthy();
    await expectAccessible();
  });

  it('marks missing values and sends nothing', async () => {
    const fetching = answers();
    const { user } = show();
    await user.click(await submit());
    const field = screen.getByRole('textbox', { name: /Company/ });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('keeps all typed values after a refusal', async () => {
    answers(refusedWith('PublicFormFull'));
    const { user } = show();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Company/ });
    await user.type(field, 'Jade Tea');
    await user.click(await submit());
    await waitFor(() =>
      expect(
        screen.getAllByRole('alert').some(({ textContent }) => (textContent ?? '') !== ''),
      ).toBe(true),
    );
    expect(field.value).toBe('Jade Tea');
  });

  it.each(['PublicFormUnavailable', 'PublicFormClosed', 'PublicFormFull'])(
    'explains why the form cannot be opened: %s',
    async (code) => {
      answers(done, refusedWith(code));
      show();
      expect(await screen.findByRole('alert')).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('confirms the address on a separate page if it is in a frame', async () => {
    vi.stubGlobal('parent', {});
    answers(done, refusedWith('AddressUnconfirmed', { token: 'proof' }));
    show();
    const link = await screen.findByRole('link', { name: 'Adresse bestätigen' });
    expect(link.getAttribute('href')).toBe('/request-verification?token=proof');
    expect(link.getAttribute('target')).toBe('_top');
    expect(location.pathname).toBe('/submission');
    await expectAccessible();
  });

  it('offers only the languages that the link allows', async () => {
    answers(done, form({ languages: ['de', 'th'] }));
    show();
    await submit();
    const names = screen.getAllByRole('option').map(({ lang }) => lang);
    expect(names).toEqual(['de', 'th']);
  });

  it('removes the token of the address from the address bar', async () => {
    const fetching = answers(done, form({ email: 'mei@jade.example' }));
    showGuestScreen(SubmissionScreen, '/submission?token=abc#address=proof');
    expect(await screen.findByText(/mei@jade.example/)).toBeTruthy();
    expect(location.hash).toBe('');
    expect(JSON.parse(String(fetching.mock.lastCall?.[1]?.body)).variables.addressProof).toBe(
      'proof',
    );
  });
});

describe('the status of a submission', () => {
  const status = {
    ...{ form: 'Supplier application', reference: 'SO-16', status: 'RUNNING', brand },
    ...{ submittedAt: '2026-11-27T14:20:00.000Z', endedAt: null, comments: [] },
  };
  it('shows the reference and the status', async () => {
    answerWith({ data: { submissionStatus: status } });
    showGuestScreen(SubmissionScreen, '/submission?status=secret');
    expect(await screen.findByText('SO-16')).toBeTruthy();
    await expectAccessible();
  });

  it('accepts an answer to a question', async () => {
    const question = {
      ...{ id: 'c1', body: '<p>Which size?</p>', authorName: 'Kofi Mensah', isOwn: false },
      createdAt: '2026-11-27T15:00:00.000Z',
      documents: [{ id: 'd1', name: 'Sizes', link: 'https://example.com/sizes' }],
    };
    const fetching = answerWith({
      loadStatusQuery: { data: { submissionStatus: { ...status, comments: [question] } } },
      loadStatusAnswerMutation: { data: { answerQuestion: true } },
    });
    const { user } = showGuestScreen(SubmissionScreen, '/submission?status=secret');
    expect(await screen.findByText('Which size?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sizes' }).getAttribute('href')).toBe(
      'https://example.com/sizes',
    );
    await user.type(screen.getByRole('textbox', { name: 'Ihre Antwort' }), 'Large');
    const send = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
    const opening = vi.spyOn(XMLHttpRequest.prototype, 'open');
    await user.click(screen.getByRole('button', { name: 'Dateien anhängen' }));
    const chooser = await waitFor(() => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (input === null) throw new Error('no input yet');
      return input;
    });
    await user.upload(chooser, new File(['x'], 'size.txt', { type: 'text/plain' }));
    await waitFor(() => expect(opening).toHaveBeenCalledWith('POST', '/files/requestor'));
    expect(send).toHaveBeenCalledWith('x-baton-requestor', 'secret');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Antwort senden' }));
    await waitFor(() => expect(JSON.stringify(fetching.mock.calls)).toContain('<p>Large</p>'));
  });

  it('says that there is no submission for the link', async () => {
    answerWith({ data: { submissionStatus: null } });
    showGuestScreen(SubmissionScreen, '/submission?status=wrong');
    expect(await screen.findByRole('heading')).toBeTruthy();
    expect(screen.queryByText('SO-16')).toBeNull();
  });
});
