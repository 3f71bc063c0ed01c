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

/** The second task has one place, and takes over from the first where that is asked for. */
const placed = (over: Partial<FieldInstance>): BlueprintContent =>
  withFields(
    plain,
    [field(1, 'TEXT')],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
    [second, place(2, 1, over)],
  );

/** A box, and a remark that a rule about the box demands. */
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

/** What is completed by nobody when its time is up, and what waits for a new date instead. */
const cases: readonly (readonly [string, BlueprintContent, boolean])[] = [
  ['without a form', plain, true],
  ['where an answer may be given', placed({ inputType: 'OPTIONAL' }), true],
  ['where an answer has to be given', placed({}), false],
  ['where something is shown that nobody provided', placed({ inputType: 'PROVIDED' }), false],
  ['what is taken over', placed(inherited), true],
  ['what has to be taken over', placed({ ...inherited, required: true }), false],
  ['a rule that wants a ticked box', ruled(when('MANDATORY', 1, 'EQUALS', true)), true],
  ['a rule that an untouched box meets', ruled(when('MANDATORY', 1, 'EQUALS', false)), false],
  [
    'a rule about what is provided',
    ruled(when('MANDATORY', 1, 'EQUALS', true), { inputType: 'PROVIDED', value: true }),
    false,
  ],
];

describe('COMPLETE_EMPTY', () => {
  it.each(cases)('%s', (_, content, isCompleted) => {
    const codes = lintBlueprint(content).map(({ code }) => code);
    expect(codes.includes('ExpiryWithQuestions')).toBe(!isCompleted);
    // What was published before the linter knew it is held by the engine.
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

  it('is not done without the approvals of its work', () => {
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
