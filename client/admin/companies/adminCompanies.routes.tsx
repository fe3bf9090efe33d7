import { Building2 } from 'lucide-react';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { listRoute } from '../../app/relay/listRoute.tsx';
import { redirectTo } from '../../app/relay/redirectTo.ts';
import { screenRoute, type ScreenOptions } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { areaRoute } from '../../app/shell/areas/areaRoute.tsx';
import { companyTabAreas, type CompanyTabPath } from '../../app/shell/areas/companyTabAreas.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseCompanyFilters } from './companyFilters.ts';
import { companyPath } from './companyText.ts';
import { parseLedgerStatus } from './parseLedgerStatus.ts';
import { parseTimelineFilters, timelineQueryOf } from './timeline/timelineFilters.ts';
import companiesQuery from '#relay/AdminCompaniesScreenQuery$parameters';
import type { AdminCompaniesScreenQuery } from '#relay/AdminCompaniesScreenQuery.graphql';
import companyQuery from '#relay/AdminCompanyScreenQuery$parameters';
import type { AdminCompanyScreenQuery } from '#relay/AdminCompanyScreenQuery.graphql';
import usersQuery from '#relay/AdminUsersTabQuery$parameters';
import type { AdminUsersTabQuery } from '#relay/AdminUsersTabQuery.graphql';
import agreementsQuery from '#relay/CompanyAgreementsQuery$parameters';
import type { CompanyAgreementsQuery } from '#relay/CompanyAgreementsQuery.graphql';
import clipCardsQuery from '#relay/CompanyClipCardsQuery$parameters';
import type { CompanyClipCardsQuery } from '#relay/CompanyClipCardsQuery.graphql';
import documentsQuery from '#relay/CompanyDocumentsTabQuery$parameters';
import type { CompanyDocumentsTabQuery } from '#relay/CompanyDocumentsTabQuery.graphql';
import infoQuery from '#relay/CompanyInfoQuery$parameters';
import type { CompanyInfoQuery } from '#relay/CompanyInfoQuery.graphql';
import invoicesQuery from '#relay/CompanyInvoicesQuery$parameters';
import type { CompanyInvoicesQuery } from '#relay/CompanyInvoicesQuery.graphql';
import licensesQuery from '#relay/CompanyLicensesQuery$parameters';
import type { CompanyLicensesQuery } from '#relay/CompanyLicensesQuery.graphql';
import overviewQuery from '#relay/CompanyOverviewQuery$parameters';
import type { CompanyOverviewQuery } from '#relay/CompanyOverviewQuery.graphql';
import pricesQuery from '#relay/CompanyPricesTabQuery$parameters';
import type { CompanyPricesTabQuery } from '#relay/CompanyPricesTabQuery.graphql';
import requestsQuery from '#relay/CompanyRequestsQuery$parameters';
import type { CompanyRequestsQuery } from '#relay/CompanyRequestsQuery.graphql';
import configurationQuery from '#relay/ConfigurationTabQuery$parameters';
import type { ConfigurationTabQuery } from '#relay/ConfigurationTabQuery.graphql';

const companyVariables = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => ({ id: params.customerId ?? '' });

/**
 * Loads the list again when its filters change or the same address is revalidated, and not for the steps of the wizard
 * that creates a company.
 */
const revalidateOnFilterChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.href === nextUrl.href ||
    JSON.stringify(parseCompanyFilters(currentUrl.searchParams)) !==
      JSON.stringify(parseCompanyFilters(nextUrl.searchParams)));

/**
 * Loads the company again when another company is opened or the same address is revalidated, and not when only the tab
 * or its filters change.
 */
const revalidateOnCompanyChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || currentParams.customerId !== nextParams.customerId);

/** Each tab loads its data at the same time as the company, so each is closed to employees of other areas by itself. */
const tabRoute = <Query extends OperationType>(options: ScreenOptions<Query> & { path: CompanyTabPath }): RouteObject =>
  areaRoute(screenRoute<Query>(options), { area: companyTabAreas[options.path], isPart: true });

