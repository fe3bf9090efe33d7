import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSecret } from '../../../../platform/access/tokens.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { keyOf } from '../../../../platform/files/FileStore.ts';
import type { Company } from '../../../../testing/companyWithEverything.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const filesRows = (rows: TestRows) => ({
  /** A document for all departments, which the company has shared, without a version. */
  async document(customerId: string, fields: Row = {}): Promise<string> {
    const id = newId('cdoc');
    await rows.insert('company_document', {
      id,
      customer_id: customerId,
      kind: 'OTHER',
      title: `Dokument ${rows.nextNumber()}`,
      is_from_reseller: false,
      created_by_name: 'Karla Kunde',
      newest_at: new Date(),
      created_at: new Date(),
      ...fields,
    });
    return id;
  },

  /** Bytes that the database says are in the store. Those of an event have no company. */
  async fileContent(customerId: string | null, fields: Row = {}): Promise<string> {
    const id = newId('fcon');
    await rows.insert('file_content', {
      id,
      customer_id: customerId,
      sha256: createHash('sha256').update(id).digest('hex'),
      store_key: keyOf(customerId ?? newId('evt'), newId('file')),
      size: 12,
      media_type: 'text/plain',
      state: 'READY',
      is_scanned: true,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },

  /** A file that is ready, at the thing that the fields name. That of an event has no company. */
  async file(customerId: string | null, fields: Row): Promise<string> {
    const id = newId('file');
    await rows.insert('stored_file', {
      id,
      customer_id: customerId,
      name: 'aftale.txt',
      size: 12,
      state: 'STORED',
      uploaded_by_name: 'Karla Kunde',
      is_from_reseller: false,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

/** Begins an upload of the caller, whose bytes are in the store. */
async function arrive({ app, nodes, ids, customerId, person }: Company): Promise<void> {
  const id = newId('file');
  const path = join(mkdtempSync(join(tmpdir(), 'arrived-')), id);
  writeFileSync(path, `file ${id}`);
  await (await app.portal.services.files.store()).put(keyOf(customerId, id), path);
  await app.world.file(customerId, {
    id,
    task_id: nodes.Task!,
    state: 'UPLOADING',
    uploaded_by_id: person.id,
    request_key: `${person.id}:${id}`,
    ticket_hash: hashSecret(id),
    arrived_sha256: createHash('sha256').update(id).digest('hex'),
    arrived_key: keyOf(customerId, id),
    media_type: 'text/plain',
  });
  nodes.ArrivedFile = id;
  ids.fileId = id;
}

const FILE = 'id name size state isScanned isReadable createdAt';
const DOCUMENT = 'id title kind requirement newestAt';

/** A file of the caller, who may delete it. */
const ownFile = async ({ app, nodes, customerId, person }: Company) => {
  nodes.OwnFile = await app.world.file(customerId, {
    task_id: nodes.Task!,
    uploaded_by_id: person.id,
    content_id: await app.world.fileContent(customerId),
  });
};

const ownDocument = async ({ app, nodes, customerId, person }: Company) => {
  nodes.OwnDocument = await app.world.document(customerId, { created_by_id: person.id });
};

export const fixture: Fixture = {
  factories: filesRows,
  tablesWithoutPeople: ['file_content', 'file_quota', 'file_place'],
  examples: {
    FileContent: async ({ app, customerId, ids }) => {
      ids.contentId = await app.world.fileContent(customerId);
    },
    async CompanyDocument({ app, customerId, mark, ids, nodes }) {
      ids.documentId = await app.world.document(customerId, { title: `${mark} dokument`, requirement: 'CONFIRM' });
      nodes.OwnDocument = ids.documentId;
      ids.targetId = ids.documentId;
      return ids.documentId;
    },
    async StoredFile({ app, customerId, mark, ids, nodes, person }) {
      const id = await app.world.file(customerId, {
        name: `${mark} fil.txt`,
        document_id: nodes.CompanyDocument!,
        version_number: 1,
        content_id: ids.contentId!,
        uploaded_by_id: person.id,
      });
      ids.fileId = id;
      Object.assign(nodes, { OwnFile: id, ArrivedFile: id });
      return id;
    },
    DocumentReading: async ({ app, customerId, nodes, person, mark }) => {
      await app.db.sql(
        `insert into document_reading (file_id, user_id, customer_id, user_name, opened_at)
         values ($1, $2, $3, $4, now())`,
        [nodes.StoredFile!, person.id, customerId, `${mark} person`],
      );
    },
    FileQuota: async ({ app, customerId }) => {
      await app.db.sql('insert into file_quota (customer_id, megabytes) values ($1, 100)', [customerId]);
    },
    FilePlace: async ({ app }) => {
      const { place } = await app.portal.services.files.store();
      await app.db.sql(
        `insert into file_place (id, place) values ('store', $1) on conflict (id) do update set place = excluded.place`,
        [place],
      );
    },
  },
  mutations: {
    createUpload: { callers: 'everyRole' },
    createUploadAsAdmin: { callers: 'supportOrSales' },
    createEventUpload: { callers: 'events' },
    completeUpload: { callers: 'everyRole', id: 'ArrivedFile', prepare: arrive },
    // What the file stands at decides about the area; the simulation judges the ids in the answers.
    completeUploadAsAdmin: { callers: 'employee', id: 'ArrivedFile', prepare: arrive },
    deleteFile: { callers: 'everyRole', id: 'OwnFile', prepare: ownFile },
    deleteFileAsAdmin: { callers: 'employee', id: 'OwnFile', prepare: ownFile },
    createDocument: { callers: 'everyRole' },
    createDocumentAsAdmin: { callers: 'sales' },
    updateDocument: {
      callers: 'everyRole',
      id: 'OwnDocument',
      prepare: ownDocument,
      edit: {
        table: 'company_document',
        row: ({ app, customerId, admin }) => app.world.document(customerId, { created_by_id: admin.id }),
        emptied: ['departmentId', 'department_id'],
        refused: 'title',
      },
    },
    updateDocumentAsAdmin: {
      callers: 'sales',
      id: 'OwnDocument',
      prepare: ownDocument,
      edit: {
        table: 'company_document',
        row: ({ app, customerId }) => app.world.document(customerId, { is_from_reseller: true }),
        stored: { due_on: '2027-01-01' },
        emptied: ['dueOn', 'due_on'],
        refused: 'title',
      },
    },
    deleteDocument: { callers: 'everyRole', id: 'OwnDocument', prepare: ownDocument },
    deleteDocumentAsAdmin: { callers: 'sales', id: 'OwnDocument', prepare: ownDocument },
    confirmDocument: {
      callers: 'administratorNotImpersonated',
      id: 'CompanyDocument',
      prepare: async ({ ids, nodes }) => void (ids.fileId = nodes.StoredFile!),
    },
    setFileQuota: { callers: 'admin' },
  },
  values: {
    size: 12,
    dueOn: '2099-01-31',
    megabytes: 100,
    /** A comment of the generated documents carries no file. */
    fileIds: null,
    serviceAgreementId: null,
    licenseRequestId: null,
    documentId: null,
  },
  rest: {
    'POST /api/files': {
      access: 'user',
      answer: 'path ticket expiresAt file.id file.state',
      body: ({ nodes }) => ({ name: 'skærmbillede.png', size: 12, taskId: nodes.Task }),
    },
    'POST /api/files/{ArrivedFile}/complete': { access: 'user', answer: FILE, prepare: arrive },
    'GET /api/files/{StoredFile}': { access: 'user', answer: FILE },
    'DELETE /api/files/{OwnFile}': { access: 'user', answer: 'id', prepare: ownFile },
    'GET /api/documents': { access: 'user', answer: DOCUMENT },
    'POST /api/documents': { access: 'user', answer: DOCUMENT, body: { title: 'Referat', kind: 'REPORTS' } },
    'DELETE /api/documents/{OwnDocument}': { access: 'user', answer: 'id', prepare: ownDocument },
  },
  topics: { 'file.changed': 'StoredFile', 'company-document.changed': 'CompanyDocument' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof filesRows> {}
}
