import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { RadioCards } from '../../ui/Choice.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import styles from './Integrations.module.css';
import type { ReplaceSecretDialogMutation } from '#relay/ReplaceSecretDialogMutation.graphql';

interface ReplaceSecretDialogProps {
  installationId: string;
  /** Whether an earlier key is still valid. */
  isOverlap: boolean;
  onReplaced: (signingSecret: string | undefined) => void;
  onClose: () => void;
}

const mutation = graphql`
  mutation ReplaceSecretDialogMutation($installationId: ID!, $keepOldHours: Int!) {
    replaceWebhookSecret(installationId: $installationId, keepOldHours: $keepOldHours) {
      signingSecret
      integration {
        ...IntegrationCard_integration
      }
    }
  }
`;

export function ReplaceSecretDialog({ installationId, isOverlap, onReplaced, onClose }: ReplaceSecretDialogProps) {
  const [hours, setHours] = useState(isOverlap ? '0' : '24');
  const [replace] = useAction<ReplaceSecretDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    const { replaceWebhookSecret } = await replace({ installationId, keepOldHours: Number(hours) });
    onReplaced(replaceWebhookSecret.signingSecret ?? undefined);
  }, 'Kunne ikke gemme indstillinger');
  return (
    <ConfirmDialog
      title="Vil du have en ny signeringsnøgle?"
      isOpen
      danger={hours === '0'}
      confirmLabel="Lav ny nøgle"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
      details={
        !isOverlap && (
          <div className={styles.overlap}>
            <RadioCards
              label="Den nuværende nøgle gælder"
              name="overlap"
              selected={hours}
              onChange={(event) => setHours(event.target.value)}
              options={overlaps}
            />
          </div>
        )
      }
    >
      {isOverlap
        ? 'Den tidligere nøgle gælder stadig ved siden af den nuværende. En ny nøgle afløser begge med det samme.'
        : 'Beskeder signeres med begge nøgler, så længe den nuværende stadig gælder, så I kan nå at skifte den.'}
    </ConfirmDialog>
  );
}

const overlaps = [
  { value: '24', title: 'I 24 timer' },
  { value: '168', title: 'I 7 dage' },
  { value: '0', title: 'Ikke længere', text: 'Vælg det, hvis andre kan kende den.' },
];
