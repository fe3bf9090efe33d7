import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import own from './Companies.module.css';
import { companyPath } from './companyText.ts';

/** Id of the element that tells screen readers why the draft buttons are disabled. */
export const NO_CONTACT = 'ingen-dinero-kontakt';

export const NoDineroContact = ({ customerId }: { customerId: string }) => (
  <div className={own.banner}>
    <Banner tone="amber">
      <p className={own.bannerText}>
        <span id={NO_CONTACT}>
          Virksomheden er ikke koblet til en Dinero-kontakt, så der kan ikke oprettes fakturakladder.
        </span>
        <Link to={companyPath(customerId, 'konfiguration')}>Vælg kontakt</Link>
      </p>
    </Banner>
  </div>
);
