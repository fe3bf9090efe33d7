import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { endSentence } from '../../../domain/basics/endSentence.ts';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { agreementWorkForm } from '../../../domain/sales/validation/serviceAgreements.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormHoursField } from '../../parts/fields/FormHoursField.tsx';
import styles from '../../parts/lists/cells.module.css';
import { List, ListItem } from '../../ui/Card.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { LogWorkDialog_agreement$key } from '#relay/LogWorkDialog_agreement.graphql';
import type { LogWorkDialogMutation } from '#relay/LogWorkDialogMutation.graphql';

type WorkValues = z.input<typeof agreementWorkForm>;

const agreementFragment = graphql`
  fragment LogWorkDialog_agreement on ServiceAgreement {
    id
    department {
      name
      customer {
        name
      }
    }
    workMinutes
    workLog(first: 3) {
      edges {
        node {
          id
          workedOn
          minutes
          description
          loggedBy
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation LogWorkDialogMutation($agreementId: ID!, $input: AgreementWorkInput!) {
    logAgreementWork(agreementId: $agreementId, input: $input) {
      edge {
        node {
          id
        }
      }
    }
  }
`;

export function LogWorkDialog({ agreement, onClose }: { agreement: LogWorkDialog_agreement$key; onClose: () => void }) {
  const { id, department, workMinutes, workLog } = useFragment(agreementFragment, agreement);
  const [today] = useState(() => dateOf());
  // Idempotency key: a repetition after a lost response logs the work once.
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useAppForm<WorkValues>(agreementWorkForm, { workedOn: today, minutes: 60, description: '' });
  const [logWork] = useAction<LogWorkDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (input: WorkValues) => {
      await logWork({ agreementId: id, input: { ...input, requestId } });
      toast.success('Arbejde registreret');
      onClose();
    },
    'Kunne ikke registrere arbejdet',
  );
  return (
    <FormDialog
      title="Registrér arbejde"
      form={form}
      submitLabel="Registrér"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {endSentence(`Arbejde for ${department.customer.name}, ${department.name}`)} Kunden kan se det under aftalen.
      </p>
      <TextField label="Dato" type="date" max={today} {...form.field('workedOn')} />
      <FormHoursField form={form} name="minutes" label="Timer" unit="minutes" />
      <TextArea label="Beskrivelse" {...form.field('description')} />
      {workLog.edges.length > 0 && (
        <section aria-label="Senest registreret">
          <h3 className={styles.primaryText}>Senest registreret</h3>
          <p className={styles.secondaryText}>{formatWorkedTime(workMinutes)} i alt</p>
          <List>
            {nodesOf(workLog).map((work) => (
              <ListItem
                key={work.id}
                title={work.description}
                text={`${work.loggedBy} · ${formatDate(work.workedOn)}`}
                end={<span className="num">{formatWorkedTime(work.minutes)}</span>}
              />
            ))}
          </List>
        </section>
      )}
    </FormDialog>
  );
}
