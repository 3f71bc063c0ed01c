import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { Outcome, Round } from './contest.ts';

/** A result that isn't a rate: a time, a size, or a number of requests. */
export interface Figure {
  readonly work: string;
  readonly what: string;
  readonly unit: string;
  readonly baton: number;
  readonly floor: number | null;
}

export interface Report {
  readonly at: string;
  readonly dataSet: string;
  readonly machine: {
    readonly cpu: string;
    readonly cores: number;
    readonly memoryGb: number;
    readonly node: string;
    readonly postgres: string;
  };
  readonly outcomes: readonly Outcome[];
  readonly figures: readonly Figure[];
}

export const machineOf = (postgres: string): Report['machine'] => ({
  cpu: cpus()[0]?.model ?? '',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.versions.node,
  postgres,
});

const number = (value: number): string => {
  if (!Number.isFinite(value)) return '-';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(2);
};

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
};

const ratio = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '-');

const ratioRow = ({ name, baton, floor, ratios }: Outcome): readonly string[] => [
  name,
  ratio(baton.perSecond / floor.perSecond),
  `${ratio(Math.min(...ratios))}-${ratio(Math.max(...ratios))}`,
  ratio(baton.p50 / floor.p50),
  ratio(baton.p99 / floor.p99),
  ratio((baton.serverCpu + baton.databaseCpu) / (floor.serverCpu + floor.databaseCpu)),
];

const roundRow = (name: string, server: string, round: Round): readonly string[] => [
  name,
  server,
  number(round.perSecond),
  number(round.p50),
  number(round.p99),
  number(round.serverCpu),
  number(round.databaseCpu),
  round.trips === null ? '-' : number(round.trips),
  number(round.kilobytes),
  String(round.operations),
  String(round.failures),
];

export const tablesOf = ({ outcomes, figures }: Report): string => {
  const parts: string[] = [];
  if (outcomes.length > 0) {
    const heads = ['Baton / floor', 'rate', 'rounds', 'p50', 'p99', 'CPU'];
    parts.push(table([heads, ...outcomes.map(ratioRow)]));
    const columns = [
      ...['work', 'server', 'per s', 'p50 ms', 'p99 ms', 'server CPU ms', 'database CPU ms'],
      ...['trips', 'kB', 'operations', 'failures'],
    ];
    parts.push(
      table([
        columns,
        ...outcomes.flatMap((o) => [
          roundRow(o.name, 'baton', o.baton),
          roundRow('', 'floor', o.floor),
        ]),
      ]),
    );
    const faults = outcomes.flatMap((o) =>
      [...o.baton.examples, ...o.floor.examples].map((text) => `${o.name}: ${text}`),
    );
    if (faults.length > 0) parts.push(`Wrong answers:\n${faults.join('\n')}`);
  }
  if (figures.length > 0) {
    const rows = figures.map((f) => [
      `${f.work} ${f.what}`,
      `${number(f.baton)} ${f.unit}`,
      f.floor === null ? '' : `${number(f.floor)} ${f.unit}`,
    ]);
    parts.push(table([['', 'baton', 'floor'], ...rows]));
  }
  return parts.join('\n\n');
};

/** Stores the report as JSON next to earlier ones. Returns the file name. */
export const keep = (report: Report): string => {
  const folder = path.join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${report.at.replaceAll(/[:.]/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
};
