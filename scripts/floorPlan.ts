import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { floors } from './floors.ts';
import { root } from './processes.ts';

const NAME_WIDTH = 28;
const LINE_WIDTH = 100;
const PLAN = /(?<=<!-- floors -->\n\n```text\n)[\s\S]*?(?=```)/;

/** The document with the picture of the floors as `floors.ts` lists them, the highest on top. */
export const withFloorPlan = (document: string): string =>
  document.replace(PLAN, () => floors.toReversed().flatMap(drawFloor).join('\n') + '\n');

/** A line with the name and the content of a floor, and further lines where the content is long. */
const drawFloor = ({ name, paths }: (typeof floors)[number]): string[] =>
  wrap(paths.flatMap(contentOf)).map((text, i) => `${(i ? '' : name).padEnd(NAME_WIDTH)}${text}`);

/** The rooms of a floor; of other floors the paths themselves. */
const contentOf = (path: string): string[] =>
  /^(server\/rooms|client)\/\w+\/$/.test(path) && !/^client\/(ui|app)\//.test(path) ? folders(path) : [path];

/** The folders with code. A folder that was moved away may still be there with its generated files. */
const folders = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(root, path, entry.name)).some(isCode))
    .map(({ name }) => name)
    .toSorted();

const isCode = (name: string): boolean => /\.tsx?$/.test(name);

function wrap(words: string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length && longer.length <= LINE_WIDTH - NAME_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
