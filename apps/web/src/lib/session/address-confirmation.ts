import { apiError, apiErrorFromProblem, type ApiError } from '../api/graphql-error.ts';
import { requestHeaders } from '../api/operation.ts';
import type { LocaleName } from '../i18n/locales.ts';
import { guestTimings } from './guest-timings.ts';
import { redirectTarget, wantedReturn } from './redirect-target.ts';
import { readPreference, writePreference } from '../preferences/stored-preferences.ts';

const errorOf = async (response: Response): Promise<ApiError> =>
  apiErrorFromProblem(await response.json().catch(() => null), null);

const ask = async (address: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(address, { credentials: 'same-origin', ...init }).catch(() => {
    throw apiError('Unavailable');
  });
  if (!response.ok) throw await errorOf(response);
  return response;
};

/**
 * Asks for the message that confirms an address. Throws AddressMissing if the address is needed.
 * The browser remembers the time, so that its own link works without another click.
 */
export async function requestConfirmation(
  token: string,
  email: string | null,
  locale: LocaleName,
): Promise<void> {
  const { redirect } = wantedReturn(location.search);
  const query = new URLSearchParams({
    ...{ token, locale },
    ...(email !== null && { email }),
    ...(redirect !== '/' && { redirect }),
  });
  await ask(`/verification/request?${query.toString()}`);
  writePreference('confirmationRequested', String(Date.now()));
}

/** Returns whether this browser asked for a link less than one hour ago. */
export const hasFreshRequest = (): boolean =>
  Date.now() - Number(readPreference('confirmationRequested') ?? 0) < guestTimings.linkFresh;

/** Returns whether the address of the signed-in person is confirmed. Null if no one is signed in. */
export async function isAddressConfirmed(): Promise<boolean | null> {
  const response = await fetch('/user/verification-status', { credentials: 'same-origin' });
  if (!response.ok) return response.status === 401 ? null : false;
  const { status }: { readonly status: string } = await response.json();
  return status === 'VERIFIED';
}

/** Confirms the address with the link of the message. Returns the path that opens next. */
export async function confirmAddress(
  link: { readonly token: string; readonly nonce: string },
  neededConfirmation: boolean,
): Promise<string> {
  const response = await ask('/verification/exchange', {
    method: 'POST',
    headers: { ...requestHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ ...link, neededConfirmation }),
  });
  const { redirect }: { readonly redirect: string } = await response.json();
  writePreference('confirmationRequested', null);
  return redirect;
}

/** Pages that visitors and requestors open without signing in. */
const openPages = /^\/(files|submission)\b/;

/** Returns the page to open next. `signInPage` opens it if no one is signed in. */
export async function pageAfterConfirmation(
  path: string,
  signInPage: (target: string) => string,
): Promise<string> {
  const target = redirectTarget(path);
  if (openPages.test(target)) return target;
  const isSignedIn = await isAddressConfirmed().catch(() => true);
  return isSignedIn === null ? signInPage(target) : target;
}
