import { useMemo } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Frame.module.css';
import { ResendConfirmationButton } from './ResendConfirmationButton.tsx';
import type { ConfirmEmailBanner_viewer$key } from '#relay/ConfirmEmailBanner_viewer.graphql';
import type { ConfirmEmailBannerSubscription } from '#relay/ConfirmEmailBannerSubscription.graphql';

const subscription = graphql`
  subscription ConfirmEmailBannerSubscription {
    userChanged {
      edge {
        node {
          id
          email
          emailConfirmedAt
        }
      }
    }
  }
`;

const viewerFragment = graphql`
  fragment ConfirmEmailBanner_viewer on Viewer {
    user {
      email
      emailConfirmedAt
      pendingEmail {
        email
      }
    }
    impersonation {
      adminName
    }
  }
`;

/**
 * Asks a user with an unconfirmed e-mail, on every screen, to confirm it. A subscription removes the banner when the
 * user confirms it in another tab or on another device.
 */
export function ConfirmEmailBanner({ viewer }: { viewer: ConfirmEmailBanner_viewer$key }) {
  const { user, impersonation } = useFragment(viewerFragment, viewer);
  if (!user || user.emailConfirmedAt) return null;
  // When the user is changing the e-mail, the profile has the button that mails the link again.
  const canResend = !impersonation && !user.pendingEmail;
  return <UnconfirmedBanner email={user.email} canResend={canResend} />;
}

function UnconfirmedBanner({ email, canResend }: { email: string; canResend: boolean }) {
  useSubscription<ConfirmEmailBannerSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
  return (
    <section className={styles.confirm} aria-label="Ubekræftet adresse">
      <Banner tone="amber" action={canResend && <ResendConfirmationButton label="Send igen" />}>
        <p>
          <strong>Bekræft din e-mail</strong> for at invitere <span className={styles.notOnPhone}>og oprette </span>
          kolleger. Linket er sendt til <span className={styles.address}>{email}</span>.{' '}
          <span className={styles.notOnPhone}>Forkert adresse? </span>
          <Link to="/profile">Ret den</Link>.
        </p>
      </Banner>
    </section>
  );
}
