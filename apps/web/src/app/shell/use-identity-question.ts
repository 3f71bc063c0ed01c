import { useEffect, useState } from 'react';
import { whenFreshSignInRequired } from '../../lib/api/graphql-request.ts';

type Answer = (isConfirmed: boolean) => void;

export interface IdentityQuestion {
  /** Not null while a request waits until the person confirms who they are. */
  readonly asked: Answer | null;
  readonly answer: Answer;
}

/** Lets requests for sensitive changes ask who the person is. */
export function useIdentityQuestion(): IdentityQuestion {
  const [asked, setAsked] = useState<Answer | null>(null);
  useEffect(() => {
    whenFreshSignInRequired(() => new Promise<boolean>((resolve) => setAsked(() => resolve)));
  }, []);
  return {
    asked,
    answer: (isConfirmed) => {
      setAsked(null);
      asked?.(isConfirmed);
    },
  };
}
