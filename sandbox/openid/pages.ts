/** The page on which a person signs in at the stand-in, with any address and without a password. */
export const signInPage = (label: string) =>
  page(
    label,
    `<h1>Log ind hos ${label}</h1>
<form method="post">
<label>E-mail <input name="email" type="email" required autocomplete="email" autofocus></label>
<label>Navn <input name="name" required autocomplete="name"></label>
<p class="actions"><button name="answer" value="sign-in" class="primary">Fortsæt</button>
<button name="answer" value="cancel" formnovalidate>Annuller</button></p></form>
<p class="note">Stedfortræder for ${label} i demoen. Skriv en hvilken som helst adresse; der er ingen adgangskode.</p>`,
  );

export const errorPage = () =>
  page('Log ind', '<h1>Login er udløbet</h1><p>Gå tilbage til portalen, og begynd igen.</p>');

const page = (title: string, body: string) => `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f1f1f1; color: #1f1f1f;
  font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(26rem, 100% - 2rem); padding: 2rem; background: #fff; border-radius: 12px; }
h1 { margin: 0 0 1rem; font-size: 1.25rem; }
label { display: block; margin-bottom: 1rem; font-weight: 600; }
input { display: block; box-sizing: border-box; width: 100%; margin-top: .25rem; padding: .5rem; font: inherit;
  border: 1px solid #767676; border-radius: 8px; }
.actions { display: flex; gap: .75rem; }
button { padding: .5rem 1rem; border: 1px solid #767676; border-radius: 8px; background: #fff; color: inherit;
  font: inherit; cursor: pointer; }
button.primary { border-color: #1f1f1f; background: #1f1f1f; color: #fff; }
.note { margin: 0; color: #616161; font-size: .875rem; }
</style></head><body><main>${body}</main></body></html>`;
