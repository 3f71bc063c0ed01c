import { addStage, addTask } from '@baton/domain/blueprint/edit/edit';
import { asId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import { DragDropProvider, DragOverlay, PointerSensor } from '@dnd-kit/react';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { withoutButtons } from '../../../../lib/layout/drag-plugins.ts';
import type { Edge } from '../../draft/move.ts';
import { newKey } from '../../../../lib/api/new-key.ts';
import { outlineOf, type OutlineRow } from '../../draft/outline.ts';
import { stagePlace, taskPlace, type Place } from '../../draft/place.ts';
import { Adder } from './adder.tsx';
import { BlueprintStageRow } from './blueprint-stage-row.tsx';
import { BlueprintTaskRow } from './blueprint-task-row.tsx';
import { useEditorActions, useEditorState, type Severity } from '../editor-context.ts';
import classes from './outline.module.css';
import { OutlineWindow } from './outline-window.tsx';
import { handleRowKey, placeOfRow } from './row-keys.ts';
import type { DraggedRow } from './row-handle.tsx';
import { SettingsAccessContext } from '../../../../ui/editor-layout/settings-access.ts';

/** Up to this many rows are all rendered, so that browser search and printing work. */
const windowAbove = 150;

interface Target {
  readonly place: Place;
  readonly edge: Edge;
}

export interface OutlineListProps {
  readonly focus: { readonly place: Place } | null;
}

/** Stages and tasks as one list with keyboard and drag-and-drop editing. */
export function OutlineList({ focus }: OutlineListProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const settings = use(SettingsAccessContext);
  const { content, closed, selected, naming, isEditable, parties, findings } = useEditorState();
  const [target, setTarget] = useState<Target | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);

  const rows = outlineOf(content, closed);
  const severities = severityByPlace(findings);
  const currentId = rows.some((row) => row.id === current)
    ? current
    : (selected?.key ?? rows[0]?.id);
  const nameOf = (key: StageKey): string => content.stages[key]?.name ?? '';
  const focusIndex = focus === null ? -1 : rows.findIndex((row) => row.id === focus.place.key);

  useEffect(() => {
    if (focus === null) return undefined;
    // A row outside the window is rendered only after scrolling to it.
    let frames = 0;
    let handle = 0;
    const attempt = (): void => {
      const row = grid.current?.querySelector<HTMLElement>(`[data-row="${focus.place.key}"]`);
      if (row != null) {
        row.focus({ preventScroll: true });
        row.scrollIntoView({ block: 'nearest' });
      } else if (frames < 10) {
        frames += 1;
        handle = requestAnimationFrame(attempt);
      }
    };
    attempt();
    return () => cancelAnimationFrame(handle);
  }, [focus]);

  const draw = (row: OutlineRow, index: number): ReactNode => {
    const shared = {
      rowIndex: index + 1,
      isSelected: selected?.key === row.id,
      isCurrent: currentId === row.id,
      isNaming: naming?.key === row.id,
      isActive: [selected?.key, currentId, dragged ?? pointed].includes(row.id),
      isDragged: dragged === row.id,
      isEditable,
      severity: severities.get(row.id) ?? null,
      dropEdge: target?.place.key === row.id ? target.edge : null,
    };
    switch (row.kind) {
      case 'STAGE': {
        const { stage, stageCount, taskCount, isOpen } = row;
        return (
          <BlueprintStageRow
            {...{ stage, stageCount, taskCount, isOpen, nameOf, ...shared }}
            index={row.index}
          />
        );
      }
      case 'TASK':
        return (
          <BlueprintTaskRow
            {...{ task: row.task, taskCount: row.taskCount, parties, ...shared }}
            index={row.index}
          />
        );
      case 'ADD_TASK':
        return <StageFoot stage={row.stage} isEditable={isEditable} rowIndex={index + 1} />;
    }
  };

  const place = (element: EventTarget): { id: string; isRow: boolean } | null => {
    const row = element instanceof Element ? element.closest<HTMLElement>('[data-row]') : null;
    const id = row?.dataset['row'];
    return id === undefined ? null : { id, isRow: row === element };
  };
  const select = (id: string): void => {
    setCurrent(id);
    const row = rows.find((other) => other.id === id);
    if (row?.kind === 'STAGE') actions.select(stagePlace(row.stage.key));
    if (row?.kind === 'TASK') actions.select(taskPlace(row.task.key));
  };

  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      plugins={withoutButtons}
      onDragStart={({ operation }) => {
        setDragged(dataOf(operation.source?.data)?.place.key ?? null);
      }}
      onDragMove={({ operation, to }) => {
        const source = dataOf(operation.source?.data);
        const point = to ?? operation.position.current;
        const next = source === null ? null : targetAt(point, source.place, rows);
        setTarget((before) =>
          before?.place.key === next?.place.key && before?.edge === next?.edge ? before : next,
        );
      }}
      onDragEnd={({ operation, canceled }) => {
        const source = dataOf(operation.source?.data);
        if (!canceled && source !== null && target !== null)
          actions.drop(source.place, target.place, target.edge);
        setTarget(null);
        setDragged(null);
      }}
    >
      <div
        ref={grid}
        role="treegrid"
        aria-label={t('blueprints.outline.label')}
        aria-rowcount={rows.length}
        aria-readonly={!isEditable}
        className={classes.grid}
        onFocus={(event) => {
          const found = place(event.target);
          if (found !== null) select(found.id);
        }}
        onPointerOver={(event) => {
          const id = place(event.target)?.id ?? null;
          if (id !== pointed) setPointed(id);
        }}
        onPointerLeave={() => setPointed(null)}
        onClick={(event) => {
          const found = place(event.target);
          if (found === null) return;
          select(found.id);
          if (event.target instanceof Element && event.target.closest('button, input') === null) {
            event.target.closest<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
            if (settings.isSheet) settings.open();
          }
        }}
        onKeyDown={(event) => {
          const found = place(event.target);
          if (found === null || !found.isRow) return;
          const at = rows.findIndex((row) => row.id === found.id);
          if (!handleRowKey(event, at, { rows, actions, isEditable, openSettings: settings.open }))
            return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {rows.length > windowAbove ? (
          <OutlineWindow
            rows={rows}
            draw={draw}
            focusIndex={focusIndex}
            focusKey={focus}
            keep={[currentId, dragged]}
          />
        ) : (
          rows.map((row, index) => (
            <div key={row.id} role="presentation">
              {draw(row, index)}
            </div>
          ))
        )}
      </div>
      <DragOverlay dropAnimation={null}>
        {(source) => <span className={classes.overlay}>{dataOf(source.data)?.name}</span>}
      </DragOverlay>
    </DragDropProvider>
  );
}

const isRowData = (data: unknown): data is DraggedRow =>
  typeof data === 'object' && data !== null && 'place' in data && 'name' in data;

const dataOf = (data: unknown): DraggedRow | null => (isRowData(data) ? data : null);

/** Returns the row and half under a drop position. */
function targetAt(
  { x, y }: { readonly x: number; readonly y: number },
  source: Place,
  rows: readonly OutlineRow[],
): Target | null {
  const row = document
    .elementsFromPoint(x, y)
    .find((element) => element.matches('[role=row][data-row]'));
  const id = row?.getAttribute('data-row');
  const found = rows.find((one) => one.id === id);
  const place = found === undefined ? null : placeOfRow(found);
  if (row === undefined || place === null || place.key === source.key) return null;
  const box = row.getBoundingClientRect();
  // A task dropped on a stage header becomes the first task of the stage.
  const isInto = source.kind === 'TASK' && place.kind === 'STAGE';
  return { place, edge: isInto || y > box.top + box.height / 2 ? 'AFTER' : 'BEFORE' };
}

function severityByPlace(
  findings: ReturnType<typeof useEditorState>['findings'],
): ReadonlyMap<string, Severity> {
  const found = new Map<string, Severity>();
  // Errors come first, so that each row gets its most severe finding.
  for (const { at, severity } of findings) {
    const key = at.task ?? at.stage;
    if (key !== undefined && !found.has(key)) found.set(key, severity);
  }
  return found;
}

interface StageFootProps {
  readonly stage: StageKey;
  readonly isEditable: boolean;
  readonly rowIndex: number;
}

function StageFoot({ stage, isEditable, rowIndex }: StageFootProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  if (!isEditable) return <div role="presentation" className={classes.foot} />;
  return (
    <div
      role="row"
      aria-level={2}
      aria-rowindex={rowIndex}
      className={`${classes.row} ${classes.last}`}
    >
      <span role="gridcell" className={classes.name}>
        <Adder
          kind="task"
          label={t('blueprints.task.add')}
          fieldLabel={t('blueprints.task.newName')}
          placeholder={t('blueprints.task.newNameHint')}
          onAdd={(names) => {
            const keys = names.map(() => asId<TaskKey>(newKey()));
            return actions.edit(
              (content) =>
                names.reduce((next, name, at) => {
                  const key = keys[at];
                  return key === undefined ? next : addTask(next, key, { stage, name });
                }, content),
              stagePlace(stage),
            );
          }}
        />
      </span>
    </div>
  );
}

/** The last card of the list, which adds a stage. */
export function StageAdder(): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  return (
    <Adder
      kind="stage"
      label={t('blueprints.stage.add')}
      fieldLabel={t('blueprints.stage.newName')}
      placeholder={t('blueprints.stage.newNameHint')}
      onAdd={(names) => {
        const keys = names.map(() => asId<StageKey>(newKey()));
        return actions.edit(
          (content) =>
            names.reduce((next, name, at) => {
              const key = keys[at];
              return key === undefined ? next : addStage(next, key, { name });
            }, content),
          null,
        );
      }}
    />
  );
}
