import { noConstraints } from '@baton/domain/field/field-constraints';
import { parse, visit, type FieldNode, type FragmentDefinitionNode } from 'graphql';
import type { ConcreteRequest } from 'relay-runtime';
import { expect, it } from 'vitest';
import blueprint from '../../__generated__/blueprintScreenQuery.graphql.ts';
import builder from '../../__generated__/formBuilderScreenQuery.graphql.ts';
import library from '../../__generated__/libraryPickerQuery.graphql.ts';
import task from '../../__generated__/taskDialogDataQuery.graphql.ts';

const every = Object.keys(noConstraints).toSorted();

/** What a document asks of the constraints of fields, at each place where an answer is drawn by them. */
const asked = ({ params }: ConcreteRequest): readonly (readonly string[])[] => {
  const document = parse(params.text ?? '');
  const fragments = new Map<string, FragmentDefinitionNode>();
  const places: FieldNode[] = [];
  visit(document, {
    FragmentDefinition: (node) => void fragments.set(node.name.value, node),
    Field: (node) => {
      // What a rule needs to compare by is asked beside that, alone.
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
  ['a form', builder],
  ['a blueprint', blueprint],
])('reads all that is asked of an answer: %s', (_, document) => {
  const places = asked(document);
  expect(places.length).toBeGreaterThan(0);
  for (const names of places) expect(names).toEqual(every);
});
