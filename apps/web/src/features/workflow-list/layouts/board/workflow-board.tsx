import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import {
  canMoveCards,
  moveOf,
  type CardMove,
  type ColumnKey,
} from '@baton/domain/workflow-list/card-move';
import { groupTexts } from '@baton/domain/workflow-list/workflow-layout';
import { parseWorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import type {
  workflowBoardQuery,
  workflowBoardQuery$data,
} from '../../../../__generated__/workflowBoardQuery.graphql.ts';
import { useFormats } from '../../../../lib/i18n/use-formats.ts';
import { OverdueCount } from '../../../../fields/list/overdue-count.tsx';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { lazyComponent } from '../../../../lib/lazy/lazy-component.ts';
import { useLiveQuery } from '../../../../lib/live/use-live-query.ts';
import { notify } from '../../../../lib/notice/notices.ts';
import { refusalTip } from '../../../../lib/refusal/refusal-text.ts';
import { StatusIcon } from '../../../../ui/status-icon/status-icon.tsx';
import { WorkflowAttention } from '../../workflow-attention.tsx';
import { useFilterBlueprint } from '../../../../fields/list/filters/use-filter-blueprint.ts';
import { countedFilterOf, filterOf, groupOf, viewOf } from '../../list-variables.ts';
import { statusShapeOf, useGroupName } from '../group-name.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { BoardCard } from './board-card.tsx';
import { columnsOfBoard } from './board-columns.ts';
import { useCardMoves } from './use-card-moves.ts';
import classes from './workflow-board.module.css';

// Lazy, because most moves need no reason.
const MoveReasonDialog = lazyComponent(
  async () => (await import('./move-reason-dialog.tsx')).MoveReasonDialog,
);

const query = graphql`
  query workflowBoardQuery(
    $by: WorkflowGrouping!
    $first: Int!
    $filter: WorkflowFilterInput
    $counted: WorkflowFilterInput
    $sort: WorkflowSortInput
  ) {
    workflowGroups(by: $by, first: $first, filter: $filter, sort: $sort) {
      key
      name
      status
      count
      overdueCount
      workflows {
        id
        name
        blueprint {
          name
        }
        tags {
          id
        }
        permissions {
          edit
          editOwner
          pause
          resume
          end
          refusals {
            ...refusalText_refusal
          }
        }
        ...boardCard_workflow
      }
    }
    ...workflowAttention_query @arguments(filter: $counted)
  }
`;

type Card = workflowBoardQuery$data['workflowGroups'][number]['workflows'][number];

/** Cards of a column. The others are counted. */
const cardsOfColumn = 50;

interface Dragged {
  readonly card: Card;
  readonly from: ColumnKey;
}

const isSame = (one: ColumnKey, other: ColumnKey): boolean =>
  one.key === other.key && one.status === other.status;

/**
 * Workflows as cards in columns. If a command can change the column of a card, the card can be
 * dragged or moved by its menu. If not, neither is offered, and the board says why.
 */
export function WorkflowBoard({ given, onChange, empty }: LayoutProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const by = groupOf(given) ?? 'status';
  const nameOf = useGroupName(by);
  const isMovable = canMoveCards(by);
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<ColumnKey | null>(null);
  const [asked, setAsked] = useState<{ readonly card: Card; readonly move: CardMove } | null>(null);
  const moves = useCardMoves();
  const filter = filterOf(given);
  const stages = useFilterBlueprint(by === 'stage' ? (filter.blueprint ?? null) : null)?.stages;
  const { data, refresh } = useLiveQuery<workflowBoardQuery>(query, {
    ...{ by: groupTexts[by], first: cardsOfColumn, sort: parseWorkflowSort(given.sort ?? '') },
    ...{ filter, counted: countedFilterOf(given) },
  });
  const strip = <WorkflowAttention query={data} given={given} onChange={onChange} />;
  if (data.workflowGroups.length === 0)
    return (
      <>
        {strip}
        {empty}
      </>
    );
  const columns = columnsOfBoard(by, data.workflowGroups, viewOf(given), stages ?? []);

  const refusalOf = (card: Card, move: CardMove): string | null => {
    if (move.kind === 'NONE') return t('views.board.refused', { group: by });
    return card.permissions[move.action]
      ? null
      : refusalTip(t, card.permissions.refusals, move.action);
  };
  const finish = async (card: Card, move: CardMove, reason: string): Promise<void> => {
    if (!(await moves.run(card.id, move, reason))) return;
    setAsked(null);
    await refresh();
    notify({ tone: 'success', text: t('views.board.moved', { name: card.name }) });
  };
  const moveTo = (card: Card, from: ColumnKey, to: ColumnKey): void => {
    const move = moveOf(by, card, from, to);
    const refusal = refusalOf(card, move);
    if (refusal !== null) notify({ tone: 'danger', text: refusal });
    else if (move.kind === 'PAUSE' || move.kind === 'END') {
      moves.reset();
      setAsked({ card, move });
    } else void finish(card, move, '');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[
      key
    ];
    if (step === undefined || !(target instanceof HTMLAnchorElement)) return;
    const cards = [...(root.current?.querySelectorAll('[data-column]') ?? [])]
      .map((column) => [...column.querySelectorAll<HTMLElement>('[data-card] > a')])
      .filter((links) => links.length > 0);
    const column = cards.findIndex((links) => links.includes(target));
    const [across = 0, down = 0] = step;
    const links = cards[column + across] ?? [];
    const at = (cards[column] ?? []).indexOf(target) + down;
    event.preventDefault();
    links[Math.min(at, links.length - 1)]?.focus();
  };
  const hint = (to: ColumnKey, name: string): string | null => {
    if (dragged === null || over === null || !isSame(over, to) || isSame(dragged.from, to))
      return null;
    const refusal = refusalOf(dragged.card, moveOf(by, dragged.card, dragged.from, to));
    return refusal ?? t('views.board.drop', { column: name });
  };

  return (
    <>
      {strip}
      {!isMovable && <p className={classes.fixed}>{t('views.board.refused', { group: by })}</p>}
      <div
        ref={root}
        role="region"
        aria-label={t('views.layout.board')}
        className={classes.board}
        data-by={by}
        onKeyDown={onKeyDown}
      >
        {columns.map((column) => {
          const name = nameOf(column);
          const shape = statusShapeOf(column);
          const tip = hint(column, name);
          return (
            <section
              key={`${column.status}${column.key}`}
              aria-label={name}
              className={classes.column}
              data-column=""
              data-empty={column.count === 0 || undefined}
              data-over={tip !== null || undefined}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setOver(column);
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null && !isSame(dragged.from, column))
                  moveTo(dragged.card, dragged.from, column);
                setDragged(null);
                setOver(null);
              }}
            >
              <h2 className={classes.title}>
                {shape === null ? (
                  <span className={classes.columnName}>{name}</span>
                ) : (
                  <StatusIcon shape={shape} label={name} showLabel />
                )}
                <span className={classes.count}>{format.number(column.count)}</span>
                {by !== 'status' && (
                  <OverdueCount count={column.overdueCount} className={classes.overdue} />
                )}
              </h2>
              {tip !== null && <p className={classes.tip}>{tip}</p>}
              <ul className={classes.cards}>
                {column.workflows.map((card) => (
                  <BoardCard
                    key={card.id}
                    workflow={card}
                    groupedBy={by}
                    isDragged={dragged?.card.id === card.id && isSame(dragged.from, column)}
                    moves={(isMovable ? columns : [])
                      .filter((other) => !isSame(other, column))
                      .map((other) => ({
                        ...{ key: `${other.status}${other.key}`, label: nameOf(other) },
                        disabledReason: refusalOf(card, moveOf(by, card, column, other)),
                        run: () => moveTo(card, column, other),
                      }))}
                    onDrag={(event) => {
                      event.dataTransfer.setData('text/plain', card.name);
                      event.dataTransfer.effectAllowed = 'move';
                      setDragged({ card, from: column });
                    }}
                    onDragEnd={() => {
                      setDragged(null);
                      setOver(null);
                    }}
                  />
                ))}
              </ul>
              {column.count > column.workflows.length && (
                <p className={classes.rest}>
                  {t('views.board.rest', { count: column.count - column.workflows.length })}
                </p>
              )}
            </section>
          );
        })}
      </div>
      {asked !== null && (asked.move.kind === 'PAUSE' || asked.move.kind === 'END') && (
        <Suspense fallback={null}>
          <MoveReasonDialog
            kind={asked.move.kind}
            name={asked.card.name}
            isPending={moves.isPending}
            error={moves.reasonError}
            onClose={() => setAsked(null)}
            onMove={(reason) => void finish(asked.card, asked.move, reason)}
          />
        </Suspense>
      )}
    </>
  );
}
