import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { ResendConfirmationButton } from '../../app/shell/ResendConfirmationButton.tsx';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Profile.module.css';
import type { PendingEmail_user$key } from '#relay/PendingEmail_user.graphql';
import type { PendingEmailCancelMutation } from '#relay/PendingEmailCancelMutation.graphql';

/** The confirmation link is usually opened in another tab or on a phone, so the change arrives by subscription. */
const subscription = graphql`
  subscription PendingEmailSubscription {
    userChanged {
      edge {
        node {
          id
          email
          emailConfirmedAt
          pendingEmail {
            email
            expiresAt
            isExpired
          }
        }
      }
    }
  }
`;

const userFragment = graphql`
  fragment PendingEmail_user on User {
    email
    pendingEmail {
      email
      expiresAt
      isExpired
    }
  }
`;

const mutation = graphql`
  mutation PendingEmailCancelMutation {
    cancelEmailChange {
      pendingEmail {
        email
      }
    }
  }
`;

/** A change of e-mail that waits for confirmation. An impersonating admin can only see it. */
export function PendingEmail({ user, isImpersonated }: { user: PendingEmail_user$key; isImpersonated: boolean }) {
  const { email, pendingEmail } = useFragment(userFragment, user);
  useLiveUpdates(subscription);
  const [cancel, isCancelling] = useActionWithToast<PendingEmailCancelMutation>(mutation, {
    done: `Du logger fortsat ind med ${email}`,
    failure: 'Kunne ikke annullere ændringen',
  });
  if (!pendingEmail) return null;
  const { isExpired } = pendingEmail;
  return (
    <Banner tone={isExpired ? 'amber' : 'blue'} role="status">
      <p className={styles.pending}>
        <strong>{pendingEmail.email} afventer bekræftelse.</strong>{' '}
        {isExpired ? (
          'Linket, vi sendte, er udløbet. '
        ) : (
          <>
            Åbn linket i mailen inden{' '}
            <time dateTime={pendingEmail.expiresAt}>{formatDateTime(pendingEmail.expiresAt)}</time>.{' '}
          </>
        )}
        Indtil da logger du ind med {email}.
      </p>
      {!isImpersonated && (
        <div className={styles.pendingActions}>
          <ResendConfirmationButton label="Send linket igen" />
          <Button size="small" isPending={isCancelling} onPress={() => void cancel({})}>
            Annuller ændringen
          </Button>
        </div>
      )}
    </Banner>
  );
}
