import { useEffect, useRef } from 'react';
import { formatPeriod } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { sessionToken } from '../../app/relay/session.ts';
import { ButtonLink, Button } from '../../ui/Button.tsx';
import { FactList } from '../../ui/Card.tsx';
import { facts } from '../../ui/facts.ts';
import { Spinner } from '../../ui/Meters.tsx';
import styles from '../signIn/Login.module.css';
import { PayForm } from './PayForm.tsx';
import type { Link } from './readLink.ts';
import { useLinkPayment } from './useLinkPayment.ts';

interface LinkedPaymentProps {
  linkKey: string;
  /** The link as it was when the page was opened. */
  first: Link;
}

/** One amount, from the link to its payment. */
export function LinkedPayment({ linkKey, first }: LinkedPaymentProps) {
  const payment = useLinkPayment(linkKey, first);
  const { link, check, isChecking } = payment;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // The text of the page changes, so screen readers start at its new heading.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [link.state]);
  if (link.state === 'STARTED') return <Spinner />;
  const { title, text } = wordsOf(link);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text && (
        <p className={styles.note} role="status">
          {text}
        </p>
      )}
      <Details link={link} />
      {link.state === 'OPEN' && <PayForm payment={payment} />}
      {link.state === 'PROCESSING' && (
        <Button variant="primary" size="large" block isPending={isChecking} onPress={check}>
          Tjek igen
        </Button>
      )}
      {link.state !== 'OPEN' && link.state !== 'PROCESSING' && <WayOn />}
    </>
  );
}

function Details({ link: { description, periodFrom, periodTo, gross, companyName } }: { link: Link }) {
  if (!description || gross == null) return null;
  return (
    <FactList
      facts={[
        { term: 'Sælger', value: facts().legal.companyName },
        { term: 'Kunde', value: companyName ?? '–' },
        { term: 'Betaling', value: description },
        ...(periodFrom && periodTo ? [{ term: 'Periode', value: formatPeriod(periodFrom, periodTo) }] : []),
        { term: 'I alt med moms', value: <strong className="num">{formatExact(gross)}</strong> },
      ]}
    />
  );
}

const WayOn = () => (
  <ButtonLink to={sessionToken() ? '/payments' : '/login'} size="large" block>
    {sessionToken() ? 'Gå til betalinger' : 'Gå til login'}
  </ButtonLink>
);

function wordsOf({ state }: Link): { title: string; text?: string } {
  switch (state) {
    case 'OPEN':
      return { title: 'Betal med kort' };
    case 'PROCESSING':
      return { title: 'Betalingen behandles', text: 'Banken har ikke svaret endnu. I betaler kun én gang.' };
    case 'PAID':
      return { title: 'Betalt', text: 'Tak, beløbet er betalt. Der er ikke mere at gøre.' };
    case 'CANCELLED':
      return { title: 'Skal ikke betales', text: 'Beløbet er annulleret, så der er ikke noget at betale.' };
    case 'EXPIRED':
      return {
        title: 'Linket er udløbet',
        text: 'Betal i portalen under Betalinger, eller brug linket i den nyeste mail.',
      };
    default:
      return {
        title: 'Linket virker ikke',
        text: 'Kontrollér, at hele linket er kommet med, eller betal i portalen under Betalinger.',
      };
  }
}
