import { sql } from 'kysely';
import { SMTP_CONNECTIONS, type AttachedFile } from '../../providers/mail/Mailer.ts';
import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { Semaphore } from '../Semaphore.ts';
import type { Services } from '../services.ts';
import { traced } from '../tracing/traced.ts';
import type { CalendarMail } from './outgoing.ts';

const system = { role: dbRoles.system };
const MAX_ATTEMPTS = 8;

interface ClaimedMail {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  calendar: CalendarMail | null;
  unsubscribeUrl: string | null;
  attachmentKind: string | null;
  attachmentId: string | null;
  attempts: number;
}

/**
 * A mail is claimed only when a connection to the mail server is free. If it waited for a slow server after its claim,
 * the claim could expire and the mail be sent twice.
 */
const connectionSemaphore = new Semaphore(SMTP_CONNECTIONS);

/** Sends a mail if it is due; does nothing for one that is sent, given up or claimed by another run. */
export const sendMail: JobHandler<{ id: string }> = (services, run) =>
  connectionSemaphore.run(() => claimAndSend(services, run));

/**
 * Claims a mail, sends it, and stores that it was sent. The claim keeps other runs from sending the same mail. If this
 * run dies after sending, the next one sends the mail with the same Message-ID, which mail programs show once.
 */
const claimAndSend: JobHandler<{ id: string }> = async (services, { data }) => {
  const { reads, mailer, log } = services;
  const [mail] = await reads.run(
    system,
    sql<ClaimedMail>`
      update mail set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute' * power(2, attempts)
      where id = ${data.id} and sent_at is null and failed_at is null and next_attempt_at <= now()
      returning id, kind, recipient, subject, text, html, calendar, attempts,
        unsubscribe_url as "unsubscribeUrl", attachment_kind as "attachmentKind", attachment_id as "attachmentId"`,
  );
  if (!mail) return;
  try {
    const attachment = await renderAttachment(services, mail);
    const outgoing = {
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.calendar && { calendar: mail.calendar }),
      ...(mail.unsubscribeUrl && { unsubscribeUrl: mail.unsubscribeUrl }),
      ...(attachment && { attachment }),
    };
    const attributes = { 'peer.service': 'mail', 'portal.mail.kind': mail.kind };
    await traced({ name: 'send mail', kind: 'client', attributes }, () => mailer.send(outgoing));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ mailId: mail.id, kind: mail.kind, attempts: mail.attempts, reason }, 'mail could not be sent');
    await reads.run(
      system,
      sql`
        update mail set last_error = ${reason.slice(0, 500)}, failed_at = case when gives_up then now() end,
          text = case when gives_up then '' else text end, html = case when gives_up then '' else html end,
          calendar = case when gives_up then null else calendar end,
          unsubscribe_url = case when gives_up then null else unsubscribe_url end
        from (select attempts >= ${MAX_ATTEMPTS} as gives_up from mail where id = ${mail.id}) decided
        where id = ${mail.id}`,
    );
    return;
  }
  // The content may include a link that opens an account, so it is deleted once it is no longer needed.
  await reads.run(
    system,
    sql`
      update mail set sent_at = now(), text = '', html = '', calendar = null, unsubscribe_url = null, last_error = null
      where id = ${mail.id}`,
  );
};

/** A failure to render counts as a failed attempt, so that the mail is tried again. */
async function renderAttachment(
  services: Services,
  { attachmentKind, attachmentId }: Pick<ClaimedMail, 'attachmentKind' | 'attachmentId'>,
): Promise<AttachedFile | undefined> {
  if (!attachmentKind || !attachmentId) return undefined;
  const render = services.attachments[attachmentKind];
  if (!render) throw new Error(`No room renders attachments of the kind ${attachmentKind}`);
  return render(services, attachmentId);
}

/** Deletes mails after 90 days, even unsent ones, which would come too late. */
export const pruneMail: JobHandler = async ({ reads }) => {
  await reads.run(system, sql`delete from mail where created_at < now() - interval '90 days'`);
};

/** Queues the mails whose job was lost or whose next attempt is due. */
export const sweepMail: JobHandler = async ({ reads, jobs }) => {
  const due = await reads.run(
    system,
    sql<{ id: string }>`
      select id from mail where sent_at is null and failed_at is null and next_attempt_at <= now()
        and created_at < now() - interval '30 seconds' order by next_attempt_at limit 200`,
  );
  await jobs.sendAll('mail.send', due);
};
