import { ChevronDown } from 'lucide-react';
import { graphql } from 'react-relay';
import { RegistrationStatus, valuesOf } from '../../../domain/vocabulary.ts';
import { messageOf } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from '../Admin.module.css';
import type { RegistrationRow } from './RegistrationRow.ts';
import type { RegistrationStatusMenuMutation } from './__generated__/RegistrationStatusMenuMutation.graphql.ts';

interface RegistrationStatusMenuProps {
  registration: RegistrationRow;
  /** Called with undefined when a change of the status begins, and with the error message when the change fails. */
  onMessageChange: (message: string | undefined) => void;
}

export function RegistrationStatusMenu({
  registration: { id, version, name, status },
  onMessageChange,
}: RegistrationStatusMenuProps) {
  const [changeStatus, isChanging] = useAction<RegistrationStatusMenuMutation>(graphql`
    mutation RegistrationStatusMenuMutation($id: ID!, $version: Int, $status: EventRegistrationStatus!) {
      setRegistrationStatus(id: $id, version: $version, status: $status) {
        edge {
          node {
            ...RegistrationsDialog_registration
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
  const setStatus = (newStatus: RegistrationStatus) => {
    onMessageChange(undefined);
    changeStatus({ id, version, status: newStatus }).catch((error: unknown) =>
      onMessageChange(messageOf(error, 'Der opstod en fejl ved opdatering af status')),
    );
  };
  const label = `Skift status for ${name}`;
  return (
    <span className={styles.row}>
      <StatusBadge words={RegistrationStatus} status={status} />
      <Menu
        label={label}
        trigger={
          <IconButton label={label} size="small" isPending={isChanging}>
            <ChevronDown aria-hidden />
          </IconButton>
        }
        entries={valuesOf(RegistrationStatus)
          .filter((value) => value !== status)
          .map((value) => ({ id: value, label: RegistrationStatus[value].label, onAction: () => setStatus(value) }))}
      />
    </span>
  );
}
