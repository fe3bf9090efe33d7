import type { Misfortune } from './Misfortune.ts';

/** The mail server refuses the next mails. */
export const refusedMails: Misfortune = {
  name: 'refusedMails',
  weight: 2,
  async happen({ mailer }, random) {
    const send = mailer.send.bind(mailer);
    const count = 1 + random.below(4);
    let refused = 0;
    mailer.send = async (mail) => {
      refused += 1;
      if (refused > count) return send(mail);
      throw new Error('451 Try again later');
    };
    return `the mail server refuses ${count} mails`;
  },
  // The method of the class works again.
  end: ({ mailer }) => void Reflect.deleteProperty(mailer, 'send'),
};
