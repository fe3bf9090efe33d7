import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ConfirmEmailBanner_viewer$key } from '#relay/ConfirmEmailBanner_viewer.graphql';

/** Loaded together with the frame by the few who need it. */
const UnconfirmedBanner = lazy(async () => ({
  default: (await import('./UnconfirmedBanner.tsx')).UnconfirmedBanner,
}));

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

/** Asks a user with an unconfirmed e-mail, on every screen, to confirm it. */
export function ConfirmEmailBanner({ viewer }: { viewer: ConfirmEmailBanner_viewer$key }) {
  const { user, impersonation } = useFragment(viewerFragment, viewer);
  if (!user || user.emailConfirmedAt) return null;
  // When the user is changing the e-mail, the profile has the button that mails the link again.
  const canResend = !impersonation && !user.pendingEmail;
  return <UnconfirmedBanner email={user.email} canResend={canResend} />;
}
