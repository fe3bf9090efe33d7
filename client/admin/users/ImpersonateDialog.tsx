import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { impersonationReason, REASON_MAX } from '../../../domain/identity/validation/impersonation.ts';
import { startImpersonation } from '../../app/relay/session.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
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
  const field = useRef<HTMLTextAreaElement>(null);
  const refuse = (text: string | undefined) => {
    setError(text);
    field.current?.focus();
  };
  const [impersonate] = useAction<ImpersonateDialogMutation>(mutation);
  const { submit, message } = useSubmit<string>(
    { applyFieldErrors: (fields) => fields.reason && refuse(fields.reason) },
    async (text) => {
      const answer = await impersonate({ id, reason: text });
      startImpersonation(answer.impersonate.token, 'Du er nu logget ind som brugeren');
    },
    'Der opstod en fejl ved login som brugeren',
  );
  const confirm = () => {
    const parsed = impersonationReason.safeParse(reason);
    return parsed.success ? submit(parsed.data) : refuse(parsed.error.issues[0]?.message);
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
          hint={
            'Står i revisionsloggen. Virksomhedens kontoadministratorer får den på mail, hvis de har valgt det. ' +
            `${formatCount(reason.length)} af ${formatCount(REASON_MAX)} tegn.`
          }
          maxLength={REASON_MAX}
          value={reason}
          error={error}
          ref={field}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
        />
      }
    >
      Du ser portalen, som {name} ser den, i højst en time. Det, du gør imens, sker i brugerens navn, og revisionsloggen
      viser, at det var dig.
    </ConfirmDialog>
  );
}
