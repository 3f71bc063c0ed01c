import { useState, type ReactNode } from 'react';
import { BulkHeader, HeaderOfEarlier, type BroughtTable } from './bulk-header.tsx';
import { BulkSource } from './bulk-source.tsx';

export interface BulkJobProps {
  readonly id: string;
  readonly onDiscarded: () => void;
  readonly onTouched: () => void;
  /** The header row selection, while it is available. */
  readonly header: ReactNode;
}

export interface BulkStepsProps {
  /** Null for people to invite. */
  readonly blueprintId: string | null;
  /** The open bulk job. */
  readonly jobId: string | undefined;
  /** Opens a bulk job, or the first step without one. */
  readonly onOpen: (jobId: string | undefined) => void;
  /** Earlier bulk jobs. */
  readonly earlier: ReactNode;
  readonly renderJob: (props: BulkJobProps) => ReactNode;
}

/** Selects a file first, then shows its draft or progress. */
export function BulkSteps({
  blueprintId,
  jobId,
  onOpen,
  earlier,
  renderJob,
}: BulkStepsProps): ReactNode {
  const [brought, setBrought] = useState<BroughtTable | null>(null);
  const [touched, setTouched] = useState<string | null>(null);
  const bring = (next: BroughtTable): void => {
    setBrought(next);
    onOpen(next.jobId);
  };
  if (jobId === undefined)
    return (
      <>
        <BulkSource blueprintId={blueprintId} onBrought={bring} />
        {earlier}
      </>
    );
  return renderJob({
    id: jobId,
    onDiscarded: () => onOpen(undefined),
    onTouched: () => setTouched(jobId),
    header:
      brought === null || brought.jobId !== jobId ? (
        <HeaderOfEarlier />
      ) : (
        <BulkHeader
          blueprintId={blueprintId}
          brought={brought}
          isTouched={touched === jobId}
          onBrought={bring}
        />
      ),
  });
}
