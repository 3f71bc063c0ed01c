import type { ReactNode } from 'react';
import { placeId } from '../../remarks/remarking.ts';
import { goToField } from './go-to-field.ts';

export interface FieldLinkProps {
  readonly instance: string;
  readonly children: ReactNode;
}

/** A link to a field of the open form, which focuses its input. */
export function FieldLink({ instance, children }: FieldLinkProps): ReactNode {
  return (
    <a
      href={`#${placeId(instance)}`}
      onClick={(event) => {
        event.preventDefault();
        goToField(instance);
      }}
    >
      {children}
    </a>
  );
}
