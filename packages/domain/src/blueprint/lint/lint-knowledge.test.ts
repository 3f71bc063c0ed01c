import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import { newAutomation } from '../../automation/automation.ts';
import { secretToken } from '../../automation/template.ts';
import { noConstraints, type FieldConstraints } from '../../field/field-constraints.ts';
import type { FieldKind } from '../../field/field.ts';
import { lintBlueprint } from './lint.ts';

describe('a request with a secret', () => {
  const automation = {
    ...newAutomation,
    url: 'https://example.com/',
    headers: [{ name: 'Authorization', value: secretToken('TOKEN') }],
  };
  const content = buildBlueprint({ tasks: [{ type: 'AUTOMATION', assignees: [], automation }] });

  it('is an error if the workspace has no such secret', () => {
    const findings = lintBlueprint(content, { missingSecrets: new Set(['TOKEN']) });
    expect(findings).toMatchObject([
      { code: 'SecretMissing', params: { other: 'TOKEN' }, at: { task: taskKey(1) } },
    ]);
    expect(findings.map(({ severity }) => severity)).toContain('ERROR');
  });

  it('is accepted if the workspace has the secret', () => {
    expect(lintBlueprint(content, { missingSecrets: new Set() })).toEqual([]);
  });
});

describe('the name of a blueprint', () => {
  it('is reported if another blueprint has it', () => {
    const content = buildBlueprint({ tasks: [{}] });
    expect(lintBlueprint(content, { isNameTaken: true })).toMatchObject([
      { code: 'BlueprintNameTaken', severity: 'WARNING', params: { name: content.name } },
    ]);
  });
});

describe('an inherited field', () => {
  const codes = (
    kind: FieldKind,
    from: Partial<FieldConstraints>,
    to: Partial<FieldConstraints>,
  ): readonly string[] =>
    lintBlueprint(
      withFields(
        buildBlueprint({
          tasks: [{}, { trigger: { afterTasks: [taskKey(1)], notBefore: null } }],
        }),
        [
          field(1, kind, { constraints: { ...noConstraints, ...from } }),
          field(2, kind, { constraints: { ...noConstraints, ...to } }),
        ],
        [taskKey(1), place(1, 1)],
        [taskKey(2), place(2, 2, { inputType: 'INHERITED', source: instanceKey(1) })],
      ),
    ).map(({ code }) => code);

  it.each([
    ['NUMBER', {}, { max: 100 }],
    ['NUMBER', { max: 200 }, { max: 100 }],
    ['CURRENCY', { min: -5 }, { min: 0 }],
    ['TEXT', {}, { maxLength: 10 }],
    ['TEXT', {}, { minLength: 5 }],
    ['DATE', {}, { day: 'TODAY_OR_LATER' }],
    ['PEOPLE', {}, { maxParties: 1 }],
    ['DOCUMENT', {}, { multiple: false }],
    ['DOCUMENT', {}, { documentTypes: ['pdf'] }],
    ['DOCUMENT', {}, { allowLink: false }],
    ['DOCUMENT', { maxKilobytes: 20 }, { maxKilobytes: 10 }],
  ] as const)(
    'is reported if its source allows values that it refuses: %s %j %j',
    (kind, from, to) => {
      expect(codes(kind, from, to)).toEqual(['InheritedValueCanBeRefused']);
    },
  );

  it.each([
    ['NUMBER', { max: 50 }, { max: 100 }],
    ['NUMBER', { min: 0, max: 100 }, { min: 0, max: 100 }],
    ['TEXT', {}, { minLength: 1 }],
    ['TEXT', {}, { oneLine: true }],
    ['DOCUMENT', { documentTypes: ['pdf'] }, { documentTypes: ['pdf', 'docx'] }],
  ] as const)(
    'is accepted if its source allows only values that it accepts: %s %j %j',
    (kind, from, to) => {
      expect(codes(kind, from, to)).toEqual([]);
    },
  );
});
