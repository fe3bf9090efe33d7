import { canBeSent, forgetKey, pastedKey, rememberKey } from '../playground/pastedKey.ts';

/** Makes the form of the page keep the key, with which calls are tried, until the tab closes. */
export function handleKeyForm(form: HTMLFormElement): void {
  const input = form.querySelector('input')!;
  const forget = form.querySelector<HTMLButtonElement>('button[type="button"]')!;
  const status = form.querySelector('[role="status"]')!;
  const show = (text = pastedKey() ? 'Kald prøves med nøglen, til fanen lukkes' : '') => {
    status.textContent = text;
    forget.hidden = !pastedKey();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const key = input.value.trim();
    if (!canBeSent(key)) return show('Det er ikke en nøgle');
    rememberKey(key);
    input.value = '';
    show();
  });
  forget.addEventListener('click', () => {
    forgetKey();
    show('Nøglen er glemt');
    input.focus();
  });
  form.hidden = false;
  show();
}
