import { create } from 'fontkit';

interface Glyph {
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

interface Run {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly { xAdvance: number }[];
}

type Features = Readonly<Record<string, boolean>>;

/** The methods of a fontkit font that are replaced here. pdfkit uses others as well. */
interface Font {
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
  layout(text: string, features?: Features): Run;
}

/** Contextual alternates print `->` as an arrow and `12x20` as a product, and take most of the time. */
const DEFAULT_FEATURES: Features = { calt: false };

const MAX_CACHED_RUNS = 2_000;
/** Longer words are rare, and are laid out each time. */
const MAX_CACHED_LENGTH = 40;

/**
 * Opens a font that any number of documents use at once. Reading the tables of a font takes longer than printing an
 * invoice. pdfkit lays out word by word, and keeps the layout of a word for one document; this font keeps it for all.
 */
export function openSharedFont(file: Uint8Array): Uint8Array {
  const font = create(file) as Font;
  const getGlyph = font.getGlyph.bind(font);
  const layout = font.layout.bind(font);
  const runs = new Map<string, Run>();

  // fontkit keeps the characters that a glyph stood for first. Text that is copied from a document must be that
  // document's, so that a glyph for other characters is an object of its own.
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (!codePoints.length || String(glyph.codePoints) === String(codePoints)) return glyph;
    return Object.create(glyph, { codePoints: { value: codePoints } }) as Glyph;
  };

  font.layout = (text, features = DEFAULT_FEATURES) => {
    if (features !== DEFAULT_FEATURES || text.length > MAX_CACHED_LENGTH) return layout(text, features);
    const run = runs.get(text) ?? layout(text, features);
    // The order of a map is that of its insertions, so the words that were not used for longest are first.
    runs.delete(text);
    runs.set(text, run);
    if (runs.size > MAX_CACHED_RUNS) runs.delete(runs.keys().next().value!);
    return copyOf(run);
  };

  // pdfkit takes a font of fontkit as well as a file, which its types do not know.
  return font as unknown as Uint8Array;
}

/** pdfkit scales the positions in place, and reads the width afterwards. */
function copyOf({ glyphs, positions }: Run) {
  const copies = positions.map((position) => ({ ...position }));
  return {
    glyphs,
    positions: copies,
    get advanceWidth() {
      return copies.reduce((width, { xAdvance }) => width + xAdvance, 0);
    },
  };
}
