import { refuse } from '@baton/domain/core/refusal';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { passwordRefusal } from '@baton/domain/party/password-rules';
import { cleanEmail, cleanName, emailRefusal, nameRefusal } from '@baton/domain/party/person-rules';
import { insertAccount } from '../../platform/auth/account-statements.ts';
import { hashPassword } from '../../platform/auth/password-hash.ts';
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
 * What makes a person of the workspace with this id. Somebody who has an account in another
 * workspace of the installation keeps the password they have.
 */
export const memberStatements = async (
  id: string,
  member: NewMember,
  locale: string,
): Promise<readonly [Statement, Statement]> => {
  demandAll([
    nameRefusal(member.name),
    emailRefusal(member.email),
    passwordRefusal(member.password),
  ]);
  const email = cleanEmail(member.email);
  return [
    insertAccount(newId(), email, await hashPassword(member.password), locale),
    insertPerson(id, cleanName(member.name), email, member.accessLevel, member.isAdmin),
  ];
};

/** The refusal that a failed `memberStatements` stands for, or the error itself. */
export const memberError = (error: unknown): unknown =>
  violates(error, 'party_email') || violates(error, 'party_account')
    ? new Refused(refuse('EmailInUse', {}, 'email'))
    : error;

/** Adds a person on behalf of whoever runs the server, who needs nobody's permission. */
export const addMember = async (
  database: Database,
  member: NewMember & { readonly tenantId: string },
): Promise<{ readonly userId: string }> => {
  const userId = newId<string>();
  try {
    await database.trip(
      { kind: 'tenant', tenantId: member.tenantId },
      ...(await memberStatements(userId, member, 'en')),
    );
    return { userId };
  } catch (error) {
    throw memberError(error);
  }
};
