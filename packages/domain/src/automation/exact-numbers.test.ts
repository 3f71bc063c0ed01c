import { field, instanceKey } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import type { FieldKind } from '../field/field.ts';
import { newAutomation } from './automation.ts';
import { backOff } from './back-off.ts';
import { evaluateResponse, type AutomationAnswer } from './evaluate-response.ts';
import { renderRequest } from './render-request.ts';

const now = Date.UTC(2026, 2, 2, 9);
const hour = 3_600_000;

const judge = (answer: Partial<Extract<AutomationAnswer, { kind: 'ANSWERED' }>>, kind: FieldKind) =>
  evaluateResponse(
    { ...newAutomation, outputs: [{ path: 'id', instance: instanceKey(1), isRequired: true }] },
    { kind: 'ANSWERED', status: 200, body: '', retryAfter: null, ...answer },
    { fieldOf: () => field(1, kind), holds: () => false, timeZone: 'UTC', now },
  );

describe('exact numbers', () => {
  it.each([
    ['12345678901234567890', '12345678901234567890'],
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['0.12345678901234567891', '0.12345678901234567891'],
    ['1e400', '1e400'],
    ['9007199254740992', '9007199254740992'],
    ['42', '42'],
    ['{"a":[12345678901234567890,1.5]}', '{"a":[12345678901234567890,1.5]}'],
  ])('keep all digits of %s in a text field', (json, value) => {
    const { outputs } = judge({ body: `{"id":${json}}` }, 'TEXT') as { outputs?: unknown };
    expect(outputs).toEqual([{ instance: instanceKey(1), value }]);
  });

  it('are refused by a number field that would lose digits', () => {
    const result = judge({ body: '{"id":12345678901234567890}' }, 'NUMBER');
    expect(result).toMatchObject({ kind: 'FINAL', failure: 'OUTPUT_INVALID' });
  });
});

it('keep all digits in a JSON body', () => {
  const text = '{"id": 12345678901234567890, "list": [9007199254740993, 1.5]}';
  const automation = { ...newAutomation, method: 'POST', body: { kind: 'JSON', text } } as const;
  const inputs = { valueOf: () => null, factOf: () => '' };
  expect(renderRequest(automation, inputs).body).toEqual([
    '{"id":12345678901234567890,"list":[9007199254740993,1.5]}',
  ]);
});

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    ['7200', 2 * hour],
    ['Mon, 02 Mar 2026 11:00:00 GMT', 2 * hour],
    ['Monday, 02-Mar-26 11:00:00 GMT', 2 * hour],
    ['Mon Mar  2 11:00:00 2026', 2 * hour],
    ['Mon, 02 Mar 2026 08:00:00 GMT', 0],
    ['soon', null],
    ['2026', 2_026_000],
    ['Mon, 99 Foo 2026 11:00:00 GMT', null],
  ])('is read from %s', (retryAfter, expected) => {
    expect(judge({ status: 503, retryAfter }, 'TEXT')).toMatchObject({
      kind: 'RETRYABLE',
      retryAfterMs: expected,
    });
  });

  it('can delay a retry beyond an hour, but not past the retry window', () => {
    expect(backOff(1, 'task', 2 * hour)).toBe(2 * hour);
    expect(backOff(1, 'task', 30 * hour)).toBe(24 * hour);
  });

  it('does not make the wait shorter than the default', () => {
    expect(backOff(6, 'task', 1000)).toBe(hour);
  });
});
