import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { CameraButton } from './camera-button.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = (isTouch: boolean, onPhoto = vi.fn()) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isTouch && media === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderUi(<CameraButton onPhoto={onPhoto} />);
  return onPhoto;
};

it('takes a photo with the camera on the back of the phone', () => {
  const onPhoto = show(true);
  screen.getByRole('button', { name: 'Take photo' });
  const input = screen.getByLabelText('Take photo', { selector: 'input' });
  expect(input.getAttribute('capture')).toBe('environment');
  const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
  fireEvent.change(input, { target: { files: [photo] } });
  expect(onPhoto.mock.calls[0]?.[0]?.[0]).toBe(photo);
});

it('is not shown on a computer with a mouse', () => {
  show(false);
  expect(screen.queryByRole('button', { name: 'Take photo' })).toBeNull();
});
