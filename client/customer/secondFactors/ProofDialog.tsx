import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { codeForm, ownPasswordForm } from '../../../domain/identity/validation/secondFactors.ts';
import { PortalError } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { askForPasskey } from '../../public/signIn/browserPasskeys.ts';
import { onAnnouncedProof } from '../../public/signIn/providerRequests.ts';
import { startAtProvider } from '../../public/signIn/startAtProvider.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Skeleton } from '../../ui/Meters.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import styles from './Security.module.css';
import type { ProofDialogChallengeMutation } from '#relay/ProofDialogChallengeMutation.graphql';
import type { ProofDialogMutation, ProofDialogMutation$variables } from '#relay/ProofDialogMutation.graphql';
import type { IdentityProof, ProofDialogQuery } from '#relay/ProofDialogQuery.graphql';

const query = graphql`
  query ProofDialogQuery {
    security {
      identityProofs
      identities {
        provider
        providerName
      }
    }
  }
`;

/** Asks for any proof that the user can give, the strongest first. */
export function ProofDialog({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const environment = useRelayEnvironment();
  const [proofs, setProofs] = useState<readonly IdentityProof[]>();
  const [provider, setProvider] = useState<{ id: string; name: string }>();
  const [chosen, setChosen] = useState<IdentityProof>();
  useEffect(() => {
    const subscription = fetchQuery<ProofDialogQuery>(environment, query, {}).subscribe({
      next: ({ security }) => {
        setProofs(security?.identityProofs ?? []);
        const [identity] = security?.identities ?? [];
        if (identity) setProvider({ id: identity.provider, name: identity.providerName });
      },
      error: onCancel,
    });
    return () => subscription.unsubscribe();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [environment]);
  const proof =
    chosen ??
    (['PASSKEY', 'CODE', 'RECOVERY_CODE', 'PASSWORD', 'PROVIDER'] as const).find((each) => proofs?.includes(each));
  const request = proof === 'PROVIDER' ? `Log ind hos ${provider?.name} igen` : proof && requests[proof];
  const others = proofs?.filter((each) => each !== proof) ?? [];
  return (
    <Dialog title="Bekræft, at det er dig" isOpen isAlert onClose={onCancel}>
      <div className={styles.stack}>
        {request && <p>{request}. Derefter spørger vi ikke igen de næste 10 minutter.</p>}
        {!proof && (
          <div role="status" aria-label="Indlæser …">
            <Skeleton height={120} />
          </div>
        )}
        {proof === 'PASSWORD' && <PasswordProof onProved={onProved} />}
        {proof === 'CODE' && <CodeProof onProved={onProved} />}
        {proof === 'RECOVERY_CODE' && <CodeProof onProved={onProved} isRecovery />}
        {proof === 'PASSKEY' && <PasskeyProof onProved={onProved} />}
        {proof === 'PROVIDER' && provider && <ProviderProof provider={provider} onProved={onProved} />}
        {others.map((each) => (
          <Button key={each} variant="quiet" block onPress={() => setChosen(each)}>
            {each === 'PROVIDER' ? `Brug ${provider?.name}` : otherLabels[each as keyof typeof otherLabels]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

/** The sentence that asks the user for the proof. */
const requests: Readonly<Record<string, string>> = {
  PASSWORD: 'Skriv din adgangskode igen',
  CODE: 'Skriv koden fra din godkendelsesapp',
  RECOVERY_CODE: 'Skriv en af dine genoprettelseskoder',
  PASSKEY: 'Brug din adgangsnøgle igen',
};

const otherLabels = {
  PASSWORD: 'Brug din adgangskode',
  CODE: 'Brug en kode',
  RECOVERY_CODE: 'Brug en genoprettelseskode',
  PASSKEY: 'Brug en adgangsnøgle',
};

const mutation = graphql`
  mutation ProofDialogMutation($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) {
      id
    }
  }
`;

function useConfirmIdentity() {
  const [confirm] = useAction<ProofDialogMutation>(mutation);
  return (input: ProofDialogMutation$variables['input']) => confirm({ input });
}

function PasswordProof({ onProved }: { onProved: () => void }) {
  const form = useAppForm(ownPasswordForm, { password: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const confirm = useConfirmIdentity();
  const { submit, message } = useSubmit(
    form,
    async ({ password }: { password: string }) => {
      await confirm({ password });
      onProved();
    },
    'Kunne ikke bekræfte. Prøv igen.',
  );
  return (
    <Form form={form} onSubmit={submit} message={message}>
      <PasswordField label="Adgangskode" autoComplete="current-password" {...form.field('password')} />
      <SubmitButton isPending={form.formState.isSubmitting} />
    </Form>
  );
}

function CodeProof({ onProved, isRecovery = false }: { onProved: () => void; isRecovery?: boolean }) {
  const form = useAppForm(codeForm, { code: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const confirm = useConfirmIdentity();
  const { submit, message } = useSubmit(
    form,
    async ({ code }: { code: string }) => {
      await confirm({ code });
      onProved();
    },
    'Kunne ikke bekræfte. Prøv igen.',
  );
  return (
    <Form form={form} onSubmit={submit} message={message}>
      <TextField
        label={isRecovery ? 'Genoprettelseskode' : 'Kode'}
        hint={
          isRecovery
            ? 'En af de koder, du gemte, da du slog totrinsbekræftelse til.'
            : 'Seks cifre fra din godkendelsesapp, eller en genoprettelseskode.'
        }
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        {...form.field('code')}
      />
      <SubmitButton isPending={form.formState.isSubmitting} />
    </Form>
  );
}

const proofDialogChallengeMutation = graphql`
  mutation ProofDialogChallengeMutation {
    createIdentityChallenge {
      options
    }
  }
`;

function PasskeyProof({ onProved }: { onProved: () => void }) {
  const confirm = useConfirmIdentity();
  const [challenge, isAsking] = useAction<ProofDialogChallengeMutation>(proofDialogChallengeMutation);
  const { attempt, message } = useAttempt(async () => {
    const { createIdentityChallenge } = await challenge({});
    await confirm({ passkey: await askForPasskey(createIdentityChallenge.options) });
    onProved();
  }, 'Kunne ikke bekræfte. Prøv igen.');
  return (
    <>
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      <Button variant="primary" block isPending={isAsking} onPress={() => void attempt()}>
        Brug adgangsnøgle
      </Button>
    </>
  );
}

/** The provider asks the user to sign in anew, in a window of its own, so that nothing that was typed is lost. */
function ProviderProof({ provider, onProved }: { provider: { id: string; name: string }; onProved: () => void }) {
  useEffect(() => onAnnouncedProof(onProved), [onProved]);
  const { attempt, message } = useAttempt(async () => {
    // Opened before anything is awaited, because browsers block windows that no click has opened.
    const opened = window.open('', '_blank', 'popup,width=480,height=680');
    if (!opened) throw new PortalError('Browseren blokerede vinduet. Tillad det, og prøv igen.', 'BLOCKED');
    try {
      opened.location.href = await startAtProvider({ provider, purpose: 'CONFIRM_IDENTITY', next: null });
    } catch (error) {
      opened.close();
      throw error;
    }
  }, 'Kunne ikke bekræfte. Prøv igen.');
  return (
    <>
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      <Button variant="primary" block onPress={() => void attempt()}>
        Bekræft hos {provider.name}
      </Button>
    </>
  );
}

const SubmitButton = ({ isPending }: { isPending: boolean }) => (
  <Button type="submit" variant="primary" block isPending={isPending}>
    Bekræft
  </Button>
);
