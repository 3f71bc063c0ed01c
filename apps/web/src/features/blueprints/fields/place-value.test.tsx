import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, place } from '@baton/fixtures/builders/fields';
import { screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { EditorStateContext, type EditorState } from '../editor/editor-context.ts';
import { PlaceValue } from './place-value.tsx';

const state: EditorState = {
  blueprintId: null,
  content: buildBlueprint({}),
  isEditable: true,
  parties: new Map(),
  selected: null,
  naming: null,
  closed: new Set(),
  findings: [],
};

it('checks the default value against the rules of its field', async () => {
  const onChange = vi.fn(() => null);
  const unit = field(1, 'SELECT', { mayAppend: true });
  const { user } = renderUi(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <EditorStateContext value={state}>
        <PlaceValue instance={place(1, 1)} field={unit} onChange={onChange} />
      </EditorStateContext>
    </RelayEnvironmentProvider>,
  );
  await user.type(screen.getByRole('combobox'), 'Barrel{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 'Barrel' });
});
