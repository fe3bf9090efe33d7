import { dateOf, formatDate } from '../../../../domain/basics/dates.ts';
import { endingSoon } from '../../../../domain/partners/providerEnds.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';

/** Warns the team of feature providers end within sixty days. Renders nothing otherwise. */
export const ProviderEnds = () =>
  endingSoon(dateOf()).map(({ feature, endsOn, text, to }) => (
    <Banner
      key={feature}
      tone="amber"
      action={
        to && (
          <ButtonLink to={to} size="small">
            Se hvem
          </ButtonLink>
        )
      }
    >
      <strong>Lukker {formatDate(endsOn)}:</strong> {text}
    </Banner>
  ));
