import { element } from './dom.js';
import { adoptStyles } from './styles.js';

const kroner = new Intl.NumberFormat('da-DK', { style: 'currency', currency: 'DKK' });

/** Shows a dialog in place of the bank's page. Resolves to 'approve' or 'refuse' when the dialog has closed. */
export function askBank({ object, amount }) {
  adoptStyles();
  const question =
    object === 'payment_intent'
      ? `Godkend betalingen på ${kroner.format(amount / 100)}`
      : 'Godkend, at kortet gemmes til kommende betalinger.';
  const refuse = element('button', { type: 'button' }, ['Afvis']);
  const approve = element('button', { type: 'button', autofocus: '' }, ['Godkend']);
  const dialog = element(
    'dialog',
    { class: 'SandboxBank', 'aria-labelledby': 'sandbox-bank-title', 'data-react-aria-top-layer': 'true' },
    [
      element('div', {}, [
        element('h2', { id: 'sandbox-bank-title' }, ['Din bank beder om bekræftelse']),
        element('p', {}, [question]),
        element('small', {}, ['Demo: Her viser din bank sin egen side.']),
      ]),
      element('footer', {}, [refuse, approve]),
    ],
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const answer = (choice) => {
      dialog.close();
      dialog.remove();
      resolve(choice);
    };
    refuse.addEventListener('click', () => answer('refuse'));
    approve.addEventListener('click', () => answer('approve'));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      answer('refuse');
    });
    // Keys must not reach a dialog of the page behind this one.
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
  });
}
