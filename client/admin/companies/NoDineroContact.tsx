import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import own from './Companies.module.css';
import { companyPath } from './companyText.ts';

/** By which the buttons that can't be pressed say why. */
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
