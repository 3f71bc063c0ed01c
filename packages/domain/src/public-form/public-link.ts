import { refuse, type Refusal } from '../core/refusal.ts';

/** Maximum length of the text after a submission. */
export const confirmationMaxLength = 1000;
const maxQuota = 1_000_000;
/** Maximum number of files in one submission. */
export const filesPerSubmission = 20;
/** Maximum size of a file of a person without an account, in bytes. */
export const publicFileBytes = 25 * 1024 * 1024;
/** Maximum number of submissions of one link in an hour. */
export const submissionsPerHour = 200;

/**
 * Faster submissions come from programs: no person fills in a form in less time, in milliseconds.
 */
export const shortestFillTime = 3000;

/** Whether a public link still accepts submissions. */
export interface PublicLinkFacts {
  readonly isPublished: boolean;
  readonly revokedAt: number | null;
  readonly closesAt: number | null;
  readonly quota: number | null;
  readonly submissionCount: number;
}

/** Returns why a public link accepts no submissions, or null. */
export const publicLinkRefusal = (
  { isPublished, revokedAt, closesAt, quota, submissionCount }: PublicLinkFacts,
  now: number,
): Refusal | null => {
  if (!isPublished || revokedAt !== null) return refuse('PublicFormUnavailable');
  if (closesAt !== null && closesAt <= now) return refuse('PublicFormClosed');
  return quota !== null && submissionCount >= quota ? refuse('PublicFormFull') : null;
};

/** Returns the errors in the settings of a public link. */
export const linkSettingsRefusals = (
  {
    closesAt,
    quota,
    confirmation,
  }: {
    readonly closesAt: number | null;
    readonly quota: number | null;
    readonly confirmation: string;
  },
  { submissionCount, now }: { readonly submissionCount: number; readonly now: number },
): readonly Refusal[] => {
  const least = Math.max(1, submissionCount);
  return [
    ...(closesAt !== null && closesAt <= now ? [refuse('DateBeforeToday', {}, 'closesAt')] : []),
    ...(quota !== null && (quota < least || quota > maxQuota)
      ? [refuse('OutOfRange', { min: least, max: maxQuota }, 'quota')]
      : []),
    ...([...confirmation].length > confirmationMaxLength
      ? [refuse('TooLong', { max: confirmationMaxLength }, 'confirmation')]
      : []),
  ];
};
