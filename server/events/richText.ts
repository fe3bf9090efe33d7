import sanitizeHtml from 'sanitize-html';
import { readAs, readRichText } from '../../domain/readRichText.ts';
import { isBlank, MAX_RICH_TEXT, writeRichText, type RichText } from '../../domain/richText.ts';

/**
 * HTML from anywhere, as HTML that the editor could have made. First everything goes that is not on the list, scripts and styles
 * with their content; then what is left is read as a document and written anew, so that no markup of the sender's ever passes.
 */
export function sanitizeRichText(html: string): string {
  const listed = sanitizeHtml(html.slice(0, 2 * MAX_RICH_TEXT), {
    allowedTags: ['h1', 'h2', 'p', 'strong', 'em', 'u', 'ol', 'ul', 'li', 'a', 'br', 'div'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { ...readAs },
    nonTextTags: notText,
  });
  return writeBounded(readRichText(unindented(listed)));
}

export const isEmptyRichText = (html: string): boolean => isBlank(readRichText(sanitizeRichText(html)));

// Their content is no text of the page: code, or the markup of another language.
const notText = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'applet',
  'template',
  'title',
  'xmp',
  'plaintext',
  'svg',
  'math',
  'audio',
  'video',
  'canvas',
];

/** Whoever writes HTML by hand breaks its lines where a browser shows a space, and between blocks nothing. */
const unindented = (html: string) =>
  html
    .replace(/[ \t\r\n\f]+/g, (space) => (/[\r\n\f]/.test(space) ? '\n' : space))
    .replace(/\n?(<\/?(?:h1|h2|p|ol|ul|li|div|br)(?: \/)?>)\n?/g, '$1')
    .replaceAll('\n', ' ');

/** A form has refused what is longer; whatever comes another way loses its end. */
function writeBounded(blocks: RichText): string {
  let html = '';
  for (const block of blocks) {
    const next = html + writeRichText([block]);
    if (next.length > MAX_RICH_TEXT) break;
    html = next;
  }
  return html;
}
