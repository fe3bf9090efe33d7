import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { OneTimeSecret } from '../../ui/OneTimeSecret.tsx';
import { AgreementRequired, type MissingAgreement } from './AgreementRequired.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import { DisconnectDialog } from './DisconnectDialog.tsx';
import { ReplaceSecretDialog } from './ReplaceSecretDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import type { IntegrationDialog_integration$key } from '#relay/IntegrationDialog_integration.graphql';

/** The dialog that is open; only one of the fields is set. */
export interface OpenedDialog {
  missingAgreement?: MissingAgreement;
  isConnecting?: boolean;
  settings?: { isEnabling: boolean };
  isReplacingSecret?: boolean;
  /** Domain of the shop to disconnect. */
  disconnecting?: string;
  /** New signing key, which is shown only once. */
  secret?: string;
}

interface IntegrationDialogProps {
  integration: IntegrationDialog_integration$key;
  installationId: string;
  opened: OpenedDialog;
  /** Opens the dialog that follows. */
  onOpen: (next: OpenedDialog) => void;
  onClose: () => void;
}

const integrationFragment = graphql`
  fragment IntegrationDialog_integration on IntegrationInstance {
    previousSecretEndsAt
    manifest {
      name
    }
    ...SettingsDialog_integration
  }
`;

export function IntegrationDialog({ integration, installationId, opened, onOpen, onClose }: IntegrationDialogProps) {
  const data = useFragment(integrationFragment, integration);
  useFocusReturn();
  const showSecret = (secret: string | undefined) => (secret ? onOpen({ secret }) : onClose());
  if (opened.missingAgreement) return <AgreementRequired {...opened.missingAgreement} onClose={onClose} />;
  if (opened.settings)
    return (
      <SettingsDialog
        integration={data}
        installationId={installationId}
        {...opened.settings}
        onSaved={showSecret}
        onClose={onClose}
      />
    );
  if (opened.isConnecting) {
    return (
      <ConnectDialog
        name={data.manifest.name}
        installationId={installationId}
        onAgreementRequired={(missingAgreement) => onOpen({ missingAgreement })}
        onClose={onClose}
      />
    );
  }
  if (opened.isReplacingSecret)
    return (
      <ReplaceSecretDialog
        installationId={installationId}
        isOverlap={data.previousSecretEndsAt !== null}
        onReplaced={showSecret}
        onClose={onClose}
      />
    );
  if (opened.disconnecting)
    return <DisconnectDialog installationId={installationId} shop={opened.disconnecting} onClose={onClose} />;
  return (
    opened.secret && (
      <OneTimeSecret
        title="Jeres signeringsnøgle"
        label="Signeringsnøgle"
        secret={opened.secret}
        purpose="Alle beskeder er signeret med den, så jeres system kan se, at de kommer fra portalen."
        warning="Nøglen vises kun denne ene gang. Kopiér den nu, og gem den et sikkert sted."
        onClose={onClose}
      />
    )
  );
}

/**
 * Returns the focus to the element that opened the first dialog; a second dialog that replaces the first does not know
 * that element.
 */
function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => () => void setTimeout(() => document.activeElement === document.body && opener?.focus()), [opener]);
}
