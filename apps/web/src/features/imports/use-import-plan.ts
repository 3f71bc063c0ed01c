import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportSource } from '../../fields/rows/source/import-source.ts';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { requestPlan, type ImportMapping, type ImportPlan } from './import-requests.ts';

export interface PlanState {
  /** The latest plan. While loading, the previous one. */
  readonly plan: ImportPlan | null;
  readonly error: ApiError | null;
  readonly isPlanning: boolean;
  readonly retry: () => void;
}

interface Outcome {
  readonly asked: string;
  readonly plan: ImportPlan | null;
  readonly error: ApiError | null;
}

const quiet = 250;

/** Plans again after the mapping has changed, with a delay. */
export function useImportPlan(
  source: ImportSource | null,
  mapping: ImportMapping | null,
): PlanState {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [round, setRound] = useState(0);
  const asked = JSON.stringify([
    round,
    source?.fileName,
    source?.data?.length,
    source?.text,
    source?.headerRow,
    mapping,
  ]);

  const ask = useEffectEvent(async (): Promise<Outcome | null> => {
    if (source === null || mapping === null) return null;
    try {
      return { asked, plan: await requestPlan(source, mapping), error: null };
    } catch (thrown) {
      return { asked, plan: null, error: asApiError(thrown) };
    }
  });
  // `asked` is the only dependency, because it contains source and mapping.
  useEffect(() => {
    let isCurrent = true;
    const plan = async (): Promise<void> => {
      const answer = await ask();
      if (isCurrent && answer !== null) setOutcome(answer);
    };
    const timer = setTimeout(() => void plan(), quiet);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);

  return {
    plan: outcome?.plan ?? null,
    error: outcome?.asked === asked ? outcome.error : null,
    isPlanning: mapping !== null && outcome?.asked !== asked,
    retry: () => setRound(round + 1),
  };
}
