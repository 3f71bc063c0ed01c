import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { applyBlueprintPatch } from '@baton/domain/blueprint/patch';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { receivedBlueprintPatch } from './received-patch.ts';
import { renderScreen, type RenderedScreen } from './render-screen.tsx';

/** A blueprint on a server that saves every patch. */
export interface RemoteBlueprint {
  content: BlueprintContent;
  version: number;
  /** Tags of the workspace. */
  readonly tags?: readonly object[];
  /** People, teams, and roles of its tasks. */
  readonly parties?: readonly object[];
  /** Its variants. */
  readonly variants?: readonly { id: string; name: string; isPublished: boolean }[];
}

const answer = (state: RemoteBlueprint, operation: OperationDescriptor) => {
  if (operation.request.node.params.name === 'draftServerSaveMutation') {
    const patch = receivedBlueprintPatch(operation.request.variables['input']);
    const applied = applyBlueprintPatch(state.content, patch);
    if (applied.ok) state.content = applied.value;
    state.version += 1;
  }
  return MockPayloadGenerator.generate(operation, {
    Blueprint: () => ({
      id: 'b1',
      name: state.content.name,
      draftVersion: state.version,
      draftUpdatedAt: '2026-11-20T10:00:00Z',
      draftUpdatedBy: { id: 'ada', name: 'Ada Lovelace' },
      draft: { document: state.content, parties: state.parties ?? [] },
      published: null,
      versions: [],
      variantOf: null,
      variants: state.variants ?? [],
      permissions: { edit: true, publish: true, createWorkflowsFrom: true },
    }),
    TagConnection: () => ({ edges: (state.tags ?? []).map((node) => ({ node })) }),
    Query: () => ({ tagsNamed: state.tags ?? [] }),
  });
};

/** Opens a blueprint page with the settings of one row. Null opens the blueprint settings. */
export const openBlueprint = async (
  state: RemoteBlueprint,
  page: ReactElement,
  row: RegExp | null,
): Promise<RenderedScreen> => {
  const rendered = await renderScreen(page, {
    address: '/blueprints/b1',
    path: '/blueprints/$id',
    prepare: (environment) => {
      for (let count = 0; count < 60; count += 1)
        environment.mock.queueOperationResolver((operation) => answer(state, operation));
    },
  });
  if (row === null) return rendered;
  (await screen.findByRole('row', { name: row })).focus();
  await rendered.user.keyboard(' ');
  return rendered;
};
