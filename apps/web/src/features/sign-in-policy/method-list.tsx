import { signInMethods, type SignInMethod } from '@baton/domain/tenant/sign-in-policy';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { MethodTest } from './method-test.tsx';
import type { MethodToTest } from './test-dialog.tsx';
import classes from './sign-in-policy.module.css';

export interface MethodListProps {
  readonly value: readonly SignInMethod[];
  readonly connections: readonly { readonly id: string; readonly method: string }[];
  readonly error: string | null;
  readonly hasUnsaved: boolean;
  readonly onChange: (value: readonly SignInMethod[]) => void;
  readonly onAsk: (proof: MethodToTest) => void;
}

/** The methods that people can use to sign in, each with a test. */
export function MethodList({
  value,
  connections,
  error,
  hasUnsaved,
  onChange,
  onAsk,
}: MethodListProps): ReactNode {
  const t = useText();
  return (
    <>
      <ul className={classes.methods} role="list">
        {signInMethods.map((method) => {
          const name = t(`signIn.method.${method}`);
          const isAllowed = value.includes(method);
          return (
            <li key={method}>
              <Checkbox
                label={name}
                checked={isAllowed}
                onChange={(checked) =>
                  onChange(
                    signInMethods.filter((one) => (one === method ? checked : value.includes(one))),
                  )
                }
              />
              <MethodTest
                {...{ method, name, hasUnsaved, onAsk }}
                connectionId={connections.find((one) => one.method === method)?.id ?? null}
              />
            </li>
          );
        })}
      </ul>
      <p className={classes.error} role="alert" hidden={error === null}>
        {error}
      </p>
    </>
  );
}
