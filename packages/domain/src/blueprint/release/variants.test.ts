import { buildBlueprint, taskKey, uuid } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { owner, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it, test } from 'vitest';
import type { Comparison, ConditionOperator } from '../../condition/condition.ts';
import { asId, type BlueprintId } from '../../core/ids.ts';
import type { FieldValue } from '../../field/field.ts';
import { viewOf } from '../../run-model/run-view.ts';
import { selectVariant, fittingVariants } from '../../run/facts/select-variant.ts';
import type { BlueprintContent } from '../content.ts';
import { moveVariant, variantOf } from '../edit/edit-variants.ts';
import { lintBlueprint } from '../lint/lint.ts';
import type { LintBlueprint } from '../lint/lint-findings.ts';
import { applyBlueprintPatch, diffBlueprint } from '../patch.ts';

const blueprint = (n: number): BlueprintId => asId(uuid('d', n));
const comparing = (
  instance: number,
  operator: ConditionOperator,
  ...values: readonly FieldValue[]
): Comparison => ({
  kind: 'COMPARISON',
  operand: { kind: 'FIELD', instance: instanceKey(instance) },
  operator,
  values,
});
const variant = (n: number, ...parts: readonly Comparison[]) => ({
  blueprint: blueprint(n),
  when: { match: 'ALL', whenUnknown: 'SKIP', parts } as const,
});

/**
 * Has a country and an amount; variant 1 is for France, 2 for large amounts, 3 for small amounts or
 * France.
 */
const standard: BlueprintContent = {
  ...withFields(
    buildBlueprint({ tasks: [{}] }),
    [field(1, 'TEXT'), field(2, 'NUMBER')],
    [null, place(1, 1, { inputType: 'OPTIONAL' })],
    [null, place(2, 2, { inputType: 'OPTIONAL' })],
    [taskKey(1), place(3, 2, { inputType: 'OPTIONAL' })],
  ),
  variants: [
    variant(1, comparing(1, 'EQUALS', 'FR')),
    variant(2, comparing(2, 'GREATER_THAN', 100)),
    {
      blueprint: blueprint(3),
      when: {
        match: 'ANY',
        whenUnknown: 'SKIP',
        parts: [comparing(1, 'EQUALS', 'FR'), comparing(2, 'LESS_THAN', 10)],
      },
    },
  ],
};

describe('fittingVariants', () => {
  test.each<{
    readonly country: string | null;
    readonly amount: number | null;
    readonly inForce: readonly number[];
    readonly chosen: number | null;
  }>([
    { country: 'FR', amount: 200, inForce: [1, 2, 3], chosen: 1 },
    { country: 'IT', amount: 200, inForce: [1, 2, 3], chosen: 2 },
    { country: 'IT', amount: 5, inForce: [1, 2, 3], chosen: 3 },
    { country: 'IT', amount: 50, inForce: [1, 2, 3], chosen: null },
    // An unknown comparison isn't met, but another part can be.
    { country: null, amount: null, inForce: [1, 2, 3], chosen: null },
    { country: null, amount: 200, inForce: [1, 2, 3], chosen: 2 },
    { country: null, amount: 5, inForce: [1, 2, 3], chosen: 3 },
    // Unpublished variants are skipped.
    { country: 'FR', amount: 200, inForce: [2, 3], chosen: 2 },
    { country: 'FR', amount: null, inForce: [3], chosen: 3 },
    { country: 'FR', amount: 200, inForce: [], chosen: null },
  ])(
    'with $country and $amount, published $inForce, selects $chosen',
    ({ country, amount, inForce, chosen }) => {
      const made = runScene(standard);
      const values = [
        ...(country === null ? [] : [{ instance: instanceKey(1), value: country }]),
        ...(amount === null ? [] : [{ instance: instanceKey(2), value: amount }]),
      ];
      made.give(owner, { kind: 'START', values });
      const fitting = fittingVariants(standard, viewOf(made.run()));
      const found = selectVariant(fitting, (id) => inForce.map(blueprint).includes(id));
      expect(found?.blueprint ?? null).toBe(chosen === null ? null : blueprint(chosen));
    },
  );

  it('returns the compared values', () => {
    const made = runScene(standard);
    made.give(owner, { kind: 'START', values: [{ instance: instanceKey(1), value: 'FR' }] });
    expect(fittingVariants(standard, viewOf(made.run()))[0]).toEqual({
      blueprint: blueprint(1),
      operands: { [instanceKey(1)]: 'FR' },
    });
  });
});

describe('variants of a blueprint', () => {
  it('are copies with the same keys and no variants', () => {
    expect(variantOf(standard, 'Other')).toEqual({ ...standard, name: 'Other', variants: [] });
  });

  it('keep their order in a patch', () => {
    const moved = moveVariant(standard, 2, -1);
    expect(moved.variants.map((one) => one.blueprint)).toEqual([1, 3, 2].map(blueprint));
    expect(moveVariant(standard, 0, -1)).toBe(standard);
    const patch = diffBlueprint(standard, moved);
    expect(applyBlueprintPatch(standard, patch)).toEqual({ ok: true, value: moved });
  });

  it('can’t contain the same blueprint twice', () => {
    const twice = { ...standard, variants: [variant(1), variant(1)] };
    expect(applyBlueprintPatch(twice, diffBlueprint(twice, twice))).toMatchObject({
      ok: false,
      refusals: [{ code: 'InvalidKey', field: 'variants.1.blueprint' }],
    });
  });

  const known = (over: Partial<LintBlueprint> = {}): LintBlueprint => ({
    name: 'Variant',
    isPublished: true,
    links: [],
    asks: [1, 2].map(instanceKey),
    ...over,
  });
  const fits = comparing(1, 'EQUALS', 'FR');
  test.each([
    ['nothing', [variant(1, fits)], known(), []],
    ['a missing blueprint', [variant(1, fits)], null, ['VariantMissing']],
    ['a draft', [variant(1, fits)], known({ isPublished: false }), ['VariantUnpublished']],
    ['other questions', [variant(1, fits)], known({ asks: [] }), ['VariantAsksOtherwise']],
    ['itself', [variant(9, fits)], known(), ['VariantOfItself']],
    ['an empty condition', [variant(1)], known(), ['ConditionEmpty']],
    ['a later field', [variant(1, comparing(3, 'EQUALS', 1))], known(), ['ConditionOperandLater']],
  ])('reports %s', (_, variants, target, codes) => {
    const findings = lintBlueprint(
      { ...standard, variants },
      { self: blueprint(9), blueprint: () => target },
    );
    expect(findings.map(({ code }) => code)).toEqual(codes);
  });
});
