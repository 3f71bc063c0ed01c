import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { diffBlueprint, isEmptyPatch, type BlueprintPatch } from '@baton/domain/blueprint/patch';
import { validateBlueprint } from '@baton/domain/blueprint/validate/validate';
import type { Draft, DraftServer } from '../../../lib/draft/draft.ts';
import type { DraftRules } from '../../../lib/draft/draft-rules.ts';
import type { Place } from './place.ts';
import { rebasePatch, type PatchBasis } from './rebase-patch.ts';

export type BlueprintDraft = Draft<BlueprintContent, Place>;
export type BlueprintDraftServer = DraftServer<BlueprintContent, BlueprintPatch>;

/** Draft operations for blueprints. */
export const blueprintRules: DraftRules<BlueprintContent, BlueprintPatch, PatchBasis> = {
  diff: diffBlueprint,
  isEmpty: isEmptyPatch,
  rebase: rebasePatch,
  validate: validateBlueprint,
};
