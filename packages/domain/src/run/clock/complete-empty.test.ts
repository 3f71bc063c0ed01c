import { buildBlueprint, taskKey, uuid } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, when } from '@baton/fixtures/builders/forms';
import {
  approvalStep,
  commandsFor,
  monday,
  owner,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { BlueprintContent } from '../../blueprint/content.ts';
import { attachForm } from '../../blueprint/edit/edit-forms.ts';
import { lintBlueprint } from '../../blueprint/lint/lint.ts';
import { asId, type FormId } from '../../core/ids.ts';
import type { FieldInstance } from '../../field/field.ts';
import type { FormRule } from '../../form/form.ts';
import { noDeadline } from '../../time/deadline.ts';

const hour = 3_600_000;
const grace = { amount: 1, unit: 'HOURS' } as const;
const task = {
  due: { kind: 'DURATION', amount: 1, unit: 'HOURS' },
  deadline: { ...noDeadline, expiry: { grace, outcome: 'COMPLETE_EMPTY', party: null } },
} as const;
const plain = buildBlueprint({ tasks: [{ name: 'Before' }, task] });
const second = taskKey(2);

/** The second task has one field. In some cases, it inherits from the first task. */
const placed = (over: Partial<FieldInstance>): BlueprintContent =>
  withFields(
    plain,
    [field(1, 'TEXT')],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
    [second, place(2, 1, over)],
  );

/** A checkbox, and a text field that a rule on the checkbox makes required. */
const ruled = (rule: FormRule, box: object = {}): BlueprintContent => {
  let next = 0;
  const items = [
    [fieldItem(1, { inputType: 'OPTIONAL', ...box }), field(1, 'CHECKBOX')],
    [fieldItem(2, { inputType: 'OPTIONAL', rules: [rule] }), field(2, 'TEXT')],
  ] as const;
  return attachForm(
    plain,
    second,
    {
      origin: { form: asId<FormId>(uuid('c', 1)), version: 1 },
      content: buildForm('Request', { items }),
    },
    () => uuid('9', (next += 1)),
  );
};
const inherited = { inputType: 'INHERITED', source: place(1, 1).key } as const;

/** Each case: the content, and whether the expired task is completed empty. */
const cases: readonly (readonly [string, BlueprintContent, boolean])[] = [
  ['completes without a form', plain, true],
  ['completes with an optional field', placed({ inputType: 'OPTIONAL' }), true],
  ['waits with a required field', placed({}), false],
  ['waits with an empty preset field', placed({ inputType: 'PROVIDED' }), false],
  ['completes with an optional inherited field', placed(inherited), true],
  ['waits with a required inherited field', placed({ ...inherited, required: true }), false],
  [
    'completes if a rule needs a selected checkbox',
    ruled(when('MANDATORY', 1, 'EQUALS', true)),
    true,
  ],
  ['waits if an empty checkbox meets a rule', ruled(when('MANDATORY', 1, 'EQUALS', false)), false],
  [
    'a rule about what is provided',
    ruled(when('MANDATORY', 1, 'EQUALS', true), { inputType: 'PROVIDED', value: true }),
    false,
  ],
];

describe('expired task that completes without values (COMPLETE_EMPTY)', () => {
  it.each(cases)('%s', (_, content, isCompleted) => {
    const codes = lintBlueprint(content).map(({ code }) => code);
    expect(codes.includes('ExpiryWithQuestions')).toBe(!isCompleted);
    // Blueprints published before this lint rule existed still run, so the engine must refuse it.
    const made = runScene(content);
    const run = { ...made, ...commandsFor(made) };
    run.start();
    run.wait(3 * hour);
    run.dateReached();
    expect(run.task(2)).toMatchObject(
      isCompleted
        ? { status: 'COMPLETED', expirationStatus: 'NON_EXPIRING' }
        : { status: 'PENDING_SUBMISSION', expirationStatus: 'EXPIRED' },
    );
    expect(run.rows().at(-1)).toMatchObject([
      {
        decisions: [{ rule: 'EXPIRY', result: isCompleted ? 'COMPLETE_EMPTY' : 'BLOCK' }],
      },
    ]);
  });

  it('does not complete a task without its approvals', () => {
    const content = buildBlueprint({ tasks: [{ ...task, approvals: [approvalStep(31)] }] });
    const made = runScene(content);
    const run = { ...made, ...commandsFor(made) };
    run.start();
    run.wait(3 * hour);
    run.dateReached();
    expect(run.task(1).expirationStatus).toBe('EXPIRED');
    run.give(owner, {
      kind: 'RESTART_EXPIRED',
      taskId: run.task(1).id,
      dueOn: monday + 9 * hour,
    });
    expect(run.submit(1)).toBeNull();
  });
});
