import type { passkeysSignInMutation } from '../../__generated__/passkeysSignInMutation.graphql.ts';
import type { passkeysStartMutation } from '../../__generated__/passkeysStartMutation.graphql.ts';
import { graphqlRequest } from '../api/graphql-request.ts';
import { graphql } from '../api/graphql-tag.ts';
import { remember } from './open-session.ts';

/** Returns true if the browser can use passkeys on this page. */
export const supportsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext;

const loadBrowserPart = () => import('@simplewebauthn/browser');

/** Asks the device to create a passkey. Returns its answer as JSON, or null if the person canceled. */
export async function createPasskey(options: string): Promise<string | null> {
  const { startRegistration } = await loadBrowserPart();
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
  } catch {
    return null;
  }
}

/** Asks the device to prove a passkey. Returns its answer as JSON, or null if the person canceled. */
export const provePasskey = async (options: string): Promise<string | null> => {
  const { startAuthentication } = await loadBrowserPart();
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
  } catch {
    return null;
  }
};

/** Signs in with a passkey. Returns false if the person canceled. */
export async function signInWithPasskey(): Promise<boolean> {
  const { startPasskeySignIn: started } = await graphqlRequest<passkeysStartMutation>(
    graphql`
      mutation passkeysStartMutation {
        startPasskeySignIn {
          options
          ceremony
        }
      }
    `,
    {},
  );
  const response = await provePasskey(started.options);
  if (response === null) return false;
  const { signInWithPasskey: answer } = await graphqlRequest<passkeysSignInMutation>(
    graphql`
      mutation passkeysSignInMutation($input: SignInWithPasskeyInput!) {
        signInWithPasskey(input: $input) {
          viewer {
            locale
            theme
            tenant {
              accentColor
            }
          }
        }
      }
    `,
    { input: { ceremony: started.ceremony, response } },
  );
  remember(answer.viewer);
  return true;
}
