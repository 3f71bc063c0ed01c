import type { visitorSessionOpenMutation } from '../../../__generated__/visitorSessionOpenMutation.graphql.ts';
import { graphqlRequest } from '../../../lib/api/graphql-request.ts';
import { graphql } from '../../../lib/api/graphql-tag.ts';
import type { PlainStorage } from '../../../lib/draft/draft-storage.ts';

/**
 * Reads a value of this tab. Values last until the tab is closed, so that the next person at a
 * shared device sees none.
 */
const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};
const write = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // If the browser blocks storage, the session works until the page is loaded again.
  }
};

/** Storage of a tab, or of the page if the browser blocks it, as in frames of other sites. */
export const tabStorage = (): PlainStorage => {
  try {
    return sessionStorage;
  } catch {
    const entries = new Map<string, string>();
    return {
      get length() {
        return entries.size;
      },
      key: (at) => [...entries.keys()][at] ?? null,
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    };
  }
};

const proofKey = (token: string): string => `baton.form-address.${token}`;
const sessionKey = (token: string): string => `baton.form-session.${token}`;

/**
 * Returns the proof of the confirmed address, which the page of the confirmation adds to the
 * address. Removes it from there.
 */
export function takeAddressProof(token: string): string {
  const address = new URLSearchParams(location.hash.slice(1)).get('address');
  if (address !== null) {
    write(proofKey(token), address);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return address ?? read(proofKey(token)) ?? '';
}

const solve = async (challenge: string): Promise<string> => {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const parsed = JSON.parse(challenge);
  const solution = await solveChallenge({ challenge: parsed, deriveKey });
  return JSON.stringify({ challenge: parsed, solution });
};

export interface VisitorSession {
  /** Returns the session, and opens it on first use with a proof of work. */
  readonly open: () => Promise<string>;
  /** Deletes the stored session after it was used or has expired. */
  readonly forget: () => void;
}

/** The session in which a visitor uploads files and submits one form. */
export function visitorSession(
  token: string,
  addressProof: string,
  loadChallenge: () => Promise<string | null>,
): VisitorSession {
  let opening: Promise<string> | null = null;
  const start = async (): Promise<string> => {
    const challenge = await loadChallenge();
    const { openSubmission } = await graphqlRequest<visitorSessionOpenMutation>(
      graphql`
        mutation visitorSessionOpenMutation($input: OpenSubmissionInput!) {
          openSubmission(input: $input) {
            session
          }
        }
      `,
      { input: { token, addressProof, proof: challenge === null ? '' : await solve(challenge) } },
    );
    write(sessionKey(token), openSubmission.session);
    return openSubmission.session;
  };
  return {
    open: async () => {
      const known = read(sessionKey(token));
      if (known !== null) return known;
      opening ??= start();
      try {
        return await opening;
      } catch (error) {
        // The next attempt gets a new challenge.
        opening = null;
        throw error;
      }
    },
    forget: () => {
      opening = null;
      write(sessionKey(token), null);
    },
  };
}
