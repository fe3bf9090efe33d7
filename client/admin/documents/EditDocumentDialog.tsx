import { graphql, useFragment } from 'react-relay';
import { documentForm } from '../../../domain/work/validation/files.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { DocumentFields, inputOf, type DocumentValues } from '../../parts/documents/DocumentFields.tsx';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import type { EditDocumentDialog_document$key } from '#relay/EditDocumentDialog_document.graphql';
import type { EditDocumentDialogMutation } from '#relay/EditDocumentDialogMutation.graphql';

const documentFragment = graphql`
  fragment EditDocumentDialog_document on CompanyDocument {
    id
    version
    title
    kind
    requirement
    dueOn
    department {
      id
      name
    }
  }
`;

const mutation = graphql`
  mutation EditDocumentDialogMutation($id: ID!, $version: Int, $changes: CompanyDocumentChanges!) {
    updateDocumentAsAdmin(id: $id, version: $version, changes: $changes) {
      edge {
        node {
          ...EditDocumentDialog_document
          ...documentColumns_document
        }
      }
    }
  }
`;

type Departments = readonly { readonly id: string; readonly name: string }[];

interface EditDocumentDialogProps {
  document: EditDocumentDialog_document$key;
  departments: Departments;
  onClose: () => void;
}

/** Edits a document of a company, as the reseller. */
export function EditDocumentDialog({ document, departments, onClose }: EditDocumentDialogProps) {
  const data = useFragment(documentFragment, document);
  const { id, version, title, kind, requirement, dueOn, department } = data;
  const values: DocumentValues = {
    title,
    kind: kind as DocumentValues['kind'],
    departmentId: department?.id ?? '',
    requirement: requirement as DocumentValues['requirement'],
    dueOn: dueOn ?? '',
  };
  const form = useAppForm<DocumentValues>(documentForm, values);
  const [update] = useAction<EditDocumentDialogMutation>(mutation);
  return (
    <EditDialog
      title="Rediger dokument"
      form={form}
      submitLabel="Gem"
      stored={{ version, values }}
      save={(typed, basedOn) => update({ id, version: basedOn, changes: inputOf(typed) })}
      done="Dokumentet er gemt"
      failure="Kunne ikke gemme dokumentet"
      onClose={onClose}
    >
      <DocumentFields form={form} departments={withStored(departments, department)} isAdmin />
      <p>Når du beder kunden læse eller bekræfte dokumentet, får de, det gælder, en mail.</p>
    </EditDialog>
  );
}

/** A company may have more departments than the list names. */
const withStored = (departments: Departments, stored: Departments[number] | null | undefined): Departments =>
  stored && !departments.some(({ id }) => id === stored.id) ? [...departments, stored] : departments;
