import { escapeHtml } from '../../domain/basics/escapeHtml.ts';

const scopeTexts: Record<string, string> = { 'users:read': 'Se brugere', read: 'Se alt' };

export const consentPage = ({ subdomain, scope }: { subdomain: string; scope: string }) =>
  page(`<h1>Giv Kundeportalen adgang til Zendesk?</h1>
<p>Zendesk: <strong>${escapeHtml(subdomain)}.zendesk.com</strong></p>
<ul>${scope
    .split(' ')
    .map((each) => `<li>${escapeHtml(scopeTexts[each] ?? each)}</li>`)
    .join('')}</ul>
<form method="post"><button name="answer" value="allow" class="primary">Tillad</button>
<button name="answer" value="deny">Afvis</button></form>
<p class="note">Zendesks stedfortræder i demoen. Ingen rigtig Zendesk er med.</p>`);

export const errorPage = (why: string) => page(`<h1>Invalid Authorization Request</h1><p>${escapeHtml(why)}</p>`);

const page = (body: string) => `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Zendesk</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f8f9f9; color: #2f3941;
  font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(28rem, 100% - 2rem); padding: 2rem; background: #fff; border-radius: 8px; }
h1 { margin: 0 0 1rem; font-size: 1.25rem; }
strong { display: block; overflow-wrap: anywhere; }
form { display: flex; gap: .75rem; margin: 1.5rem 0; }
button { padding: .5rem 1rem; border: 1px solid #68737d; border-radius: 4px; background: #fff; color: inherit;
  font: inherit; cursor: pointer; }
button.primary { border-color: #17494d; background: #17494d; color: #fff; }
.note { margin: 0; color: #68737d; font-size: .875rem; }
</style></head><body><main>${body}</main></body></html>`;
