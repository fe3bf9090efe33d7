import { useMemo } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay';
import { Banner } from '../ui/Banner.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './Frame.module.css';
import { SendAgain } from './SendAgain.tsx';
import type { ConfirmEmailBanner_viewer$key } from './__generated__/ConfirmEmailBanner_viewer.graphql.ts';
import type { ConfirmEmailBannerSubscription } from './__generated__/ConfirmEmailBannerSubscription.graphql.ts';

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

/**
 * Asks the user, on every screen, to confirm their email address. The subscription removes the banner when the link is
 * opened in another tab or on another device.
 */
export function ConfirmEmailBanner({ viewer }: { viewer: ConfirmEmailBanner_viewer$key }) {
  const { user, impersonation } = useFragment(
    graphql`
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
    `,
    viewer,
  );
  if (!user || user.emailConfirmedAt) return null;
  // The profile has the button when the link was sent to a new address.
  const canResend = !impersonation && !user.pendingEmail;
  return <UnconfirmedBanner email={user.email} canResend={canResend} />;
}

function UnconfirmedBanner({ email, canResend }: { email: string; canResend: boolean }) {
  useSubscription<ConfirmEmailBannerSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
  return (
    <section className={styles.confirm} aria-label="Ubekræftet adresse">
      <Banner tone="amber" action={canResend && <SendAgain label="Send igen" />}>
        <p>
          <strong>Bekræft din e-mail</strong> for at invitere <span className={styles.desk}>og oprette </span>kolleger.
          Linket er sendt til <span className={styles.address}>{email}</span>.{' '}
          <span className={styles.desk}>Forkert adresse? </span>
          <Link to="/profile">Ret den</Link>.
        </p>
      </Banner>
    </section>
  );
}
