import { administratorRefusal } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { passwordRefusal } from '@baton/domain/party/password-rules';
import { cleanEmail, cleanName, emailRefusal, nameRefusal } from '@baton/domain/party/person-rules';
import { ensureAccount, insertAccount } from '../../platform/auth/account-statements.ts';
import { hashPassword } from '../../platform/auth/credentials/password-hash.ts';
import { violates } from '../../platform/db/database-error.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { Database } from '../../platform/db/trip.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demandAll, Refused } from '../../platform/graphql/refused.ts';
import { insertPerson } from './people.repository.ts';

export interface NewMember {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
}

/**
 * Returns the statements that add a person with this id. `makeAccount` decides what happens if the
 * email has an account: someone who knows its password could sign in as the person.
 */
export const memberStatements = async (
  id: string,
  member: NewMember,
  locale: string,
  makeAccount = insertAccount,
): Promise<readonly [Statement, Statement]> => {
  demandAll([
    nameRefusal(member.name),
    emailRefusal(member.email),
    passwordRefusal(member.password),
    administratorRefusal(member),
  ]);
  const email = cleanEmail(member.email);
  return [
    makeAccount(newId(), email, await hashPassword(member.password), locale),
    insertPerson(id, cleanName(member.name), email, member.accessLevel, member.isAdmin),
  ];
};

/** Returns the refusal for an error of `memberStatements`, or the error itself. */
export const memberError = (error: unknown): unknown =>
  ['party_email', 'party_account', 'account_email'].some((index) => violates(error, index))
    ? new Refused(refuse('EmailInUse', {}, 'email'))
    : error;

/**
 * Adds a person for the operator, without permission checks. Only the operator can add an existing
 * account to another workspace. The account keeps its password.
 */
export const addMember = async (
  database: Database,
  member: NewMember & { readonly tenantId: string },
): Promise<{ readonly userId: string }> => {
  const userId = newId<string>();
  try {
    await database.trip(
      { kind: 'tenant', tenantId: member.tenantId },
      ...(await memberStatements(userId, member, 'en', ensureAccount)),
    );
    return { userId };
  } catch (error) {
    throw memberError(error);
  }
};
