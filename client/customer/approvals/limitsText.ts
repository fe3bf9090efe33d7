import { formatKroner } from '../../../domain/basics/money.ts';
import { hasLimit, type Limits } from '../../../domain/sales/commitment.ts';

/** Says which limits hold, as in 'Køb over 5.000 kr ekskl. moms skal godkendes, når …'. */
export function limitsText(limits: Limits): string {
  const { order, month } = limits;
  if (!hasLimit(limits)) return 'I har ingen grænse, så ingen køb skal godkendes.';
  const who = 'en indkøber, en API-nøgle eller et REST-kald bestiller';
  const byOrder = order === null ? '' : `Køb over ${formatKroner(order)} ekskl. moms skal godkendes, når ${who}. `;
  const byMonth =
    month === null
      ? ''
      : `${order === null ? 'Hver' : 'Desuden må hver'} indkøber og API-nøgle ` +
        `${order === null ? 'må højst' : 'højst'} købe for ${formatKroner(month)} ekskl. moms pr. måned uden ` +
        'godkendelse. ';
  return `${byOrder}${byMonth}Licenser uden fast pris skal altid godkendes.`;
}
