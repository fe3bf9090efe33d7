import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { TimeLimits } from '../../platform/timeLimits.ts';

/** A file of a mail. */
export interface AttachedFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface OutgoingMail {
  /** Part of the mail's Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar entry that the recipient's calendar adds or removes. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Mail programs show a button that sends a POST to this address (RFC 8058). */
  unsubscribeUrl?: string;
  attachment?: AttachedFile;
}

/** Sends mails over SMTP, or stores them as files in the demo. */
export interface Mailer {
  /** Resolves when the mail server has accepted the mail, or the file is stored; rejects otherwise. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export function createMailer({
  smtpUrl,
  mailFrom,
  product,
  dataDir,
  timeLimits,
}: {
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The sender's name, unless `mailFrom` has one. */
  product: string;
  dataDir: string;
  timeLimits: TimeLimits;
}): Mailer {
  const sender = senderOf(mailFrom, product);
  return smtpUrl ? new SmtpMailer(smtpUrl, sender, timeLimits) : new DiskMailer(join(dataDir, 'mail'), sender);
}

interface Sender {
  name: string;
  address: string;
}

/** Splits `Name <address>`. A plain address gets the product as its name, which mail programs show in their lists. */
function senderOf(mailFrom: string, product: string): Sender {
  const [, name = '', address] = /^"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: name || product, address: address ?? mailFrom };
}

/** The number of SMTP connections of each process. */
export const SMTP_CONNECTIONS = 2;

class SmtpMailer implements Mailer {
  readonly #transport;
  readonly #from: Sender;

  constructor(smtpUrl: string, from: Sender, { mailConnect, mailAnswer }: TimeLimits) {
    this.#from = from;
    this.#transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: SMTP_CONNECTIONS,
      maxRequeues: 0,
      connectionTimeout: mailConnect,
      greetingTimeout: mailConnect,
      socketTimeout: mailAnswer,
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    await this.#transport.sendMail(messageOf(mail, this.#from));
  }

  close(): void {
    this.#transport.close();
  }
}

/** The mailer of the demo and of tests: stores each mail as a file. */
export class DiskMailer implements Mailer {
  readonly folder: string;
  readonly #from: Sender;
  readonly #compose = createTransport({ streamTransport: true, buffer: true });

  constructor(folder: string, from: Sender) {
    this.folder = folder;
    this.#from = from;
  }

  async send(mail: OutgoingMail): Promise<void> {
    const { message } = await this.#compose.sendMail(messageOf(mail, this.#from));
    const { id, to, subject, text, html } = mail;
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, `${id}.json`);
    const entry: StoredMail = {
      id,
      to,
      subject,
      text,
      html,
      sentAt: new Date().toISOString(),
      source: message.toString(),
    };
    await writeFile(`${path}.part`, JSON.stringify(entry));
    await rename(`${path}.part`, path);
  }

  /** Returns the newest 100 mails, newest first: the ids of mails, and thus file names, sort by time. */
  async list(): Promise<StoredMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    return Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, 100)
        .map((name) => this.#read(name)),
    );
  }

  close(): void {}

  async #read(name: string): Promise<StoredMail> {
    return JSON.parse(await readFile(join(this.folder, name), 'utf8')) as StoredMail;
  }
}

export interface StoredMail extends OutgoingMail {
  sentAt: string;
  /** The whole message in MIME. */
  source: string;
}

/** A calendar entry is sent as an alternative part for mail programs, and as an attached file for any calendar. */
function messageOf({ id, to, subject, text, html, calendar, unsubscribeUrl, attachment }: OutgoingMail, from: Sender) {
  return {
    from,
    to,
    subject,
    text,
    html,
    messageId: messageIdOf(id, from),
    headers: {
      // Programs that answer absences and tickets do not answer these mails (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(calendar && { icalEvent: { ...calendar, filename: 'event.ics' } }),
    ...(attachment && { attachments: [attachment] }),
  };
}

const messageIdOf = (id: string, { address }: Sender) => `<${id}@${address.split('@')[1] ?? 'localhost'}>`;
