import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { registrationStatusText } from '../../../domain/consequences.ts';
import { labelOf, RegistrationStatus, valuesOf } from '../../../domain/vocabulary.ts';
import { useAction } from '../../relay/useAction.ts';
import { useAttempt } from '../../relay/useAttempt.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from '../Admin.module.css';
import type { RegistrationRow } from './RegistrationRow.ts';
import type { RegistrationStatusMenuMutation } from './__generated__/RegistrationStatusMenuMutation.graphql.ts';

interface RegistrationStatusMenuProps {
  registration: RegistrationRow;
  /** Whether a seat at the event costs money. */
  isPaid: boolean;
}

/** The status of a registration, and a menu of the others. A change is confirmed, because it mails the person. */
export function RegistrationStatusMenu({ registration, isPaid }: RegistrationStatusMenuProps) {
  const { name, status } = registration;
  const [newStatus, setNewStatus] = useState<RegistrationStatus>();
  const label = `Skift status for ${name}`;
  return (
    <span className={styles.row}>
      <StatusBadge words={RegistrationStatus} status={status} />
      <Menu
        label={label}
        trigger={
          <IconButton label={label} size="small">
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
  onClose: () => void;
}

function StatusDialog({ registration, newStatus, isPaid, onClose }: StatusDialogProps) {
  const { id, version, name, status } = registration;
  const [changeStatus] = useAction<RegistrationStatusMenuMutation>(graphql`
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
  `);
  const { attempt, message } = useAttempt(async () => {
    await changeStatus({ id, version, status: newStatus });
    onClose();
  }, 'Der opstod en fejl ved opdatering af status');
  return (
    <ConfirmDialog
      title={`Skift ${name} til ${labelOf(RegistrationStatus, newStatus).toLocaleLowerCase('da')}?`}
      isOpen
      danger={newStatus === 'CANCELLED'}
      confirmLabel="Skift status"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {registrationStatusText(status as RegistrationStatus, newStatus, isPaid)}
    </ConfirmDialog>
  );
}
