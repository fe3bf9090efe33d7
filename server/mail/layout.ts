import { escapeHtml } from '../../domain/escapeHtml.ts';

interface MailLink {
  label: string;
  url: string;
}

export interface MailContent {
  product: string;
  greeting: string;
  paragraphs: string[];
  action?: MailLink;
  /** A plain link under the button. */
  secondAction?: MailLink | undefined;
  /** Small print under the action. */
  notes?: string[];
}

/** Both parts of a mail from the same content, so that they never say different things. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: textPart(content), html: htmlPart(content) };
}

function textPart({ product, greeting, paragraphs, action, secondAction, notes = [] }: MailContent): string {
  const links = [action, secondAction].flatMap((link) => (link ? [`${link.label}:\n${link.url}`] : []));
  const blocks = [greeting, ...paragraphs, ...links, ...notes, `Venlig hilsen\n${product}`];
  return `${blocks.join('\n\n')}\n`;
}

function htmlPart({ product, greeting, paragraphs, action, secondAction, notes = [] }: MailContent): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f4c6b;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#586774">Virker knappen ikke, så åbn denne adresse:<br><a href="${escapeHtml(action.url)}" style="color:#0f4c6b">${escapeHtml(action.url)}</a></p>`
    : '';
  const secondLink = secondAction
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(secondAction.url)}" style="color:#0f4c6b">${escapeHtml(secondAction.label)}</a></p>`
    : '';
  const smallPrint = notes
    .map((note) => `<p style="margin:0 0 12px;font-size:13px;color:#586774">${escapeHtml(note)}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:24px;background:#f5f7f8;font:16px/24px system-ui,-apple-system,'Segoe UI',sans-serif;color:#13202b">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e2e7eb;border-radius:12px">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(product)}</p>
${paragraph(greeting)}
${paragraphs.map(paragraph).join('\n')}
${button}
${secondLink}
${smallPrint}
<p style="margin:24px 0 0">Venlig hilsen<br>${escapeHtml(product)}</p>
</div></body></html>
`;
}
