import { readingLocale } from '@baton/domain/core/languages';
import { plainToRichText } from '@baton/domain/core/rich-text';
import { mailParts } from '@baton/domain/blueprint/mail-intake';
import type { Services } from '../../platform/graphql/request-context.ts';
import { printText } from '../submissions/index.ts';
import type { MailFile, ParsedMail } from './parse-mail.ts';

/** Longer bodies would take too long to print. */
const longest = 200_000;

/** Returns the message as a PDF file. Null if it can't be printed now. */
export const printMail = async (
  services: Pick<Services, 'now'>,
  { sender, subject, text, html, files }: ParsedMail,
  { person, timeZone, locale }: { person: string; timeZone: string; locale: string },
): Promise<MailFile | null> => {
  const body = html === '' || html.length > longest ? plainToRichText(text) : html;
  const pdf = await printText(services, {
    ...{ locale: readingLocale(locale), timeZone, person },
    title: subject === '' ? mailParts.BODY : subject,
    author: sender ?? '',
    facts: [
      { label: mailParts.REQUESTOR, value: sender ?? '' },
      ...(files.length === 0
        ? []
        : [{ label: mailParts.ATTACHMENTS, value: files.map(({ name }) => name).join(', ') }]),
    ],
    html: body.slice(0, longest),
  });
  return pdf === null
    ? null
    : { name: `${mailParts.BODY}.pdf`, mediaType: 'application/pdf', content: pdf };
};
