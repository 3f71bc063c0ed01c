import { asId, type FieldKey } from '@baton/domain/core/ids';
import { noConstraints } from '@baton/domain/field/field-constraints';
import { caseField } from '@baton/fixtures/fields/field-cases';
import { act, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SentFile } from '../../lib/documents/send-file.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { CellDocuments } from './cell-documents.tsx';
import { DocumentField } from './document-field.tsx';

const { origin: _origin, columns: _columns, ...asked } = caseField({ kind: 'DOCUMENT' });
const column = {
  ...asked,
  kind: 'DOCUMENT',
  name: 'File',
  required: false,
  key: asId<FieldKey>('cell'),
} as const;
const first = new File(['1'], 'first.pdf');
const second = new File(['2'], 'second.pdf');

const sent = vi.fn();
let arrive: (file: SentFile) => void;

/** A slow upload, which completes when the test calls it. */
class SlowRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(form: FormData): void {
    sent(form.get('file'));
    arrive = (file) => {
      this.status = 200;
      this.responseText = JSON.stringify(file);
      this.dispatchEvent(new Event('load'));
    };
  }
}

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const opened = () => {
  const onCommit = vi.fn();
  const onClose = vi.fn();
  const { user, container } = renderUi(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <CellDocuments
        {...{ column, onCommit, onClose }}
        row={1}
        value={null}
        documents={[]}
        isReadOnly={false}
      />
    </RelayEnvironmentProvider>,
  );
  const send = async (...files: File[]) => {
    const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('nowhere to drop a file');
    await user.upload(input, files);
  };
  return { user, send, onCommit, onClose };
};

it('keeps the dialog of a cell open until the upload is completed', async () => {
  const { user, send, onCommit, onClose } = opened();
  await send(first);
  for (const close of screen.getAllByRole('button', { name: 'Close' })) await user.click(close);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => arrive({ ref: 'first', name: 'first.pdf', size: 1 }));
  expect(onCommit).toHaveBeenCalledWith(['first']);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('doesn’t send an upload that was canceled while it waited', async () => {
  const { user, send, onCommit } = opened();
  await send(first, second);
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of second.pdf' }));
  await act(async () => arrive({ ref: 'first', name: 'first.pdf', size: 1 }));
  expect(sent).toHaveBeenCalledOnce();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(['first']);
});

it.each([
  ['one', false],
  ['any number', true],
])('limits the number of selected files to that of the field: %s', (_, multiple) => {
  const { container } = renderUi(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <DocumentField
        label="Contract"
        kind="DOCUMENT"
        constraints={{ ...noConstraints, multiple }}
        value={null}
        known={[]}
        onCommit={vi.fn()}
      />
    </RelayEnvironmentProvider>,
  );
  expect(container.querySelector('input[type="file"]')?.hasAttribute('multiple')).toBe(multiple);
});
