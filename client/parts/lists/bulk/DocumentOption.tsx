import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf } from '../../../app/relay/errors.ts';
import { Select } from '../../../ui/TextField.tsx';
import type { DocumentOptionQuery } from '#relay/DocumentOptionQuery.graphql';

const query = graphql`
  query DocumentOptionQuery {
    admin {
      sharedDocuments {
        id
        title
      }
    }
  }
`;

type Documents = DocumentOptionQuery['response']['admin']['sharedDocuments'];

interface DocumentOptionProps {
  documentId: string | undefined;
  onChange: (documentId: string) => void;
}

/** Chooses a document that the reseller has shared with one company; they are loaded when the dialog opens. */
export function DocumentOption({ documentId, onChange }: DocumentOptionProps) {
  const environment = useRelayEnvironment();
  const [documents, setDocuments] = useState<Documents>([]);
  const [error, setError] = useState<string>();
  useEffect(() => {
    const fetching = fetchQuery<DocumentOptionQuery>(environment, query, {}).subscribe({
      next: ({ admin }) => setDocuments(admin.sharedDocuments),
      error: (reason: unknown) => setError(messageOf(reason, 'Kunne ikke hente dokumenterne')),
    });
    return () => fetching.unsubscribe();
  }, [environment]);
  return (
    <Select
      label="Dokument"
      value={documentId ?? ''}
      {...(error && { error })}
      onChange={({ target }) => onChange(target.value)}
    >
      {!documentId && <option value="">Vælg et dokument</option>}
      {documents.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}
