import type { Refusal } from '@baton/domain/core/refusal';
import { refuse } from '@baton/domain/core/refusal';
import { passwordRefusal } from '@baton/domain/party/password-rules';
import { cleanEmail, cleanName, emailRefusal, nameRefusal } from '@baton/domain/party/person-rules';
import { timeZoneRefusal } from '@baton/domain/core/time-zone';
import {
  accountByEmail,
  ensureAccount,
  insertFirstAccount,
  installationState,
} from '../../platform/auth/account-statements.ts';
import { hashPassword } from '../../platform/auth/credentials/password-hash.ts';
import { isDatabaseError } from '../../platform/db/database-error.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { Database } from '../../platform/db/trip.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demandAll, Refused } from '../../platform/graphql/refused.ts';
import { createTenantStatements, insertFirstMember } from './tenant-statements.ts';

export interface FirstTenant {
  readonly workspaceName: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly timeZone: string;
  readonly locale: string;
}

const refusalsOf = (input: FirstTenant): readonly (Refusal | null)[] => [
  nameRefusal(input.workspaceName, 'workspaceName'),
  nameRefusal(input.name),
  emailRefusal(input.email),
  passwordRefusal(input.password),
  timeZoneRefusal(input.timeZone),
];

const alreadySetUp = () => new Refused(refuse('InstallationAlreadySetUp'));

/**
 * Creates the first workspace and its admin. `behind` runs in the same transaction, such as opening
 * a session. Throws if there is already an account.
 */
export const createFirstTenant = async (
  database: Database,
  input: FirstTenant,
  behind: (ids: { readonly accountId: string; readonly tenantId: string }) => readonly Statement[],
): Promise<void> => {
  demandAll(refusalsOf(input));
  const [states] = await database.trip({ kind: 'identity' }, installationState([]));
  if (states[0]?.hasAccounts === true) throw alreadySetUp();
  const accountId = newId();
  const tenantId = newId();
  const email = cleanEmail(input.email);
  const [lock, insertAccount] = insertFirstAccount;
  try {
    await database.trip(
      { kind: 'identity' },
      lock(),
      insertAccount(accountId, email, await hashPassword(input.password), input.locale),
      ...createTenantStatements({
        id: tenantId,
        name: cleanName(input.workspaceName),
        timeZone: input.timeZone,
        isDemo: false,
      }),
      insertFirstMember({ tenantId, accountId, name: cleanName(input.name), email }),
      ...behind({ accountId, tenantId }),
    );
  } catch (error) {
    // Another request created the first account. This one then creates none, so that its references
    // fail and everything is rolled back.
    if (isDatabaseError(error, 'ForeignKeyViolation')) throw alreadySetUp();
    throw error;
  }
};

/**
 * Creates another workspace and its admin for the operator. An existing account keeps its password.
 */
export const createNextTenant = async (database: Database, input: FirstTenant): Promise<void> => {
  demandAll(refusalsOf(input));
  const email = cleanEmail(input.email);
  const [, [account]] = await database.trip(
    { kind: 'identity' },
    ensureAccount(newId(), email, await hashPassword(input.password), input.locale),
    accountByEmail(email),
  );
  if (account === undefined) throw new Refused(refuse('Unexpected'));
  const tenantId = newId();
  await database.trip(
    { kind: 'identity' },
    ...createTenantStatements({
      id: tenantId,
      name: cleanName(input.workspaceName),
      timeZone: input.timeZone,
      isDemo: false,
    }),
    insertFirstMember({ tenantId, accountId: account.id, name: cleanName(input.name), email }),
  );
};