export const adminCompaniesRoom: AdminRoom = {
  area: 'workInBackOffice',
  // The list of companies, and the screen of one company, where every tab has its own address, query and code.
  screens: [
    {
      ...withDefaultView(
        'COMPANIES',
        listRoute<AdminCompaniesScreenQuery>({
          path: '/admin/companies',
          query: companiesQuery,
          variables: ({ request }) => parseCompanyFilters(new URL(request.url).searchParams),
          load: async () => (await import('./AdminCompaniesScreen.tsx')).AdminCompaniesScreen,
        }),
      ),
      shouldRevalidate: revalidateOnFilterChange,
    } as RouteObject,
    {
      ...screenRoute<AdminCompanyScreenQuery>({
        path: '/admin/companies/:customerId',
        query: companyQuery,
        variables: companyVariables,
        load: async () => (await import('./AdminCompanyScreen.tsx')).AdminCompanyScreen,
      }),
      shouldRevalidate: revalidateOnCompanyChange,
      children: [
        tabRoute<CompanyOverviewQuery>({
          path: '',
          query: overviewQuery,
          load: async () => (await import('./CompanyOverview.tsx')).CompanyOverview,
          variables: ({ params, request }) => ({
            ...companyVariables({ params }),
            ...parseTimelineFilters(new URL(request.url).searchParams),
          }),
        }),
        {
          path: 'aktivitet',
          // The list of activities had this address before the timeline.
          loader: ({ params, request }) => {
            throw redirectTo(
              request,
              companyPath(params.customerId ?? '') + timelineQueryOf(new URL(request.url).searchParams),
            );
          },
        },
        tabRoute<CompanyInfoQuery>({
          path: 'oplysninger',
          query: infoQuery,
          variables: companyVariables,
          load: async () => (await import('./CompanyInfo.tsx')).CompanyInfo,
        }),
        tabRoute<AdminUsersTabQuery>({
          path: 'brugere',
          query: usersQuery,
          variables: companyVariables,
          load: async () => (await import('../users/AdminUsersTab.tsx')).AdminUsersTab,
        }),
        tabRoute<CompanyLicensesQuery>({
          path: 'licenser',
          query: licensesQuery,
          variables: companyVariables,
          load: async () => (await import('./CompanyLicenses.tsx')).CompanyLicenses,
        }),
        tabRoute<CompanyRequestsQuery>({
          path: 'anmodninger',
          query: requestsQuery,
          variables: companyVariables,
          load: async () => (await import('./CompanyRequests.tsx')).CompanyRequests,
        }),
        tabRoute<CompanyAgreementsQuery>({
          path: 'serviceaftaler',
          query: agreementsQuery,
          variables: companyVariables,
          load: async () => (await import('./CompanyAgreements.tsx')).CompanyAgreements,
        }),
        tabRoute<CompanyClipCardsQuery>({
          path: 'klippekort',
          query: clipCardsQuery,
          variables: companyVariables,
          load: async () => (await import('./CompanyClipCards.tsx')).CompanyClipCards,
        }),
        tabRoute<CompanyInvoicesQuery>({
          path: 'fakturaer',
          query: invoicesQuery,
          variables: ({ params, request }) => ({
            ...companyVariables({ params }),
            status: parseLedgerStatus(new URL(request.url).searchParams),
          }),
          load: async () => (await import('./CompanyInvoices.tsx')).CompanyInvoices,
        }),
        tabRoute<CompanyDocumentsTabQuery>({
          path: 'dokumenter',
          query: documentsQuery,
          variables: companyVariables,
          load: async () => (await import('../documents/CompanyDocumentsTab.tsx')).CompanyDocumentsTab,
        }),
        tabRoute<CompanyPricesTabQuery>({
          path: 'priser',
          query: pricesQuery,
          variables: companyVariables,
          load: async () => (await import('../prices/CompanyPricesTab.tsx')).CompanyPricesTab,
        }),
        tabRoute<ConfigurationTabQuery>({
          path: 'konfiguration',
          query: configurationQuery,
          variables: companyVariables,
          load: async () => (await import('../configuration/ConfigurationTab.tsx')).ConfigurationTab,
        }),
      ],
    } as RouteObject,
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'companies',
      to: '/admin/companies',
      label: 'Virksomheder',
      icon: <Building2 aria-hidden />,
      shortcut: 'v',
      actions: [{ label: 'Opret virksomhed', to: '/admin/companies?opret=1', area: 'sell' }],
      labelInGroup: 'Alle virksomheder',
      total: 'companies',
    },
  ],
};
