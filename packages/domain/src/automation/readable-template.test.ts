import { expect, it } from 'vitest';
import { asId, type InstanceKey } from '../core/ids.ts';
import { readTemplate, showTemplate, templateFields } from './readable-template.ts';

const at = (key: string) => asId<InstanceKey>(key);
const fields = templateFields([
  { instance: at('a'), name: 'Ticket' },
  { instance: at('b'), name: ' {Ticket} ' },
  { instance: at('c'), name: '{}' },
]);

it('adds a number to fields with the same name', () => {
  expect(fields).toEqual([
    { instance: 'a', label: 'Ticket' },
    { instance: 'b', label: 'Ticket 2' },
  ]);
});

it('replaces field keys with names and back', () => {
  const kept = 'https://x/{{field:a}}?b={{field:b}}&t={{secret:TOKEN}}&n={{workflow.name}}';
  const shown = 'https://x/{{Ticket}}?b={{Ticket 2}}&t={{secret:TOKEN}}&n={{workflow.name}}';
  expect(showTemplate(fields, kept)).toBe(shown);
  expect(readTemplate(fields, shown)).toBe(kept);
});

it('keeps unknown field names', () => {
  expect(showTemplate(fields, '{{field:gone}}')).toBe('{{field:gone}}');
  expect(readTemplate(fields, '{{Nobody}} {{ Ticket }}')).toBe('{{Nobody}} {{field:a}}');
});
