import { useState } from 'react';
import { graphql } from 'react-relay';
import { requestAccessForm } from '../../../domain/identity/validation/companyAccess.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from '../signIn/Login.module.css';
import type { RequestAccessMutation } from '#relay/RequestAccessMutation.graphql';

interface RequestAccessProps {
  ticket: string;
  companyName: string;
  email: string | null | undefined;
  /** The name that is filled in at first. */
  name: string;
}

const mutation = graphql`
  mutation RequestAccessMutation($input: RequestAccessInput!) {
    requestAccess(input: $input) {
      message
    }
  }
`;

/** Lets a person ask the administrators of a company for access. */
export function RequestAccess({ ticket, companyName, email, name }: RequestAccessProps) {
  const form = useAppForm(requestAccessForm, { name });
  const [answer, setAnswer] = useState<string>();
  const [request] = useAction<RequestAccessMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (input: { name: string }) =>
      setAnswer((await request({ input: { ...input, ticket } })).requestAccess.message),
    'Anmodningen kunne ikke sendes. Prøv igen senere.',
  );
  if (answer)
    return (
      <>
        <h1>Anmodningen er sendt</h1>
        <p role="status">{answer}</p>
        <ButtonLink to="/" block>
          Til forsiden
        </ButtonLink>
      </>
    );
  return (
    <>
      <h1>Anmod om adgang</h1>
      <p>
        {companyName} bruger allerede portalen.
        {email && (
          <>
            {' '}
            En kontoadministrator svarer dig på <span className={styles.address}>{email}</span>.
          </>
        )}
      </p>
      <Form form={form} onSubmit={submit} message={message}>
        <TextField label="Dit navn" autoComplete="name" {...form.field('name')} />
        <Button type="submit" variant="primary" size="large" block isPending={form.formState.isSubmitting}>
          Anmod om adgang
        </Button>
      </Form>
    </>
  );
}
