import { Banner } from '../ui/Banner.tsx';

const MAX_NAMES = 3;

/** Says before a purchase who has to approve it. Renders nothing for a purchase that nobody has to approve. */
export const ApprovalNotice = ({ approvers }: { approvers: readonly string[] | undefined }) =>
  approvers && (
    <Banner tone="blue" role="status">
      Kræver godkendelse af {approversText(approvers)}. Intet er købt, før bestillingen er godkendt.
    </Banner>
  );

const either = new Intl.ListFormat('da', { type: 'disjunction' });

/** As in 'Åse Lind eller Mette Kjær'. */
export const approversText = (names: readonly string[]): string => {
  if (!names.length) return 'en kontoadministrator';
  const others = names.length > MAX_NAMES ? ['en anden kontoadministrator'] : [];
  return either.format([...names.slice(0, MAX_NAMES), ...others]);
};
