import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDate } from '../../../domain/basics/dates.ts';
import { Banner } from '../../ui/Banner.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { SendDialog } from '../edits/SendDialog.tsx';

interface DecisionDialogProps<Values extends FieldValues> {
  title: string;
  form: AppForm<Values>;
  submitLabel: string;
  /** Whether the licence or agreement ends. */
  ends: boolean;
  decide: (values: Values) => Promise<unknown>;
  /** The last day on which the decision can be made and undone. */
  noticeDeadline: string;
  /** Shown before the deadline. */
  consequence?: string;
  tone?: 'blue' | 'amber';
  onClose: () => void;
  children: ReactNode;
}

/** A customer's decision about the end of a term, and until when it can be undone. */
export function DecisionDialog<Values extends FieldValues>(props: DecisionDialogProps<Values>) {
  const { ends, decide, noticeDeadline, consequence, tone = 'blue', children, ...dialog } = props;
  return (
    <SendDialog
      {...dialog}
      danger={ends}
      send={decide}
      done="Beslutningen er gemt og sendt på mail"
      failure="Beslutningen kunne ikke gemmes"
    >
      {children}
      <Banner tone={tone}>
        {consequence} Kan fortrydes til og med {formatDate(noticeDeadline)}. Bekræftes på mail til dig og jeres
        kontaktperson.
      </Banner>
    </SendDialog>
  );
}
