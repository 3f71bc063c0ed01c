import { useMemo, type ReactNode } from 'react';
import { requestHeaders } from '../../../lib/api/operation.ts';
import type { UploadTarget } from '../../../lib/documents/upload-target.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { OutsideFields } from './outside-fields.tsx';
import { usePublicSubmission, type PublicSubmissionOptions } from './use-public-submission.ts';
import classes from './public-form.module.css';

export interface PublicFormViewProps extends PublicSubmissionOptions {
  readonly name: string;
  /** Confirmed address of the requestor. Null if none is needed. */
  readonly confirmedEmail: string | null;
}

/** The intake form of a blueprint for people without an account. */
export function PublicFormView({
  name,
  confirmedEmail,
  ...options
}: PublicFormViewProps): ReactNode {
  const t = useText();
  const { form, session } = options;
  const submission = usePublicSubmission(options);
  const target = useMemo<UploadTarget>(
    () => ({
      url: '/files/submission',
      headers: async () => ({ ...requestHeaders, 'x-baton-submission': await session.open() }),
    }),
    [session],
  );
  return (
    <>
      <h1 className={classes.title}>{name}</h1>
      {form.about !== '' && <RichTextView html={form.about} className={classes.about} />}
      <OutsideFields
        {...{ form, target }}
        entry={submission}
        otherFields={['email']}
        submitLabel={t('publicForm.submit')}
      >
        {confirmedEmail === null ? (
          <TextInput
            label={t('publicForm.email')}
            description={t('publicForm.emailHint')}
            type="email"
            name="email"
            autoComplete="email"
            value={submission.email}
            error={submission.errorAt('email')}
            onChange={submission.onEmail}
          />
        ) : (
          <p className={classes.about}>
            {t('publicForm.confirmedEmail', { email: confirmedEmail })}
          </p>
        )}
        {/* People don't see this field. Programs that fill in every field give themselves away. */}
        <div className={classes.trap} aria-hidden="true">
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={submission.website}
            onChange={({ currentTarget }) => submission.onWebsite(currentTarget.value)}
          />
        </div>
      </OutsideFields>
    </>
  );
}
