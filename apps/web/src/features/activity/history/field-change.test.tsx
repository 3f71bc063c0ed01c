import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { FieldChange } from './field-change.tsx';

it('shows a request and its result without an old value', () => {
  const lines = ['POST https://example.com/{{secret:KEY}}', 'Accept: text/plain'];
  const { container } = renderUi(
    <dl>
      <FieldChange field={{ fieldName: 'AutomationRequest', valueBefore: [], valueAfter: lines }} />
      <FieldChange
        field={{
          fieldName: 'AutomationResponse',
          valueBefore: [],
          valueAfter: ['422', 'UNEXPECTED_STATUS'],
        }}
      />
    </dl>,
  );
  expect(container.querySelector('code')?.textContent).toBe(lines.join('\n'));
  expect(screen.getByText(/^422 · \D/u)).not.toBeNull();
  expect(container.querySelector('del')).toBeNull();
});

it('shows values as the API returns them, and each table row on its own', () => {
  const { container } = renderUi(
    <dl>
      <FieldChange
        field={{
          fieldName: 'CustomFieldValue',
          label: 'Note',
          valueBefore: [],
          valueAfter: ['true'],
        }}
      />
      <FieldChange
        field={{
          fieldName: 'CustomFieldValue',
          label: 'Parts',
          ...{ valueBefore: [], rowsBefore: 0 },
          ...{ valueAfter: ['Bolt · 2 kg', 'Nut · 1 kg'], rowsAfter: 120 },
        }}
      />
    </dl>,
  );
  const [note, parts] = container.querySelectorAll('ins');
  expect(note?.textContent).toContain('true');
  const rows = [...(parts?.querySelectorAll('li') ?? [])].map((row) => row.textContent);
  expect(rows).toEqual(['Bolt · 2 kg', 'Nut · 1 kg']);
  expect(parts?.textContent).toContain('118');
});
