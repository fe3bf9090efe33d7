import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { endSentence } from '../../../domain/basics/endSentence.ts';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { agreementWorkForm } from '../../../domain/sales/validation/serviceAgreements.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { FormHoursField } from '../../parts/fields/FormHoursField.tsx';
import styles from '../../parts/lists/cells.module.css';
import { List, ListItem } from '../../ui/Card.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../../ui/TextField.tsx';
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
  const form = useAppForm<WorkValues>(agreementWorkForm, { workedOn: today, minutes: 60, description: '' });
  const [logWork] = useAction<LogWorkDialogMutation>(mutation);
  return (
    <SendDialog
      title="Registrér arbejde"
      form={form}
      submitLabel="Registrér"
      send={(input, requestId) => logWork({ agreementId: id, input: { ...input, requestId } })}
      done="Arbejde registreret"
      failure="Kunne ikke registrere arbejdet"
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
    </SendDialog>
  );
}
