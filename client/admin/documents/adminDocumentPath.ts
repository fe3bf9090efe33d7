export const adminDocumentPath = (id: string) => `/admin/documents/${id}`;
