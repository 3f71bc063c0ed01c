import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import { expect, it } from 'vitest';
import { partiesOfContent } from '../content-parties.ts';
import { publishRefusals } from './publish.ts';
import { versionNotesMaxLength } from '../../form/publish-form.ts';

const content = buildBlueprint({ tasks: [{ assignees: [partyId(1), partyId(2)] }, {}] });
const codes = (change: object) =>
  publishRefusals(
    { content, notes: 'Changes.', versionNumber: 2, hasChanges: true, ...change },
    {},
  ).map(({ code }) => code);

it('accepts a valid draft with changes', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ notes: 'x'.repeat(versionNotesMaxLength) })).toEqual([]);
});

it('accepts version 1 without notes', () => {
  expect(codes({ notes: '', versionNumber: 1 })).toEqual([]);
});

it.each([
  [{ notes: 'x'.repeat(versionNotesMaxLength + 1) }, 'VersionNotesMaxLengthExceeded'],
  [{ notes: ' \n' }, 'CannotShareWorkflowTemplateWithoutVersionNotes'],
  [{ hasChanges: false }, 'NothingToPublish'],
  [{ content: buildBlueprint() }, 'CannotShareNonCompliantWorkflowTemplate'],
])('refuses invalid drafts and notes: case %#', (change, code) =>
  expect(codes(change)).toEqual([code]),
);

it('lists each person, team, and role once', () => {
  expect(partiesOfContent(content)).toEqual([partyId(1), partyId(2)]);
});
