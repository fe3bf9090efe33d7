import { CalendarDays, Mail, Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { PartFailed } from '../../app/shell/PartFailed.tsx';
import { Avatar } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { facts } from '../../ui/facts.ts';
import styles from './Dashboard.module.css';
import type { PointOfContact_customer$key } from '#relay/PointOfContact_customer.graphql';

const customerFragment = graphql`
  fragment PointOfContact_customer on Customer {
    pointOfContact @catch(to: RESULT) {
      name
      title
      email
      phone
      avatar
      calendarBookingUrl
    }
  }
`;

/** The company's point of contact, or else the reseller's contact details. */
export function PointOfContact({ customer }: { customer: PointOfContact_customer$key }) {
  const data = useFragment(customerFragment, customer);
  if (!data.pointOfContact.ok)
    return (
      <Card>
        <PartFailed name="Din kontaktperson" />
      </Card>
    );
  const pointOfContact = data.pointOfContact.value;
  const { companyName, email: resellerEmail, phone: resellerPhone } = facts().legal;
  const { name, title, email, phone, avatar, calendarBookingUrl } = pointOfContact ?? {
    name: companyName,
    title: 'Kundeservice',
    email: resellerEmail,
    phone: resellerPhone,
    avatar: null,
    calendarBookingUrl: null,
  };
  return (
    <Card>
      <div className={styles.contact}>
        <h2>{pointOfContact ? 'Din kontaktperson' : 'Kontakt os'}</h2>
        <div className={styles.person}>
          <Avatar name={name} size="large" src={avatar} />
          <div className={styles.who}>
            <p className={styles.name}>{name}</p>
            <p className={styles.jobTitle}>{title}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          {phone && (
            <>
              <dt>Telefon</dt>
              <dd className="num">
                <a href={phoneUrl(phone)}>{phone}</a>
              </dd>
            </>
          )}
        </dl>
        <div className={styles.contactButtons}>
          <ButtonLink to={`mailto:${email}`}>
            <Mail aria-hidden /> Send mail
          </ButtonLink>
          {phone && (
            <ButtonLink to={phoneUrl(phone)}>
              <Phone aria-hidden /> Ring
            </ButtonLink>
          )}
          {calendarBookingUrl && (
            <ButtonLink to={calendarBookingUrl} opens="newTab">
              <CalendarDays aria-hidden /> Book en konsultation
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}

const phoneUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
