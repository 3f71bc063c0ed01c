import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { MarkdownInput } from './markdown-input.tsx';

it.each([
  ['required', true],
  ['optional', false],
])('styles a filled field like an empty one: %s', (_, required) => {
  renderUi(
    <MarkdownInput
      label="Reason"
      required={required}
      value="**bold**"
      onChange={vi.fn()}
      onBlur={vi.fn()}
    />,
  );
  expect(screen.queryAllByText('Required')).toHaveLength(required ? 1 : 0);
});
