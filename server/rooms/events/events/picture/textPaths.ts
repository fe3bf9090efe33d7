import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { graphemesOf } from '../../../../../domain/basics/graphemes.ts';
import { lazyValue } from '../../../../../domain/basics/lazyValue.ts';

const require = createRequire(import.meta.url);

interface Font {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): {
    glyphs: { path: { toSVG(): string } }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
}

const open = (file: string) => create(readFileSync(require.resolve(file))) as Font;

const fonts = lazyValue(() => ({
  regular: open('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: open('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}));
export type Weight = keyof ReturnType<typeof fonts>;

export interface TextStyle {
  size: number;
  weight: Weight;
  color: string;
}

/** Characters without a glyph, such as emoji, are left out, because they would be drawn as empty boxes. */
const drawable = (text: string, { weight }: TextStyle): string =>
  [...text].filter((character) => fonts()[weight].hasGlyphForCodePoint(character.codePointAt(0)!)).join('');

export function widthOf(text: string, style: TextStyle): number {
  const font = fonts()[style.weight];
  const { positions } = font.layout(drawable(text, style));
  return (positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * style.size) / font.unitsPerEm;
}

/** A line of text as the outlines of its letters, so that no text is part of the SVG and no font has to be found. */
export function textPath(text: string, x: number, baseline: number, style: TextStyle): string {
  const font = fonts()[style.weight];
  const { glyphs, positions } = font.layout(drawable(text, style));
  const scale = style.size / font.unitsPerEm;
  let pen = 0;
  const letters = glyphs.map(({ path }, i) => {
    const { xAdvance, xOffset, yOffset } = positions[i]!;
    const at = pen + xOffset;
    pen += xAdvance;
    return `<path transform="translate(${at} ${yOffset})" d="${path.toSVG()}"/>`;
  });
  const transform = `translate(${x} ${baseline}) scale(${scale} ${-scale})`;
  return `<g fill="${style.color}" transform="${transform}">${letters.join('')}</g>`;
}

/** Breaks a text into at most `maxLines` lines that fit. A text that is longer ends with an ellipsis. */
export function wrap(text: string, width: number, maxLines: number, style: TextStyle): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/).flatMap((part) => breakWord(part, width, style))) {
    const line = lines.at(-1)!;
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else if (lines.length < maxLines) lines.push(word);
    else return [...lines.slice(0, -1), withEllipsis(longer, width, style)];
  }
  return lines;
}

/** Cuts a word that is wider than a line into pieces. */
function breakWord(word: string, width: number, style: TextStyle): string[] {
  if (widthOf(word, style) <= width) return [word];
  const pieces: string[] = [];
  for (let letters = graphemesOf(word); letters.length;) {
    const piece = letters.slice(0, Math.max(1, countFitting(letters, width, style)));
    pieces.push(piece.join(''));
    letters = letters.slice(piece.length);
  }
  return pieces;
}

function withEllipsis(text: string, width: number, style: TextStyle): string {
  const letters = graphemesOf(text);
  const count = countFitting(letters, width - widthOf('…', style), style);
  return `${letters.slice(0, count).join('').trimEnd()}…`;
}

/** How many of the letters fit. Each is measured alone, because laying out every beginning of a text takes long. */
function countFitting(letters: string[], width: number, style: TextStyle): number {
  let sum = 0;
  const tooMany = letters.findIndex((letter) => (sum += widthOf(letter, style)) > width);
  return tooMany < 0 ? letters.length : tooMany;
}
