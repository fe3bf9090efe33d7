import { sql, type RawBuilder } from 'kysely';
import { formatDate } from '../../../../domain/basics/dates.ts';
import { DocumentKind, type DocumentRequirement } from '../../../../domain/work/files.ts';
import type { Config } from '../../../platform/config.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage } from '../../../platform/mail/outgoing.ts';
import { awaitedVersion } from './awaitedVersion.ts';

interface MailedVersion {
  customerId: string;
  documentId: string;
  title: string;
  kind: DocumentKind;
  requirement: DocumentRequirement;
  dueOn: string | null;
  versionNumber: number;
  note: string | null;
  name: string;
  email: string;
}

/**
 * A row for each version and each person of the company who sees the document. Only the administrators are asked to
 * confirm.
 */
const recipientsOf = (condition: RawBuilder<unknown>) => sql<MailedVersion>`
  select d.customer_id as "customerId", d.id as "documentId", d.title, d.kind, d.requirement, d.due_on::text as "dueOn",
    f.version_number as "versionNumber", f.note, u.name, u.email
  from stored_file f
    join company_document d on d.id = f.document_id
    join user_account u on u.customer_id = d.customer_id
  where d.deleted_at is null and u.deactivated_at is null and ${condition}
    and (d.requirement <> 'CONFIRM' or u.company_role = 'ADMINISTRATOR')
    and (u.subjects is null or d.subject is null or d.subject = any(u.subjects))
    and (u.department_ids is null or d.department_id is null or d.department_id = any(u.department_ids))
  order by f.id, u.id`;

/** Mails the versions of documents that have this content, now that they can be read. */
export const mailSharedVersions = (write: Write, config: Config, contentId: string): Promise<void> =>
  mailTo(write, sql`f.is_from_reseller and f.content_id = ${contentId}`, (version) => sharedMail(config, version));

/** Mails one version of a document. Nothing is mailed about another file. */
export const mailSharedVersion = (write: Write, config: Config, fileId: string): Promise<void> =>
  mailTo(write, sql`f.is_from_reseller and f.id = ${fileId}`, (version) => sharedMail(config, version));

/**
 * Mails what the reseller asks about a document that is there already. Nobody gets a mail while no version can be read,
 * because the scan sends one then, and none is sent when the newest version has been read or confirmed before.
 */
export const mailRequirement = (write: Write, config: Config, documentId: string): Promise<void> =>
  mailTo(
    write,
    sql`f.id = (select ${awaitedVersion} from company_document where id = ${documentId} and requirement <> 'NONE')`,
    (version) => askingMail(config, version),
  );

async function mailTo(
  write: Write,
  condition: RawBuilder<unknown>,
  mailOf: (version: MailedVersion) => MailMessage,
): Promise<void> {
  for (const version of await runIn(write.em, recipientsOf(condition))) write.mail(mailOf(version));
}

const CONFIRM_SUBJECT = 'Et dokument skal bekræftes';

const sharedMail = (config: Config, version: MailedVersion): MailMessage => {
  const { requirement, versionNumber, title, kind } = version;
  return documentMail(config, version, {
    subject: requirement === 'CONFIRM' ? CONFIRM_SUBJECT : 'Nyt dokument',
    reason:
      versionNumber > 1
        ? `Vi har delt version ${versionNumber} af »${title}«.`
        : `Vi har delt »${title}« med jer, under ${DocumentKind[kind].label}.`,
  });
};

const askingMail = (config: Config, version: MailedVersion): MailMessage =>
  documentMail(config, version, {
    subject: version.requirement === 'CONFIRM' ? CONFIRM_SUBJECT : 'Et dokument skal læses',
    reason: `Det gælder »${version.title}«, under ${DocumentKind[version.kind].label}.`,
  });

const documentMail = (
  { product, publicUrl }: Config,
  version: MailedVersion,
  { subject, reason }: { subject: string; reason: string },
): MailMessage => ({
  kind: 'document-shared',
  to: version.email,
  subject,
  product,
  greeting: `Hej ${version.name}`,
  paragraphs: [reason, ...(version.note ? [version.note] : []), ...askedOf(version)],
  action: {
    label: 'Se dokumentet',
    url: companyScreen(publicUrl, `/documents/${version.documentId}`, version.customerId),
  },
  notes: ['Du kan slå mails om dokumenter fra på din profil.'],
});

function askedOf({ requirement, dueOn }: MailedVersion): string[] {
  const by = dueOn ? ` senest ${formatDate(dueOn)}` : '';
  if (requirement === 'CONFIRM') return [`En kontoadministrator skal bekræfte dokumentet${by}.`];
  return requirement === 'READ' ? [`I bedes læse dokumentet${by}.`] : [];
}
