import { RotateCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { CompanyRole, labelOf } from '../../../domain/basics/vocabulary.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { Avatar, Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { RevokeInvitationDialog } from './userDialogs.ts';
import styles from './Users.module.css';
import type { InvitationRow_invitation$key } from '#relay/InvitationRow_invitation.graphql';
import type { InvitationRowResendMutation } from '#relay/InvitationRowResendMutation.graphql';

interface InvitationRowProps {
  invitation: InvitationRow_invitation$key;
  connection: string;
}

const invitationFragment = graphql`
  fragment InvitationRow_invitation on Invitation {
    id
    name
    email
    expiresAt
    isExpired
    invitedBy
    companyRole
  }
`;

const mutation = graphql`
  mutation InvitationRowResendMutation($id: ID!) {
    resendInvitation(id: $id) {
      edge {
        node {
          ...InvitationRow_invitation
        }
      }
    }
  }
`;

export function InvitationRow({ invitation, connection }: InvitationRowProps) {
  const { id, name, email, expiresAt, isExpired, invitedBy, companyRole } = useFragment(invitationFragment, invitation);
  const [isRevoking, setRevoking] = useState(false);
  const [resend, isResending] = useActionWithToast<InvitationRowResendMutation>(mutation, {
    done: 'Invitation sendt igen',
    failure: 'Kunne ikke sende invitationen',
  });
  return (
    <ListItem
      icon={<Avatar name={name} />}
      title={
        <span className={styles.who}>
          {name} {isExpired && <Badge tone="grey">Udløbet</Badge>}
        </span>
      }
      text={
        <>
          {email} · inviteret af {invitedBy} · {labelOf(CompanyRole, companyRole)} ·{' '}
          {isExpired ? 'udløb' : 'gælder til'}{' '}
          <time className="num" dateTime={expiresAt}>
            {formatDateTime(expiresAt)}
          </time>
        </>
      }
      end={
        <Allowed to="canManagePeople">
          <span className={styles.actions}>
            <Button
              size="small"
              aria-label={`Send igen til ${name}`}
              isPending={isResending}
              onPress={() => void resend({ id })}
            >
              <RotateCw aria-hidden /> Send igen
            </Button>
            <Button
              size="small"
              variant="dangerQuiet"
              aria-label={`Træk tilbage, invitationen til ${name}`}
              onPress={() => setRevoking(true)}
            >
              <Undo2 aria-hidden /> Træk tilbage
            </Button>
            {isRevoking && (
              <RevokeInvitationDialog id={id} name={name} connection={connection} onClose={() => setRevoking(false)} />
            )}
          </span>
        </Allowed>
      }
    />
  );
}
