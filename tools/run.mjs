// node tools/run.mjs <entry.ts> [arguments]: installs missing packages and runs the entry with a
// supported Node.
import { run } from './toolchain.mjs';

const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  process.stderr.write('Usage: node tools/run.mjs <entry.ts> [arguments]\n');
  process.exit(64);
}
await run(entry, args);
