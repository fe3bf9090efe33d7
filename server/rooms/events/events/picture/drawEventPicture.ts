import { renderAsync } from '@resvg/resvg-js';
import { formatWeekdayDate } from '../../../../../domain/basics/dates.ts';
import { EventType, labelOf } from '../../../../../domain/basics/vocabulary.ts';
import { formatEventLocation } from '../../../../../domain/events/events.ts';
import type { Config } from '../../../../platform/config.ts';
import type { PicturedEvent } from '../eventPicture.ts';
import { textPath, widthOf, wrap, type TextStyle } from './textPaths.ts';

/** The size that chats and social networks expect of a preview. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 80;
const CONTENT = WIDTH - 2 * MARGIN;

/** Colours of the portal in its light look. */
const PRIMARY = '#0F4C6B';
const TEXT = '#13202B';
const QUIET = '#41505D';
const CANVAS = '#F5F7F8';

const strong = (size: number, color = TEXT): TextStyle => ({ size, weight: 'strong', color });
const regular = (size: number, color = QUIET): TextStyle => ({ size, weight: 'regular', color });
const TITLE_SIZES = [84, 68, 56];
const TITLE_LINES = 3;

/** The logo of the portal, on a field of 28 by 28. */
const LOGO = 'M2 8a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v3a3 3 0 0 0 0 6V20a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-3a3 3 0 0 0 0-6Z';

/** Draws the picture of an event as a PNG. The work is done outside the main thread. */
export async function drawEventPicture(config: Config, event: PicturedEvent): Promise<Buffer> {
  const image = await renderAsync(svgOf(config, event), { font: { loadSystemFonts: false } });
  return image.asPng();
}

export function svgOf({ product, legal }: Pick<Config, 'product' | 'legal'>, event: PicturedEvent): string {
  const { title, type, date, startTime, endTime } = event;
  const { lines, style } = fitTitle(title);
  const lineHeight = style.size * 1.14;
  const top = 236;
  const time = `${capitalize(formatWeekdayDate(date))} kl. ${startTime.replace(':', '.')}–${endTime.replace(':', '.')}`;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${CANVAS}"/>`,
    `<rect width="${WIDTH}" height="14" fill="${PRIMARY}"/>`,
    `<g transform="translate(${MARGIN - 4} 62) scale(2)"><path d="${LOGO}" fill="${PRIMARY}"/>` +
      `<path d="M18.5 6.5v15" stroke="${CANVAS}" stroke-width="1.5" stroke-dasharray="2 2" fill="none"/>` +
      `<circle cx="11.5" cy="14" r="2.6" fill="${CANVAS}"/></g>`,
    oneLine(product, MARGIN + 66, 102, CONTENT - 66 - 300, strong(32)),
    rightAligned(labelOf(EventType, type), 102, strong(28, PRIMARY)),
    ...lines.map((line, i) => textPath(line, MARGIN, top + i * lineHeight, style)),
    `<rect x="${MARGIN}" y="462" width="72" height="6" rx="3" fill="${PRIMARY}"/>`,
    oneLine(time, MARGIN, 520, CONTENT, strong(34)),
    oneLine(`${formatEventLocation(event)} · ${legal.companyName}`, MARGIN, 570, CONTENT, regular(30)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
}

/** The largest size in which the whole title fits; the smallest one with an ellipsis otherwise. */
function fitTitle(title: string): { lines: string[]; style: TextStyle } {
  for (const size of TITLE_SIZES) {
    const style = strong(size);
    const lines = wrap(title, CONTENT, TITLE_LINES, style);
    const isWhole = !lines.at(-1)!.endsWith('…') && (size !== TITLE_SIZES[0] || lines.length < TITLE_LINES);
    if (isWhole) return { lines, style };
  }
  const style = strong(TITLE_SIZES.at(-1)!);
  return { lines: wrap(title, CONTENT, TITLE_LINES, style), style };
}

const oneLine = (text: string, x: number, baseline: number, width: number, style: TextStyle) =>
  textPath(wrap(text, width, 1, style)[0]!, x, baseline, style);

const rightAligned = (text: string, baseline: number, style: TextStyle) =>
  textPath(text, WIDTH - MARGIN - widthOf(text, style), baseline, style);

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase('da') + text.slice(1);
