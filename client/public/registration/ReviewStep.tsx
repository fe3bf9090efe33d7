import { useState, type ComponentProps } from 'react';
import { z } from 'zod';
import { formatLongDate } from '../../../domain/basics/dates.ts';
import { formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { Interval, Plan } from '../../../domain/basics/vocabulary.ts';
import { normalizeCvr } from '../../../domain/companies/companyNumbers.ts';
import { SUBDOMAIN_SUFFIX, typedSubdomain } from '../../../domain/companies/subdomain.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { ReviewGroup } from '../../ui/wizard/ReviewGroup.tsx';
import { StepFrame, type StepNavigation } from '../../ui/wizard/StepFrame.tsx';
import { indexOfStep, steps, type InputStep, type StepValues } from './wizardSteps.ts';

interface ReviewStepProps extends StepNavigation {
  values: StepValues;
  submitLabel: string;
  /** Opens a step, from which the user returns to the review. */
  onChange: (step: InputStep) => void;
  /** Returns an error message to show here, or undefined. */
  onFinish: () => Promise<string | undefined>;
}

const emptyForm = z.object({});

/** Shows all input except the password before the registration is sent. */
export function ReviewStep({
  values: { company, department, zendesk, user },
  onChange,
  onFinish,
  ...frame
}: ReviewStepProps) {
  const form = useAppForm(emptyForm, {});
  const [message, setMessage] = useState<string>();
  const finish = async () => {
    setMessage(undefined);
    setMessage(await onFinish());
  };
  const existingLicensesText =
    zendesk.hasExistingLicenses && zendesk.licenseStartDate
      ? `${zendesk.existingLicenseQuantity} fra ${formatLongDate(zendesk.licenseStartDate)}`
      : 'Ingen';
  return (
    <StepFrame
      {...frame}
      title="Gennemse"
      text="Er alt, som det skal være? Intet er oprettet endnu."
      form={form}
      onSubmit={finish}
      isPending={form.formState.isSubmitting}
      message={message}
    >
      <Group
        onChange={onChange}
        step="company"
        facts={[
          ['Firmanavn', company.companyName],
          [
            'CVR-nummer',
            <span key="cvr" className="num">
              {normalizeCvr(company.vatNumber).replace(/(..)(?=.)/g, '$1 ')}
            </span>,
          ],
          ['EAN-nummer', company.eanNumber],
          ['Adresse', `${company.street}, ${company.zip} ${company.city}`],
          ['Telefonnummer', company.phoneNumber],
          ['Kontaktperson', company.contactPerson],
          ['Fakturerings-e-mail', company.billingEmail],
        ]}
      />
      <Group
        onChange={onChange}
        step="department"
        facts={[
          ['Afdeling', department.departmentName],
          ['Adresse', `${department.departmentStreet}, ${department.departmentZip} ${department.departmentCity}`],
          ['Telefon', department.departmentPhoneNumber],
          ['Kontaktperson', department.departmentContactPerson],
          ['PO-nummer', department.departmentPoNumber],
        ]}
      />
      <Group
        onChange={onChange}
        step="zendesk"
        facts={[
          ['Subdomæne', `${typedSubdomain(zendesk.zendeskSubdomain)}${SUBDOMAIN_SUFFIX}`],
          ['Licenstype', Plan[zendesk.licenseType].label],
          ['Kontraktperiode', formatMonthCount(zendesk.contractTerm)],
          ['Betalingsinterval', Interval[zendesk.paymentInterval].label],
          ['Eksisterende licenser', existingLicensesText],
        ]}
      />
      <Group
        onChange={onChange}
        step="user"
        facts={[
          ['Navn', user.name],
          ['E-mail', user.email],
          [
            'Betingelser',
            <Badge key="terms" tone="green">
              Accepteret
            </Badge>,
          ],
        ]}
      />
    </StepFrame>
  );
}

interface GroupProps {
  step: InputStep;
  facts: ComponentProps<typeof ReviewGroup>['facts'];
  onChange: (step: InputStep) => void;
}

function Group({ step, facts, onChange }: GroupProps) {
  return <ReviewGroup title={steps[indexOfStep(step)]!.title} facts={facts} onChange={() => onChange(step)} />;
}
