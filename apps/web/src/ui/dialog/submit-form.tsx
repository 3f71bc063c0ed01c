import type { ComponentPropsWithRef, ReactNode } from 'react';

interface SubmitFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onKeyDown'> {
  readonly onSubmit: () => void;
}

/** The form of a dialog. Ctrl+Enter submits it from every control. */
export function SubmitForm({ onSubmit, ...form }: SubmitFormProps): ReactNode {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
