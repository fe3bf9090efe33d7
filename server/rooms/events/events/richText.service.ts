import sanitizeHtml from 'sanitize-html';
import { tagMapping, readRichText } from '../../../../domain/basics/readRichText.ts';
import { isBlank, MAX_RICH_TEXT, writeRichText, type RichText } from '../../../../domain/basics/richText.ts';

/**
 * Sanitizes untrusted HTML to the markup that the editor supports. First every tag and attribute outside the allow list
 * is removed, scripts and styles with their content. Then the rest is parsed and serialized again, so that no markup of
 * the sender passes unchanged.
 */
export function sanitizeRichText(html: string): string {
  const allowed = sanitizeHtml(html.slice(0, 2 * MAX_RICH_TEXT), {
    allowedTags: ['h1', 'h2', 'p', 'strong', 'em', 'u', 'ol', 'ul', 'li', 'a', 'br', 'div'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { ...tagMapping },
    nonTextTags: NON_TEXT_TAGS,
  });
  return writeBounded(readRichText(collapseWhitespace(allowed)));
}

export const isEmptyRichText = (html: string): boolean => isBlank(readRichText(sanitizeRichText(html)));

// The content of these tags is dropped with them, because it is code or other markup and no text of the page.
const NON_TEXT_TAGS = [
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

/** Collapses line breaks and indentation as a browser does: to one space, and to nothing between blocks. */
const collapseWhitespace = (html: string) =>
  html
    .replace(/[ \t\r\n\f]+/g, (space) => (/[\r\n\f]/.test(space) ? '\n' : space))
    .replace(/\n?(<\/?(?:h1|h2|p|ol|ul|li|div|br)(?: \/)?>)\n?/g, '$1')
    .replaceAll('\n', ' ');

/** Drops the blocks after the maximum length. Forms have already rejected longer texts. */
function writeBounded(blocks: RichText): string {
  let html = '';
  for (const block of blocks) {
    const next = html + writeRichText([block]);
    if (next.length > MAX_RICH_TEXT) break;
    html = next;
  }
  return html;
}
