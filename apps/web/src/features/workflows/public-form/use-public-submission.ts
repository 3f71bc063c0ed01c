import { emailRefusal } from '@baton/domain/party/person-rules';
import { shortestFillTime } from '@baton/domain/public-form/public-link';
import { useState } from 'react';
import type { usePublicSubmissionMutation } from '../../../__generated__/usePublicSubmissionMutation.graphql.ts';
import { graphqlRequest } from '../../../lib/api/graphql-request.ts';
import { graphql } from '../../../lib/api/graphql-tag.ts';
import type { LocaleName } from '../../../lib/i18n/locales.ts';
import type { IntakeForm } from '../start/use-intake.ts';
import { useOutsideForm, type OutsideForm } from './use-outside-form.ts';
import type { VisitorSession } from './visitor-session.ts';

export type Submitted = usePublicSubmissionMutation['response']['submitPublicForm'];

/** When a form was shown to the person. */
export interface ShownForm {
  /** Proves the time to the server. */
  readonly token: string;
  readonly at: number;
}

/** Waits until the form was shown long enough. A person rarely notices it, and programs don't wait. */
const untilFilled = ({ at }: ShownForm): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, at + shortestFillTime - performance.now());
  });

export interface PublicSubmissionOptions {
  readonly token: string;
  readonly addressProof: string;
  readonly locale: LocaleName;
  readonly form: IntakeForm;
  readonly session: VisitorSession;
  readonly shown: ShownForm;
  readonly onSubmitted: (submitted: Submitted) => void;
}

/** State of a public form: values, errors, and the submission. */
export interface PublicSubmission extends OutsideForm {
  readonly email: string;
  readonly website: string;
  readonly onEmail: (email: string) => void;
  readonly onWebsite: (text: string) => void;
}

const sendForm = (
  input: usePublicSubmissionMutation['variables']['input'],
): Promise<usePublicSubmissionMutation['response']> =>
  graphqlRequest<usePublicSubmissionMutation>(
    graphql`
      mutation usePublicSubmissionMutation($input: SubmitPublicFormInput!) {
        submitPublicForm(input: $input) {
          reference
          statusToken
          email
        }
      }
    `,
    { input },
  );

export function usePublicSubmission({
  token,
  addressProof,
  locale,
  form: { questions },
  session,
  shown,
  onSubmitted,
}: PublicSubmissionOptions): PublicSubmission {
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const emailProblem = email.trim() === '' ? null : emailRefusal(email.trim());
  const form = useOutsideForm({
    draftName: `form.${token}`,
    questions,
    otherRefusals: emailProblem === null ? [] : [emailProblem],
    send: async (idempotencyKey, values) => {
      const opened = await session.open();
      await untilFilled(shown);
      const { submitPublicForm } = await sendForm({
        session: opened,
        shown: shown.token,
        idempotencyKey,
        values: [...values],
        ...{ addressProof, email: email.trim(), website, locale },
      });
      session.forget();
      onSubmitted(submitPublicForm);
    },
    // If the session has expired, the uploaded files are lost but the typed values stay.
    onFailure: ({ code }) => {
      if (code === 'VisitorSessionExpired') session.forget();
    },
  });
  return { ...form, email, website, onEmail: setEmail, onWebsite: setWebsite };
}
