import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readPhoneNumber, usePhoneNumbers } from './lazy-phone-numbers.ts';

it('accepts any phone number until the phone library is loaded', async () => {
  const shown = renderHook(() => usePhoneNumbers());
  expect(shown.result.current).toBe(false);
  act(() => expect(readPhoneNumber('+4930123456')).toBeUndefined());
  await waitFor(() => expect(shown.result.current).toBe(true));
  expect(readPhoneNumber('+4930123456')).toEqual({
    number: '+4930123456',
    written: '+49 30 123456',
  });
  expect(readPhoneNumber('12')).toBeNull();
});
