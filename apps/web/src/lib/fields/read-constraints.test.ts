import { noConstraints } from '@baton/domain/field/field-constraints';
import { parse, visit, type FieldNode, type FragmentDefinitionNode } from 'graphql';
import type { ConcreteRequest } from 'relay-runtime';
import { expect, it } from 'vitest';
import library from '../../__generated__/libraryPickerQuery.graphql.ts';
import task from '../../__generated__/taskDialogDataQuery.graphql.ts';

const every = Object.keys(noConstraints).toSorted();

/**
 * Returns the constraints that a query selects, at each place where a value is rendered with them.
 */
const asked = ({ params }: ConcreteRequest): readonly (readonly string[])[] => {
  const document = parse(params.text ?? '');
  const fragments = new Map<string, FragmentDefinitionNode>();
  const places: FieldNode[] = [];
  visit(document, {
    FragmentDefinition: (node) => void fragments.set(node.name.value, node),
    Field: (node) => {
      // Rules select what they compare with separately.
      const isDrawn = node.selectionSet?.selections.some((one) => one.kind === 'FragmentSpread');
      if (node.name.value === 'constraints' && isDrawn === true) places.push(node);
    },
  });
  const namesIn = (node: FieldNode | FragmentDefinitionNode | undefined): readonly string[] =>
    (node?.selectionSet?.selections ?? []).flatMap((one) => {
      if (one.kind === 'Field') return [one.name.value];
      return one.kind === 'FragmentSpread' ? namesIn(fragments.get(one.name.value)) : [];
    });
  return places.map((place) => namesIn(place).toSorted());
};

it.each([
  ['a task', task],
  ['the fields of the workspace', library],
])('loads all constraints of a value from the API: %s', (_, document) => {
  const places = asked(document);
  expect(places.length).toBeGreaterThan(0);
  for (const names of places) expect(names).toEqual(every);
});
