import { Copy } from 'lucide-react';
import { PostcodeAndCity } from '../../parts/fields/PostcodeAndCity.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { StepFrame, type StepNavigation } from '../../ui/wizard/StepFrame.tsx';
import styles from './Registration.module.css';
import type { RegistrationForms } from './useRegistrationDraft.ts';

interface DepartmentStepProps extends StepNavigation {
  form: RegistrationForms['department'];
  company: RegistrationForms['company'];
  onNext: () => void;
}

export function DepartmentStep({ form, company, onNext, ...stepProps }: DepartmentStepProps) {
  const { field } = form;
  const copyFromCompany = () => {
    const { street, zip, city, phoneNumber, contactPerson } = company.getValues();
    const copiedValues = {
      departmentStreet: street,
      departmentZip: zip,
      departmentCity: city,
      departmentPhoneNumber: phoneNumber,
      departmentContactPerson: contactPerson,
    };
    for (const [key, value] of Object.entries(copiedValues)) {
      const name = key as keyof typeof copiedValues;
      form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid });
    }
  };
  return (
    <StepFrame
      {...stepProps}
      title="Afdeling"
      text="Den første afdeling. Flere kan oprettes bagefter."
      form={form}
      onSubmit={onNext}
    >
      <TextField label="Afdeling" hint="F.eks. Kundeservice." autoComplete="off" {...field('departmentName')} />
      <div>
        <Button size="small" onPress={copyFromCompany}>
          <Copy aria-hidden /> Kopier fra virksomhed
        </Button>
      </div>
      <TextField label="Gade" autoComplete="street-address" {...field('departmentStreet')} />
      <PostcodeAndCity form={form} zip="departmentZip" city="departmentCity" />
      <div className={styles.pair}>
        <TextField label="Kontaktperson" autoComplete="name" {...field('departmentContactPerson')} />
        <TextField label="Telefon" type="tel" autoComplete="tel" {...field('departmentPhoneNumber')} />
      </div>
      <TextField
        label="PO-nummer"
        optional
        autoComplete="off"
        hint="Står på afdelingens fakturaer."
        {...field('departmentPoNumber')}
      />
    </StepFrame>
  );
}
