import { at, found } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields } from '../../../platform/rest/values.ts';

const fileFields = `id name size state refusal mediaType isScanned isReadable downloadPath versionNumber note
  uploadedByName isFromReseller createdAt version`;
const documentFields = `id title kind requirement dueOn isFromReseller createdByName newestAt isNew isAwaited version
  department { id name } currentFile { ${fileFields} }`;

/** Uploads, and the documents of the company. The bytes go to the path that `POST /api/files` answers. */
export const filesRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/api/files',
    document: `mutation RestCreateUpload($input: UploadInput!, $requestId: String!) {
      createUpload(input: $input, requestId: $requestId) { path ticket expiresAt file { ${fileFields} } }
    }`,
    fields: { requestId: 'idempotencyKey' },
    answer: 'createUpload',
  },
  {
    method: 'POST',
    path: '/api/files/:id/complete',
    document: `mutation RestCompleteUpload($id: ID!) { completeUpload(id: $id) { edge { node { ${fileFields} } } } }`,
    answer: at('completeUpload.edge.node'),
  },
  {
    method: 'GET',
    path: '/api/files/:id',
    document: `query RestFile($id: ID!) { node(id: $id) { ... on StoredFile { ${fileFields} } } }`,
    answer: found('node'),
  },
  {
    method: 'DELETE',
    path: '/api/files/:id',
    document: 'mutation RestDeleteFile($id: ID!) { deleteFile(id: $id) { deletedId } }',
    answer: { id: 'deleteFile.deletedId' },
  },
  {
    method: 'GET',
    path: '/api/documents',
    document: `query RestDocuments($first: Int!, $after: String, $kind: DocumentKind) {
      viewer {
        customer {
          documents(first: $first, after: $after, kind: $kind) { ${pageFields} edges { node { ${documentFields} } } }
        }
      }
    }`,
    answer: {
      id: 'id',
      title: 'title',
      kind: 'kind',
      requirement: 'requirement',
      dueOn: 'dueOn',
      isFromReseller: 'isFromReseller',
      createdByName: 'createdByName',
      newestAt: 'newestAt',
      isNew: 'isNew',
      isAwaited: 'isAwaited',
      version: 'version',
      department: 'department',
      currentFile: 'currentFile',
    },
    connection: 'viewer.customer?.documents',
    rowsAtOnce: 25,
  },
  {
    method: 'POST',
    path: '/api/documents',
    document: `mutation RestCreateDocument($input: CompanyDocumentInput!, $requestId: String!) {
      createDocument(input: $input, requestId: $requestId) { edge { node { ${documentFields} } } }
    }`,
    fields: { requestId: 'idempotencyKey' },
    answer: at('createDocument.edge.node'),
  },
  {
    method: 'DELETE',
    path: '/api/documents/:id',
    document: 'mutation RestDeleteDocument($id: ID!) { deleteDocument(id: $id) { deletedId } }',
    answer: { id: 'deleteDocument.deletedId' },
  },
];
