import type { ReactNode } from 'react';
import type { StatusShape } from '../../lib/status/status-shape.ts';

export type StatusTone = 'quiet' | 'on-track' | 'due-soon' | 'late' | 'problem' | 'done';

interface StatusDrawing {
  readonly tone: StatusTone;
  readonly drawing: ReactNode;
}

const line = {
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const cut = { ...line, stroke: 'var(--status-ground, var(--surface))', strokeWidth: 1.6 } as const;

const ring = <circle cx="8" cy="8" r="6.25" {...line} />;
const dashedRing = (
  <circle cx="8" cy="8" r="6.25" {...line} strokeDasharray="1.8 2.56" strokeWidth="1.4" />
);
const disc = <circle cx="8" cy="8" r="7" fill="currentColor" />;
const diamondPath =
  'M7.1 1.6a1.3 1.3 0 0 1 1.8 0l5.5 5.5a1.3 1.3 0 0 1 0 1.8l-5.5 5.5a1.3 1.3 0 0 1-1.8 0L1.6 8.9a1.3 1.3 0 0 1 0-1.8z';
const diamond = <path d={diamondPath} {...line} strokeWidth="1.4" />;
const solidDiamond = (
  <path d={diamondPath} fill="currentColor" stroke="currentColor" strokeWidth="1" />
);
const check = <path d="m5.2 8.2 2 2 3.7-4.1" {...cut} />;
const cross = <path d="m5.9 5.9 4.2 4.2m0-4.2-4.2 4.2" {...cut} />;
const alarm = (
  <>
    <path d="M8 4.9v3.5" {...line} strokeWidth="1.7" />
    <circle cx="8" cy="10.8" r=".95" fill="currentColor" />
  </>
);
const bars = <path d="M6.6 6v4M9.4 6v4" {...line} />;
const stop = <rect x="5.7" y="5.7" width="4.6" height="4.6" rx=".8" fill="currentColor" />;

/** The drawing of each status. Color alone never carries a meaning. */
export const statusDrawings: Readonly<Record<StatusShape, StatusDrawing>> = {
  'not-started': { tone: 'quiet', drawing: dashedRing },
  waiting: {
    tone: 'quiet',
    drawing: (
      <>
        {ring}
        <path d="M5.4 8h.01M8 8h.01M10.6 8h.01" {...line} strokeWidth="1.8" />
      </>
    ),
  },
  'on-track': {
    tone: 'on-track',
    drawing: (
      <>
        {ring}
        <path d="M8 4.2a3.8 3.8 0 0 1 0 7.6z" fill="currentColor" />
      </>
    ),
  },
  'due-soon': {
    tone: 'due-soon',
    drawing: (
      <>
        {ring}
        <path d="M8 4.8V8l2.2 1.4" {...line} />
      </>
    ),
  },
  late: {
    tone: 'late',
    drawing: (
      <>
        {ring}
        {alarm}
      </>
    ),
  },
  problem: {
    tone: 'problem',
    drawing: (
      <>
        <path
          d="M7 2.4a1.15 1.15 0 0 1 2 0l5.3 9.4a1.15 1.15 0 0 1-1 1.7H2.7a1.15 1.15 0 0 1-1-1.7z"
          {...line}
        />
        <path d="M8 6v3" {...line} />
        <circle cx="8" cy="11.2" r=".85" fill="currentColor" />
      </>
    ),
  },
  paused: {
    tone: 'quiet',
    drawing: (
      <>
        {ring}
        {bars}
      </>
    ),
  },
  ended: {
    tone: 'quiet',
    drawing: (
      <>
        {ring}
        {stop}
      </>
    ),
  },
  skipped: {
    tone: 'quiet',
    drawing: (
      <>
        {dashedRing}
        <path d="m5.6 5.8 2.2 2.2-2.2 2.2M8.6 5.8 10.8 8l-2.2 2.2" {...line} strokeWidth="1.3" />
      </>
    ),
  },
  expiring: {
    tone: 'due-soon',
    drawing: (
      <>
        <path
          d="M4.5 2h7M4.5 14h7M5.3 2v2.2c0 1 .5 1.7 1.2 2.4L8 8l1.5-1.4c.7-.7 1.2-1.4 1.2-2.4V2M5.3 14v-2.2c0-1 .5-1.7 1.2-2.4L8 8l1.5 1.4c.7.7 1.2 1.4 1.2 2.4V14"
          {...line}
        />
      </>
    ),
  },
  expired: {
    tone: 'late',
    drawing: (
      <>
        <path
          d="M4.5 2h7M4.5 14h7M5.3 2v2.2c0 1 .5 1.7 1.2 2.4L8 8l1.5-1.4c.7-.7 1.2-1.4 1.2-2.4V2"
          {...line}
        />
        <path
          d="M5.3 14v-2.2c0-1 .5-1.7 1.2-2.4L8 8l1.5 1.4c.7.7 1.2 1.4 1.2 2.4V14z"
          {...line}
          fill="currentColor"
        />
      </>
    ),
  },
  done: {
    tone: 'done',
    drawing: (
      <>
        {disc}
        {check}
      </>
    ),
  },
  'done-late': {
    tone: 'due-soon',
    drawing: (
      <>
        {ring}
        <path d="m5.2 8.2 2 2 3.7-4.1" {...line} strokeWidth="1.6" />
      </>
    ),
  },
  submitted: {
    tone: 'on-track',
    drawing: (
      <>
        {ring}
        <path d="M8 11V5.2M5.5 7.6 8 5.1l2.5 2.5" {...line} />
      </>
    ),
  },
  'sent-back': {
    tone: 'late',
    drawing: (
      <>
        {ring}
        <path d="M7 5.2 4.9 7.3 7 9.4M5.1 7.3h3.6a2 2 0 0 1 0 4H7.6" {...line} strokeWidth="1.4" />
      </>
    ),
  },
  reopened: {
    tone: 'due-soon',
    drawing: (
      <>
        {ring}
        <path d="M11 8.1a3 3 0 1 1-1-2.3M10.3 4v2H8.4" {...line} strokeWidth="1.4" />
      </>
    ),
  },
  'problem-paused': {
    tone: 'problem',
    drawing: (
      <>
        <path
          d="M7 2.4a1.15 1.15 0 0 1 2 0l5.3 9.4a1.15 1.15 0 0 1-1 1.7H2.7a1.15 1.15 0 0 1-1-1.7z"
          {...line}
        />
        <path d="M6.9 7.2v3.6M9.1 7.2v3.6" {...line} strokeWidth="1.4" />
      </>
    ),
  },
  delayed: {
    tone: 'late',
    drawing: (
      <>
        {ring}
        <path
          d="M5.4 4.9h5.2M5.4 11.1h5.2M6 4.9c0 3.1 4 3.1 4 6.2M10 4.9c0 3.1-4 3.1-4 6.2"
          {...line}
          strokeWidth="1.3"
        />
      </>
    ),
  },
  draft: {
    tone: 'quiet',
    drawing: (
      <path
        d="m10.3 2.9 2.8 2.8-7.4 7.4-3.3.5.5-3.3zM8.9 4.3l2.8 2.8"
        {...line}
        strokeWidth="1.4"
      />
    ),
  },
  archived: {
    tone: 'quiet',
    drawing: <path d="M2 3h12v3H2zM3 6v7h10V6M6.5 9h3" {...line} strokeWidth="1.4" />,
  },
  'approval-not-started': {
    tone: 'quiet',
    drawing: <path d={diamondPath} {...line} strokeDasharray="2 2.4" strokeWidth="1.4" />,
  },
  'approval-on-track': {
    tone: 'on-track',
    drawing: (
      <>
        {diamond}
        <path d="M8 4.7 11.3 8 8 11.3z" fill="currentColor" />
      </>
    ),
  },
  'approval-late': {
    tone: 'late',
    drawing: (
      <>
        {diamond}
        {alarm}
      </>
    ),
  },
  'approval-paused': {
    tone: 'quiet',
    drawing: (
      <>
        {diamond}
        {bars}
      </>
    ),
  },
  'approval-ended': {
    tone: 'quiet',
    drawing: (
      <>
        {diamond}
        {stop}
      </>
    ),
  },
  approved: {
    tone: 'done',
    drawing: (
      <>
        {solidDiamond}
        {check}
      </>
    ),
  },
  rejected: {
    tone: 'late',
    drawing: (
      <>
        {solidDiamond}
        {cross}
      </>
    ),
  },
};
