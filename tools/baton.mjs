#!/usr/bin/env node
// The `baton` command.
import { run } from './toolchain.mjs';

await run('tools/baton.ts', process.argv.slice(2));
