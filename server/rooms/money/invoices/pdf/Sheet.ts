import PDFDocument from 'pdfkit';
import { fonts } from './fonts.ts';
import { COLORS, styles, type TextStyle } from './styles.ts';

declare global {
  // The types of pdfkit lack the direction of a head cell.
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Column' | 'Row';
    }
  }
}

/** The margins of an A4 page, in points from its upper left corner. */
export const page = { left: 51, right: 544, top: 48, bottom: 778, width: 493, footer: 794 } as const;

/** A text of more lines is cut, because a text begins and ends on the same page. */
const MAX_LINES = 46;

/** Contextual alternates and kerning change nothing in an amount, and take most of the time. */
const AMOUNT_FEATURES = { tnum: true, calt: false, kern: false };

/** The place of a text. Its top is the sheet's `y` unless `y` says otherwise. */
export interface Place {
  x?: number;
  y?: number;
  width?: number;
  style?: TextStyle;
  align?: 'left' | 'right';
  /** The text is cut after this number of lines, with an ellipsis. */
  maxLines?: number;
}

/**
 * An A4 document that is filled from above. Text is tagged with its role, so that screen readers and bookkeeping
 * programs read it in order; all else is marked as decoration. Texts wrap within their width.
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** The top of what comes next. */
  y: number = page.top;
  /** Draws the head of each page after the first one, and moves `y` below it. */
  drawHead: () => void = () => undefined;
  /** The open elements of the document's structure, the innermost last. */
  readonly #parents: PDFKit.PDFStructureElement[];

  constructor({ title, author }: { title: string; author: string }) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      // Otherwise pdfkit reads its standard font, which is never used.
      font: '',
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'da-DK',
      displayTitle: true,
      info: { Title: title, Author: author },
    });
    this.pdf.registerFont('regular', fonts().regular);
    this.pdf.registerFont('strong', fonts().strong);
    const root = this.pdf.struct('Document');
    this.pdf.addStructure(root);
    this.#parents = [root];
  }

  /** Begins an element, such as a table, of which the texts up to its `close` are a part. */
  open(tag: string): void {
    const element = this.pdf.struct(tag);
    this.#parents.at(-1)!.add(element);
    this.#parents.push(element);
  }

  close(): void {
    this.#parents.pop()!.end();
  }

  /** Prints a text as one element, and moves `y` below it. */
  text(tag: string, text: string, place: Place = {}, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    this.#element(tag, () => this.#print(text, place), options);
  }

  /** Prints an amount that ends at `right`, in digits of one width. */
  amount(tag: string, text: string, right: number, y: number, style: TextStyle = styles.body): void {
    this.#use(style);
    const options = { features: AMOUNT_FEATURES as never, lineBreak: false };
    const x = right - this.pdf.widthOfString(text, options);
    this.#element(tag, () => this.pdf.fillColor(style.color ?? COLORS.text).text(text, x, y, options));
  }

  /** Prints a text that is not part of the content, such as a page number. */
  decorate(text: string, place: Place): void {
    this.artifact(() => this.#print(text, place));
  }

  /** Draws what is not part of the content. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  rule(color: string = COLORS.hairline, x: number = page.left, width: number = page.width): void {
    const { pdf, y } = this;
    this.artifact(
      () =>
        void pdf
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.75)
          .stroke(color),
    );
  }

  heightOf(text: string, { width = page.width, style = styles.body }: Place = {}): number {
    return Math.min(this.pdf.heightOfString(text, { width, ...this.#use(style) }), MAX_LINES * style.leading);
  }

  /** Begins a new page unless `height` points are free. Returns whether it did. */
  ensure(height: number): boolean {
    if (this.y + height <= page.bottom) return false;
    this.pdf.addPage();
    this.y = page.top;
    this.drawHead();
    return true;
  }

  /** Prints a text and the page number at the foot of each page, and ends the document. */
  finish(footer: string): void {
    this.close();
    const { start, count } = this.pdf.bufferedPageRange();
    for (let i = 0; i < count; i += 1) {
      this.pdf.switchToPage(start + i);
      const place = { y: page.footer, style: styles.label };
      this.decorate(footer, { ...place, width: page.width - 80 });
      this.decorate(`Side ${i + 1} af ${count}`, { ...place, x: page.right - 70, width: 70, align: 'right' });
    }
    this.pdf.end();
  }

  #element(tag: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    const element = this.pdf.struct(tag, options);
    this.#parents.at(-1)!.add(element);
    element.add(draw);
    element.end();
  }

  #print(text: string, place: Place): void {
    const { x = page.left, y = this.y, width = page.width, align = 'left' } = place;
    const style: TextStyle = place.style ?? styles.body;
    const height = (place.maxLines ?? MAX_LINES) * style.leading;
    this.pdf.fillColor(style.color ?? COLORS.text);
    this.pdf.text(text, x, y, { width, align, ...this.#use(style), height, ellipsis: true });
    this.y = this.pdf.y;
  }

  /** Sets the font of a style, and returns its spacing. */
  #use({ size, leading, isStrong }: TextStyle) {
    this.pdf.font(isStrong ? 'strong' : 'regular').fontSize(size);
    return { lineGap: leading - this.pdf.currentLineHeight(true) };
  }
}
