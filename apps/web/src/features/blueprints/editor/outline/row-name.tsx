import type { ReactNode } from 'react';
import { ProblemMark } from '../../../../ui/outline-row/outline-marks.tsx';
import type { Place } from '../../draft/place.ts';
import { useEditorActions, type ContentChange, type Severity } from '../editor-context.ts';
import { InPlaceName, type InPlaceNameProps } from '../in-place-name.tsx';
import classes from './outline.module.css';
import { RowHandle } from './row-handle.tsx';

interface RowNameProps extends Pick<InPlaceNameProps, 'label' | 'size'> {
  readonly place: Place;
  readonly name: string;
  readonly isNaming: boolean;
  readonly isActive: boolean;
  readonly isEditable: boolean;
  readonly severity: Severity | null;
  readonly rename: (name: string) => ContentChange;
  /** What comes before the name. */
  readonly children: ReactNode;
}

/** The name of a stage or task, renamed inline. */
export function RowName({
  place,
  name,
  isNaming,
  isActive,
  isEditable,
  severity,
  rename,
  children,
  ...naming
}: RowNameProps): ReactNode {
  const actions = useEditorActions();
  return (
    <span role="gridcell" className={classes.name}>
      {isEditable &&
        (isActive ? <RowHandle place={place} name={name} /> : <span className={classes.handle} />)}
      {children}
      {isNaming ? (
        <InPlaceName
          {...naming}
          value={name}
          onSave={(next) => actions.edit(rename(next), place)}
          onClose={() => actions.startNaming(null)}
        />
      ) : (
        <span className={classes.text} onDoubleClick={() => actions.startNaming(place)}>
          {name}
        </span>
      )}
      {severity !== null && <ProblemMark severity={severity} />}
    </span>
  );
}
