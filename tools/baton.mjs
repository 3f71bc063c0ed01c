#!/usr/bin/env node
// The `baton` command.
import { run } from './toolchain.mjs';

await run('apps/server/src/main.ts', process.argv.slice(2));
