import { plainToRichText } from '@baton/domain/core/rich-text';
import type { RichText } from '@baton/domain/core/ids';
import { mailLimits } from '@baton/domain/mail/incoming-mail';
import { cutQuote } from './cut-quote.ts';

/** Longer texts are cut before they are read, because patterns of quotes are slow on them. */
const longestRead = 100_000;

/**
 * Returns what a reply says, without the quoted message and the signature at its end. Quotes between
 * paragraphs stay. Empty if the message only quotes.
 */
export const replyText = async (text: string): Promise<RichText> => {
  const { default: EmailReplyParser } = await import('email-reply-parser');
  const said = new EmailReplyParser().parseReply(cutQuote(text.slice(0, longestRead))).trim();
  let shown = [...said].slice(0, mailLimits.text).join('');
  // Shortens the text until it fits a comment, whose limit includes the markup.
  while (plainToRichText(shown).length > mailLimits.text)
    shown = shown.slice(0, Math.floor(shown.length * 0.8));
  return plainToRichText(shown);
};
