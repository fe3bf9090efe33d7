import { escapeHtml } from '../../../domain/basics/escapeHtml.ts';
import { plainText, writeRichText, type RichText } from '../../../domain/basics/richText.ts';
import type { MailAddress } from './addresses.ts';

interface MailLink {
  label: string;
  url: MailAddress;
}

export interface MailContent {
  product: string;
  /** Also the title of the HTML part. */
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Formatted text that a person has written, shown under the paragraphs. */
  body?: RichText;
  /** Labels and values, shown as a table under the paragraphs. */
  facts?: [label: string, value: string][];
  action?: MailLink;
  /** A second link, shown under the button. */
  secondAction?: MailLink | undefined;
  /** Further links, shown in one line after their label. */
  links?: { label: string; links: MailLink[] };
  /** Small print under the action. */
  notes?: string[];
  /** A link at the end of the small print. */
  footerLink?: MailLink;
}

/** Renders the text part and the HTML part of a mail from the same content, which is escaped. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: textPart(content), html: htmlPart(content) };
}

function textPart({
  product,
  greeting,
  paragraphs,
  body = [],
  facts = [],
  action,
  secondAction,
  links,
  notes = [],
  footerLink,
}: MailContent): string {
  const linkBlock = (link: MailLink | undefined) => (link ? [`${link.label}:\n${link.url}`] : []);
  const table = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const written = plainText(body, { withAddresses: true });
  const blocks = [
    greeting,
    ...paragraphs,
    ...(written ? [written] : []),
    ...(table ? [table] : []),
    ...linkBlock(action),
    ...linkBlock(secondAction),
    ...(links ? [[`${links.label}:`, ...links.links.map(({ label, url }) => `${label}: ${url}`)].join('\n')] : []),
    ...notes,
    ...linkBlock(footerLink),
    `Venlig hilsen\n${product}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const LINK_STYLE = 'color:#0f4c6b';
const LABEL_STYLE =
  'padding:4px 16px 4px 0;vertical-align:top;color:#586774;font-size:14px;overflow-wrap:normal;word-break:normal';
const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border-radius:8px;' +
  'background:#0f4c6b;color:#ffffff;font-weight:600;text-decoration:none';
const BODY_STYLE =
  'margin:0;padding:24px 12px;background:#f5f7f8;color:#13202b;' +
  "font:16px/24px system-ui,-apple-system,'Segoe UI',sans-serif";
/** Addresses and names without spaces break anywhere, so that a phone never scrolls sideways. */
const BOX_STYLE =
  'max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border:1px solid #e2e7eb;border-radius:12px;' +
  'overflow-wrap:anywhere;word-break:break-word';
const META =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">';

const BODY_STYLES: Record<string, string> = {
  h1: 'margin:24px 0 12px;font-size:20px;line-height:28px',
  h2: 'margin:20px 0 8px;font-size:17px;line-height:24px',
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 4px',
  a: LINK_STYLE,
};

/** Mail programs ignore style sheets, so each element carries its style. The texts are escaped and contain no tags. */
const styledBody = (body: RichText) =>
  writeRichText(body).replace(
    /<(h1|h2|p|ul|ol|li|a)(?=[ >])/g,
    (start, tag: string) => `${start} style="${BODY_STYLES[tag]}"`,
  );

function htmlPart({
  product,
  subject,
  greeting,
  paragraphs,
  body = [],
  facts = [],
  action,
  secondAction,
  links,
  notes = [],
  footerLink,
}: MailContent): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const link = ({ label, url }: MailLink, style: string) =>
    `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
  const button = action
    ? `<p style="margin:24px 0">${link(action, BUTTON_STYLE)}</p>
<p style="margin:0 0 16px;font-size:13px;color:#586774">Virker knappen ikke, så åbn denne adresse:<br>${link(
        { label: action.url, url: action.url },
        LINK_STYLE,
      )}</p>`
    : '';
  const secondLink = secondAction ? `<p style="margin:0 0 16px">${link(secondAction, LINK_STYLE)}</p>` : '';
  const linkLine = links
    ? `<p style="margin:0 0 16px">${escapeHtml(links.label)}: ${links.links
        .map((item) => link(item, LINK_STYLE))
        .join(' · ')}</p>`
    : '';
  const footer = footerLink ? `<p style="margin:0 0 12px;font-size:13px">${link(footerLink, LINK_STYLE)}</p>` : '';
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><td style="${LABEL_STYLE}">${escapeHtml(label)}</td>` +
        `<td style="padding:4px 0;vertical-align:top">${escapeHtml(value)}</td></tr>`,
    )
    .join('\n');
  const table =
    rows && `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">\n${rows}\n</table>`;
  const smallPrint = notes
    .map((note) => `<p style="margin:0 0 12px;font-size:13px;color:#586774">${escapeHtml(note)}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="da"><head>${META}<title>${escapeHtml(subject)}</title></head>
<body style="${BODY_STYLE}">
<div style="${BOX_STYLE}">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(product)}</p>
${paragraph(greeting)}
${[...paragraphs.map(paragraph), ...(body.length ? [styledBody(body)] : [])].join('\n')}
${table}
${button}
${secondLink}
${linkLine}
${smallPrint}
${footer}
<p style="margin:24px 0 0">Venlig hilsen<br>${escapeHtml(product)}</p>
</div></body></html>
`;
}
