import { shopFacts } from './shopFacts.ts';

const scopeTexts: Record<string, string> = {
  read_customers: 'Se kunder',
  write_customers: 'Se og rette kunder',
  read_orders: 'Se ordrer',
  write_orders: 'Se og rette ordrer',
  read_products: 'Se varer',
};

/**
 * The consent page for the shop's owner. Cancelling leads back to the portal, because the sandbox has no shop admin.
 */
export function authorizePage(shop: string, scope: string): string {
  const scopes = scope
    .split(',')
    .map((each) => `<li>${escapeMarkup(scopeTexts[each] ?? each)}</li>`)
    .join('');
  return page(`<h1>Installér appen i ${escapeMarkup(shopFacts(shop).name)}</h1>
<p>Kundeportalen beder om adgang til <strong>${escapeMarkup(shop)}</strong></p>
<ul>${scopes}</ul>
<form method="post"><button name="answer" value="install" class="primary">Installér</button>
<button name="answer" value="cancel">Annuller</button></form>
<p class="note">Shopifys stedfortræder i demoen. Ingen rigtig butik er med.</p>`);
}

export const errorPage = (why: string) => page(`<h1>Oauth error</h1><p>${escapeMarkup(why)}</p>`);

const page = (body: string) => `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shopify</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f1f1f1; color: #1f1f1f;
  font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(28rem, 100% - 2rem); padding: 2rem; background: #fff; border-radius: 12px; }
h1 { margin: 0 0 1rem; font-size: 1.25rem; }
strong { display: block; overflow-wrap: anywhere; }
form { display: flex; gap: .75rem; margin: 1.5rem 0; }
button { padding: .5rem 1rem; border: 1px solid #767676; border-radius: 8px; background: #fff; color: inherit;
  font: inherit; cursor: pointer; }
button.primary { border-color: #1f1f1f; background: #1f1f1f; color: #fff; }
.note { margin: 0; color: #616161; font-size: .875rem; }
</style></head><body><main>${body}</main></body></html>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeMarkup = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
