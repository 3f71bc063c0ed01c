import { completeContent } from '@baton/domain/blueprint/complete-content';
import { isLocale, type Locale } from '@baton/domain/core/languages';
import type { FieldValue } from '@baton/domain/field/field';
import { valueRefusal } from '@baton/domain/field/field-kinds';
import {
  fittedText,
  mailIntakeRefusal,
  mailPlaces,
  type MailPlace,
} from '@baton/domain/blueprint/mail-intake';
import { filesPerSubmission, submissionsPerHour } from '@baton/domain/public-form/public-link';
import { mailLimits } from '@baton/domain/mail/incoming-mail';
import type { EnteredValue } from '@baton/domain/run-model/command/command';
import { derivedId } from '../../platform/db/uuid.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import {
  backgroundContext,
  type RequestContext,
  type Services,
} from '../../platform/graphql/request-context.ts';
import { personAsViewer } from '../../platform/graphql/viewer.ts';
import { attachInWorkflow, validateDocuments } from '../documents/index.ts';
import {
  contextOfVisitor,
  insertVisitor,
  newSubmission,
  publishedForm,
  sendConfirmation,
  storedSubmission,
} from '../public-forms/index.ts';
import { startRun } from '../runs/index.ts';
import { countStarts } from './incoming-mail.queries.ts';
import { aliasesById } from './mail-alias.queries.ts';
import { MailRefused } from './mail-refused.ts';
import type { MailFile, ParsedMail } from './parse-mail.ts';
import { printMail } from './print-mail.ts';
import { storeFiles } from './store-files.ts';

const hour = 60 * 60_000;

const localeOf = ({ headers }: ParsedMail): Locale => {
  const language = (headers.get('content-language') ?? '').trim().slice(0, 2).toLowerCase();
  return isLocale(language) ? language : 'en';
};

/** Returns the text of a field. Null if the message has none, or one that doesn't fit. */
const textFor = ({ part, field }: MailPlace, mail: ParsedMail): string | null => {
  const texts: Readonly<Record<string, string>> = {
    REQUESTOR: mail.sender ?? '',
    SUBJECT: mail.subject,
    BODY: [...mail.text].slice(0, mailLimits.text).join(''),
  };
  const text = fittedText(texts[part] ?? '', field).trim();
  return text === '' || valueRefusal(text, field) !== null ? null : text;
};

interface MailValues {
  readonly values: readonly EnteredValue[];
  readonly leftOut: readonly string[];
}

/** Returns the values of the intake form, and stores the files. */
const valuesOf = async (
  services: Services,
  visitor: RequestContext,
  places: readonly MailPlace[],
  mail: ParsedMail,
  printing: { readonly timeZone: string; readonly locale: Locale },
): Promise<MailValues> => {
  const values: EnteredValue[] = [];
  const leftOut = places.some(({ part }) => part === 'ATTACHMENTS')
    ? []
    : mail.files.map(({ name }) => name);
  const give = ({ instance }: MailPlace, value: FieldValue | null): void => {
    if (value !== null) values.push({ instance, value, expectedVersion: null });
  };
  const giveFiles = async (place: MailPlace, files: readonly MailFile[]): Promise<void> => {
    const stored = await storeFiles(visitor, files, {
      ...{ field: place.field, most: filesPerSubmission },
    });
    leftOut.push(...stored.leftOut);
    give(place, stored.refs.length === 0 ? null : stored.refs);
  };
  for (const place of places) {
    if (place.part === 'ATTACHMENTS') await giveFiles(place, mail.files);
    else if (place.part === 'PDF') {
      const { userId: person } = await visitor.viewer();
      const pdf = await printMail(services, mail, { person, ...printing });
      // The job runs again when fewer documents wait to be printed.
      if (pdf === null) throw new Error('The message could not be printed.');
      await giveFiles(place, [pdf]);
    } else give(place, textFor(place, mail));
  }
  return { values, leftOut };
};

export interface MailStart {
  readonly tenantId: string;
  readonly mailId: string;
  readonly aliasId: string;
  readonly mail: ParsedMail;
  readonly sender: string;
}

/**
 * Starts a workflow with a message, in the name of the owner of the alias. The same message starts
 * one workflow. Returns the names of files that were left out. Throws MailRefused if it can't start
 * one.
 */
export const startByMail = async (
  services: Services,
  { tenantId, mailId, aliasId, mail, sender }: MailStart,
): Promise<readonly string[]> => {
  const { database, now } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[alias], [recent]] = await database.trip(
    scope,
    aliasesById([aliasId]),
    countStarts(aliasId, new Date(now() - hour)),
  );
  if (alias === undefined || alias.disabledAt !== null) throw new MailRefused('ALIAS_OFF');
  if ((recent?.count ?? 0) >= submissionsPerHour) throw new MailRefused('TOO_MANY');
  const [[form], [owner]] = await database.trip(
    scope,
    publishedForm(alias.blueprintId),
    personAsViewer(alias.ownerId),
  );
  if (form?.content == null || owner === undefined) throw new MailRefused('ALIAS_OFF');
  const content = completeContent(form.content);
  const unfit = mailIntakeRefusal(content);
  if (unfit !== null) throw new MailRefused('INTAKE_REFUSED', unfit.code);
  const partyId = derivedId('mail-requestor', tenantId, mailId);
  await database.trip(scope, insertVisitor(partyId, sender, new Date(now())));
  const asOwner = backgroundContext(services, owner);
  const visitor = contextOfVisitor(asOwner, { tenantId, partyId });
  const locale = localeOf(mail);

  const { values, leftOut } = await valuesOf(services, visitor, mailPlaces(content), mail, {
    ...{ timeZone: owner.timeZone, locale },
  });

  const submission = newSubmission(services, tenantId, {
    ...{ id: mailId, linkId: null, aliasId, partyId, email: sender, locale },
  });
  try {
    const entered = await validateDocuments(visitor, values, { blueprintId: alias.blueprintId });
    await startRun(asOwner, {
      key: mailId,
      blueprintId: alias.blueprintId,
      name: null,
      ownerId: alias.ownerId,
      startDate: null,
      values,
      automatic: { viewers: [] },
      extraStatements: (workflowId) => [
        ...attachInWorkflow(entered, workflowId),
        submission.insert(workflowId),
      ],
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const [{ code, field }] = error.refusals;
    const place = mailPlaces(content).find(({ instance }) => field === `values.${instance}`);
    throw new MailRefused('INTAKE_REFUSED', [code, place?.field.name].filter(Boolean).join(': '));
  }
  return leftOut;
};

/**
 * Sends the reference to the requestor, once. Returns the workflow that the message started, or null
 * if it started none.
 */
export const confirmStart = async (
  services: Services,
  { tenantId, mailId, mail }: Pick<MailStart, 'tenantId' | 'mailId' | 'mail'>,
): Promise<string | null> => {
  const stored = await storedSubmission(services, tenantId, mailId);
  if (stored === null) return null;
  const { email, locale, form, reference, statusToken, partyId, workflowId } = stored;
  if (email !== null && statusToken !== null)
    await sendConfirmation(services, tenantId, {
      id: derivedId('mail-confirmation', tenantId, mailId),
      ...{ email, locale, form, reference, statusToken },
      reply: { partyId, workflowId, taskId: null, commentIds: [] },
      ...(mail.messageId !== '' && { answers: mail.messageId }),
    });
  return workflowId;
};
