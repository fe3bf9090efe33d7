import { useMemo } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay';
import { SendAgain } from '../profile/SendAgain.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './Frame.module.css';
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

/** On every screen until the address is confirmed, wherever the link is opened. */
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
  // A link that waits for a new address is shown, and sent again, at the profile.
  const isOwnToSend = !impersonation && !user.pendingEmail;
  return <Unconfirmed email={user.email} isOwnToSend={isOwnToSend} />;
}

function Unconfirmed({ email, isOwnToSend }: { email: string; isOwnToSend: boolean }) {
  useSubscription<ConfirmEmailBannerSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
  return (
    <section className={styles.confirm} aria-label="Ubekræftet adresse">
      <Banner tone="amber" action={isOwnToSend && <SendAgain label="Send igen" />}>
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
