import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const tick = 10;

const fieldsOf = (pid: number): readonly string[] | null => {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name can contain spaces and parentheses, so fields start after the last one.
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
};

const sum = (fields: readonly string[], ...at: readonly number[]) =>
  at.reduce((total, n) => total + Number(fields[n] ?? 0), 0) * tick;

/** Returns the user and system processor time of a process in milliseconds. */
export const cpuOf = (pid: number): number => {
  const fields = fieldsOf(pid);
  return fields === null ? 0 : sum(fields, 11, 12);
};

/** Returns the same for a process with all its children, including ended ones. */
export const cpuOfFamily = (pid: number): number => {
  const own = fieldsOf(pid);
  let total = own === null ? 0 : sum(own, 11, 12, 13, 14);
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const fields = fieldsOf(Number(entry));
    if (fields !== null && Number(fields[1]) === pid) total += sum(fields, 11, 12);
  }
  return total;
};

/** Returns the resident memory of a process in megabytes. */
export const memoryOf = (pid: number): number => {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(line ?? 0) / 1024;
};
