import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { GuestScreenProps } from '../features/session/guest-screen.ts';
import { renderUi } from './render-ui.tsx';

/**
 * Answers every request with this body, or with the body for the operation whose name it is. There
 * are no files.
 */
export const answerWith = (bodies: Readonly<Record<string, object>> | object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.body === undefined) return new Response('{}', { status: 404 });
    const { query } = JSON.parse(String(init?.body)) as { readonly query: string };
    const [, name = ''] = /(?:query|mutation) (\w+)/.exec(query) ?? [];
    return new Response(JSON.stringify(name in bodies ? Reflect.get(bodies, name) : bodies));
  });

/** Returns the body of a refused request. */
export const refusedWith = (code: string, params: object = {}): object => ({
  errors: [
    {
      extensions: {
        code: `ValidationErrorCode.${code}`,
        errorDetails: { errorcode: code, parameters: params },
        refusals: [{ code, params }],
      },
    },
  ],
});

/** Returns the input of the last request. */
export const lastSent = (fetching: ReturnType<typeof answerWith>): unknown =>
  JSON.parse(String(fetching.mock.lastCall?.[1]?.body)).variables.input;

/** Shows a page before sign-in at an address. */
export const showGuestScreen = (Screen: ComponentType<GuestScreenProps>, address: string) => {
  history.replaceState(null, '', address);
  const onNavigate = vi.fn();
  const onDone = vi.fn();
  const onLocale = (): void => undefined;
  return {
    onNavigate,
    onDone,
    ...renderUi(<Screen locale="de" {...{ onLocale, onNavigate, onDone }} />),
  };
};
