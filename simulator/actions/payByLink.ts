import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import type { Action } from './Action.ts';
import { callField } from './callField.ts';
import { outcomeOf } from './send.ts';

const LINK = /\/pay\?key=([\w.-]+)/;

interface Started {
  data?: { startLinkPayment: { clientSecret: string | null; storedCardId: string | null } } | null;
}

/**
 * Somebody follows the link of a mail about a card payment, perhaps not for the first time, and pays with the stored
 * card or another one. The page may be closed at any time.
 */
export const payByLink: Action = {
  name: 'payByLink',
  weight: 5,
  isFor: ({ kind }) => kind === 'stranger' || kind === 'customer',
  reaches: ['startLinkPayment', 'settleLinkPayment'],
  async run(simulation, actor, random) {
    const mails = (await simulation.mailer.list()).filter(({ text }) => LINK.test(text));
    if (!mails.length) return 'payByLink: no payment has failed';
    const key = LINK.exec(random.pick(mails.slice(0, 5)).text)![1]!;
    const call = (field: string) => callField(simulation, actor, { kind: 'mutation', field, variables: { key } });
    const started = await call('startLinkPayment');
    const { clientSecret, storedCardId } = (started.body as Started).data?.startLinkPayment ?? {};
    if (!clientSecret) return `payByLink → ${outcomeOf(started)}, nothing to pay`;
    const number = random.pick(Object.values(cardNumbers));
    const answer = random.chance(0.7) ? 'approve' : 'refuse';
    const { browser } = simulation.providers;
    const { body } =
      storedCardId && random.chance(0.3)
        ? await browser.confirmPayment(clientSecret, storedCardId, answer)
        : await browser.confirmPaymentWith(clientSecret, number, answer);
    const outcome = `payByLink with ${number} → ${body.error?.code ?? body.status}`;
    if (random.chance(0.3)) return `${outcome}, and the page was closed`;
    return `${outcome} → ${outcomeOf(await call('settleLinkPayment'))}`;
  },
};
