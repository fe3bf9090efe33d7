import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

const MAX_CHARACTERS = 120;
const CHECKED = /\.(ts|tsx|mjs|cjs|js|css|html|yml)$/;
/** The Danish texts of the terms, which are data. */
const EXCLUDED = /^client\/public\/terms\/.*(Document|Sections)\.ts$/;
/** An import of one name, a lint directive and a drawn path cannot be broken over lines. */
const UNBREAKABLE = /^import (type )?\{ [^,]+ \} from |^\s*(\{\/\* |\/\/ )oxlint-disable|^\s*d="/;

/** Fails when a line of code is longer than the formatter's width, which does not break strings, comments and SQL. */
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => CHECKED.test(path) && !EXCLUDED.test(path) && existsSync(join(root, path)));

const tooLong = files.flatMap((path) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .flatMap((line, i) => ([...line].length > MAX_CHARACTERS && !UNBREAKABLE.test(line) ? [`${path}:${i + 1}`] : [])),
);

for (const place of tooLong) process.stdout.write(`${place} has more than ${MAX_CHARACTERS} characters\n`);
process.exitCode = tooLong.length ? 1 : 0;
