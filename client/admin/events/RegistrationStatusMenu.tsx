import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { registrationStatusText } from '../../../domain/backOffice/consequences.ts';
import { labelOf, RegistrationStatus, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import styles from '../../parts/lists/cells.module.css';
import { IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { RegistrationRow } from './RegistrationRow.ts';
import type { RegistrationStatusMenuMutation } from '#relay/RegistrationStatusMenuMutation.graphql';

interface RegistrationStatusMenuProps {
  registration: RegistrationRow;
  /** Whether a place at the event costs money. */
  isPaid: boolean;
}

const mutation = graphql`
  mutation RegistrationStatusMenuMutation($id: ID!, $version: Int, $status: EventRegistrationStatus!) {
    setRegistrationStatus(id: $id, version: $version, status: $status) {
      edge {
        node {
          ...readRegistration_registration
          event {
            id
            registrationCount
            waitingCount
          }
        }
      }
    }
  }
`;

/**
 * The status of a registration, and a menu of the others. A change is confirmed, because it mails the person, and then
 * shown at once.
 */
export function RegistrationStatusMenu({ registration, isPaid }: RegistrationStatusMenuProps) {
  const { id, version, name, status } = registration;
  const [changeStatus, isChanging] = useOptimisticAction<RegistrationStatusMenuMutation>(
    mutation,
    'Der opstod en fejl ved opdatering af status',
  );
  const [newStatus, setNewStatus] = useState<RegistrationStatus>();
  const label = `Skift status for ${name}`;
  return (
    <span className={styles.row}>
      <StatusBadge words={RegistrationStatus} status={status} />
      <Menu
        label={label}
        trigger={
          // The next change needs the version that the answer brings.
          <IconButton label={label} size="small" isDisabled={isChanging}>
            <ChevronDown aria-hidden />
          </IconButton>
        }
        entries={valuesOf(RegistrationStatus)
          .filter(
            (value) => value !== status && value !== 'REQUESTED' && (value !== 'OFFERED' || status === 'WAITLISTED'),
          )
          .map((value) => ({
            id: value,
            label: actionLabel(status, value),
            onAction: () => setNewStatus(value),
          }))}
      />
      {newStatus && (
        <StatusDialog
          registration={registration}
          newStatus={newStatus}
          isPaid={isPaid}
          onConfirm={() => {
            setNewStatus(undefined);
            void changeStatus(
              { id, version, status: newStatus },
              { ids: [id], apply: (record) => void record.setValue(newStatus, 'status') },
            );
          }}
          onClose={() => setNewStatus(undefined)}
        />
      )}
    </span>
  );
}

const actionLabel = (before: string, after: RegistrationStatus) => {
  if (after === 'OFFERED') return 'Tilbyd en ledig plads';
  if (before === 'REQUESTED' && after === 'CONFIRMED') return 'Bekræft';
  if (before === 'REQUESTED' && after === 'CANCELLED') return 'Afvis';
  return before === 'OFFERED' && after === 'WAITLISTED' ? 'Træk tilbuddet tilbage' : RegistrationStatus[after].label;
};

interface StatusDialogProps extends RegistrationStatusMenuProps {
  newStatus: RegistrationStatus;
  onConfirm: () => void;
  onClose: () => void;
}

function StatusDialog({ registration: { name, status }, newStatus, isPaid, onConfirm, onClose }: StatusDialogProps) {
  return (
    <ConfirmDialog
      title={`Skift ${name} til ${labelOf(RegistrationStatus, newStatus).toLocaleLowerCase('da')}?`}
      isOpen
      danger={newStatus === 'CANCELLED'}
      confirmLabel="Skift status"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {registrationStatusText(status as RegistrationStatus, newStatus, isPaid)}
    </ConfirmDialog>
  );
}
