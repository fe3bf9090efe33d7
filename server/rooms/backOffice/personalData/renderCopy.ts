import { formatDateTime } from '../../../../domain/basics/dates.ts';
import { escapeHtml } from '../../../../domain/basics/escapeHtml.ts';
import type { PersonalDataCopy, Section } from './collect.ts';

const STYLE = `body{margin:0 auto;max-width:1100px;padding:32px 16px;font:16px/1.5 system-ui,sans-serif;color:#13202b;
background:#fff}h1{margin:0}h2{margin:40px 0 8px;font-size:20px}p{margin:4px 0;color:#4a5965}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:6px 12px 6px 0;border-bottom:1px solid #e2e7eb;text-align:left;vertical-align:top;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{background:#10181f;color:#e8edf1}p{color:#a9b6c0}th,td{border-color:#2b3843}}`;

/** A copy as a page of its own, which needs neither the portal nor a network. */
export const renderCopy = (product: string, { collectedAt, sections }: PersonalDataCopy): string => `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mine data i ${escapeHtml(product)}</title><style>${STYLE}</style></head>
<body><main><h1>Mine data</h1>
<p>Alt, hvad ${escapeHtml(product)} havde om dig ${escapeHtml(formatDateTime(collectedAt))}.</p>
${sections.map(renderSection).join('\n')}
</main></body></html>
`;

function renderSection({ title, rows, isShortened }: Section): string {
  const headings = Object.keys(rows[0] ?? {});
  const head = headings.map((heading) => `<th scope="col">${escapeHtml(heading)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${headings.map((heading) => `<td>${cellText(row[heading])}</td>`).join('')}</tr>`)
    .join('\n');
  const note = isShortened ? '<p>Kun de nyeste linjer er med. Skriv til os, hvis du vil have resten.</p>' : '';
  return `<h2>${escapeHtml(title)}</h2>${note}
<div class="table" tabindex="0" role="group" aria-label="${escapeHtml(title)}"><table><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table></div>`;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return escapeHtml(MOMENT.test(text) ? formatDateTime(text) : text);
}
