import { sql, type RawBuilder } from 'kysely';
import { formatDate } from '../../../../domain/basics/dates.ts';
import { DocumentKind, type DocumentRequirement } from '../../../../domain/work/files.ts';
import type { Config } from '../../../platform/config.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage } from '../../../platform/mail/outgoing.ts';

interface SharedVersion {
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
 * A row for each version that the reseller has shared and each person of the company who sees the document. Only the
 * administrators are asked to confirm.
 */
const recipientsOf = (condition: RawBuilder<unknown>) => sql<SharedVersion>`
  select d.customer_id as "customerId", d.id as "documentId", d.title, d.kind, d.requirement, d.due_on::text as "dueOn",
    f.version_number as "versionNumber", f.note, u.name, u.email
  from stored_file f
    join company_document d on d.id = f.document_id
    join user_account u on u.customer_id = d.customer_id
  where f.is_from_reseller and d.deleted_at is null and u.deactivated_at is null and ${condition}
    and (d.requirement <> 'CONFIRM' or u.company_role = 'ADMINISTRATOR')
    and (u.subjects is null or d.subject is null or d.subject = any(u.subjects))
    and (u.department_ids is null or d.department_id is null or d.department_id = any(u.department_ids))
  order by f.id, u.id`;

/** Mails the versions of documents that have this content, now that they can be read. */
export const mailSharedVersions = (write: Write, config: Config, contentId: string): Promise<void> =>
  mailTo(write, config, sql`f.content_id = ${contentId}`);

/** Mails one version of a document. Nothing is mailed about another file. */
export const mailSharedVersion = (write: Write, config: Config, fileId: string): Promise<void> =>
  mailTo(write, config, sql`f.id = ${fileId}`);

async function mailTo(write: Write, config: Config, condition: RawBuilder<unknown>): Promise<void> {
  for (const version of await runIn(write.em, recipientsOf(condition))) write.mail(sharedMail(config, version));
}

const sharedMail = ({ product, publicUrl }: Config, version: SharedVersion): MailMessage => ({
  kind: 'document-shared',
  to: version.email,
  subject: version.requirement === 'CONFIRM' ? 'Et dokument skal bekræftes' : 'Nyt dokument',
  product,
  greeting: `Hej ${version.name}`,
  paragraphs: [
    version.versionNumber > 1
      ? `Vi har delt version ${version.versionNumber} af »${version.title}«.`
      : `Vi har delt »${version.title}« med jer, under ${DocumentKind[version.kind].label}.`,
    ...(version.note ? [version.note] : []),
    ...askedOf(version),
  ],
  action: {
    label: 'Se dokumentet',
    url: companyScreen(publicUrl, `/documents/${version.documentId}`, version.customerId),
  },
  notes: ['Du kan slå mails om dokumenter fra på din profil.'],
});

function askedOf({ requirement, dueOn }: SharedVersion): string[] {
  const by = dueOn ? ` senest ${formatDate(dueOn)}` : '';
  if (requirement === 'CONFIRM') return [`En kontoadministrator skal bekræfte dokumentet${by}.`];
  return requirement === 'READ' ? [`I bedes læse dokumentet${by}.`] : [];
}
