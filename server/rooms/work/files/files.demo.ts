import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { subjectOfDocuments, type DocumentKind, type DocumentRequirement } from '../../../../domain/work/files.ts';
import type { Demo, DemoProviders } from '../../../demo/Demo.ts';
import { newId } from '../../../platform/db/ids.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { keyOf } from '../../../platform/files/FileStore.ts';
import type { Services } from '../../../platform/services.ts';
import { CompanyDocument } from './CompanyDocument.ts';
import { FileContent } from './FileContent.ts';
import { scanFiles } from './scan.jobs.ts';
import { StoredFile } from './StoredFile.ts';
import { assertStoreIsOurs } from './storePlace.ts';

const system = { role: dbRoles.system };

interface DemoDocument {
  title: string;
  name: string;
  kind: DocumentKind;
  requirement?: DocumentRequirement;
  isFromReseller?: boolean;
  versions: number;
}

const documents: DemoDocument[] = [
  {
    title: 'Databehandleraftale',
    name: 'Databehandleraftale.pdf',
    kind: 'DATA_PROTECTION',
    requirement: 'CONFIRM',
    isFromReseller: true,
    versions: 3,
  },
  {
    title: 'Referat af driftsmøde, november',
    name: 'Referat november.txt',
    kind: 'REPORTS',
    requirement: 'READ',
    isFromReseller: true,
    versions: 1,
  },
  { title: 'Retningslinjer for tone i kundesvar', name: 'Tone i kundesvar.txt', kind: 'OTHER', versions: 2 },
  { title: 'Svartider pr. kanal, 3. kvartal', name: 'Svartider.csv', kind: 'REPORTS', versions: 1 },
];

/** The program is for everybody, the slides are for attendees. */
const EVENT_FILES = [
  { name: 'Program.pdf', isForAttendees: false },
  { name: 'Slides.pdf', isForAttendees: true },
];
const EVENT_TITLE = 'Zendesk for nye medarbejdere';
const EMPLOYEE = 'Jonas Bech';

export const demo: Demo = { addAtProviders: addFiles };

async function addFiles(providers: DemoProviders): Promise<void> {
  await addDocuments(providers);
  await addEventFiles(providers.services);
  await scanFiles(providers.services, { id: 'demo', data: {} });
}

/** Documents of the demo's customer. A company that has documents gets no more. */
async function addDocuments({ services, customerEmail }: DemoProviders): Promise<void> {
  const [customer] = await services.reads.run(
    system,
    sql<{ customerId: string; name: string; hasDocuments: boolean }>`
      select u.customer_id as "customerId", u.name,
        exists (select from company_document d where d.customer_id = u.customer_id) as "hasDocuments"
      from user_account u where u.email = ${customerEmail} and u.customer_id is not null`,
  );
  if (!customer || customer.hasDocuments) return;
  for (const document of documents) await addDocument(services, customer, document);
}

/** An event that has files gets no more. */
async function addEventFiles(services: Services): Promise<void> {
  const [event] = await services.reads.run(
    system,
    sql<{ id: string }>`
      select e.id from event e where e.title = ${EVENT_TITLE}
        and not exists (select from stored_file f where f.event_id = e.id) order by e.id limit 1`,
  );
  if (!event) return;
  for (const { name, isForAttendees } of EVENT_FILES) {
    const stored = await storeText(services, event.id, textOf(name, `${EVENT_TITLE}: ${name}`));
    await services.writes.run(system, async (write) => {
      await assertStoreIsOurs(write, services.files);
      write.em.create(StoredFile, {
        id: stored.id,
        name,
        size: stored.size,
        state: 'STORED',
        contentId: createContent(write, null, stored).id,
        eventId: event.id,
        isForAttendees,
        uploadedByName: EMPLOYEE,
        isFromReseller: true,
      });
    });
  }
}

async function addDocument(
  services: Services,
  { customerId, name: customerName }: { customerId: string; name: string },
  { title, name, kind, requirement = 'NONE', isFromReseller = false, versions }: DemoDocument,
): Promise<void> {
  const author = isFromReseller ? EMPLOYEE : customerName;
  const files: StoredText[] = [];
  for (let version = 1; version <= versions; version += 1)
    files.push(await storeText(services, customerId, textOf(name, `${title}, version ${version}`)));
  await services.writes.run(system, async (write) => {
    await assertStoreIsOurs(write, services.files);
    const document = write.em.create(CompanyDocument, {
      customerId,
      title,
      kind,
      requirement,
      isFromReseller,
      subject: subjectOfDocuments[kind],
      createdByName: author,
    });
    for (const [i, stored] of files.entries())
      write.em.create(StoredFile, {
        id: stored.id,
        customerId,
        name,
        size: stored.size,
        state: 'STORED',
        contentId: createContent(write, customerId, stored).id,
        documentId: document.id,
        versionNumber: i + 1,
        uploadedByName: author,
        isFromReseller,
      });
  });
}

type StoredText = Awaited<ReturnType<typeof storeText>>;

const createContent = ({ em }: Write, customerId: string | null, { sha256, size, storeKey, mediaType }: StoredText) =>
  em.create(FileContent, { customerId, sha256, size, storeKey, mediaType, state: 'SCANNING', scanAt: new Date() });

async function storeText({ files }: Services, ownerId: string, text: string) {
  const id = newId(StoredFile.idPrefix);
  const storeKey = keyOf(ownerId, id);
  await files.putBytes(storeKey, Buffer.from(text));
  return {
    id,
    storeKey,
    size: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    mediaType: text.startsWith('%PDF-') ? 'application/pdf' : 'text/plain',
  };
}

/** A PDF with one line, or the line alone. */
function textOf(name: string, line: string): string {
  if (!name.endsWith('.pdf')) return `${line}\n`;
  const stream = `BT /F1 18 Tf 72 760 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('');
  return `%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`;
}
