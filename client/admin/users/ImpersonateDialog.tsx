import { useState } from 'react';
import { graphql } from 'react-relay';
import { impersonationReason, REASON_MAX } from '../../../domain/identity/validation/impersonation.ts';
import { startImpersonation } from '../../app/relay/session.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextArea } from '../../ui/TextField.tsx';
import type { ImpersonateDialogMutation } from '#relay/ImpersonateDialogMutation.graphql';

interface ImpersonateDialogProps {
  user: { readonly id: string; readonly name: string };
  onClose: () => void;
}

const mutation = graphql`
  mutation ImpersonateDialogMutation($id: ID!, $reason: String!) {
    impersonate(id: $id, reason: $reason) {
      token
    }
  }
`;

/**
 * Asks for the reason before it signs the employee in as another user, for an hour at most: what the employee does then
 * is done in the name of that user.
 */
export function ImpersonateDialog({ user: { id, name }, onClose }: ImpersonateDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [impersonate] = useAction<ImpersonateDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    const answer = await impersonate({ id, reason: reason.trim() });
    startImpersonation(answer.impersonate.token, 'Du er nu logget ind som brugeren');
  }, 'Der opstod en fejl ved login som brugeren');
  const confirm = () => {
    const missing = impersonationReason.safeParse(reason).error?.issues[0]?.message;
    setError(missing);
    return missing ? undefined : attempt();
  };
  return (
    <ConfirmDialog
      title={`Log ind som ${name}?`}
      isOpen
      confirmLabel="Log ind som brugeren"
      message={message}
      onConfirm={confirm}
      onCancel={onClose}
      details={
        <TextArea
          label="Begrundelse"
          hint="Står i revisionsloggen. Virksomhedens kontoadministratorer får den på mail, hvis de har valgt det."
          maxLength={REASON_MAX}
          value={reason}
          error={error}
          onChange={({ target }) => setReason(target.value)}
        />
      }
    >
      Du ser portalen, som {name} ser den, i højst en time. Det, du gør imens, sker i brugerens navn, og revisionsloggen
      viser, at det var dig.
    </ConfirmDialog>
  );
}
