export interface Example {
  /** The hash that opens the example, as in `/graphql#afdelinger`. */
  id: string;
  name: string;
  query: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An example for each area. The tests run all of them, as a company that has data in every area. */
export const examples: Example[] = [
  {
    id: 'virksomhed',
    name: 'Virksomheden og hvem der spørger',
    query: `query Virksomhed {
  viewer {
    user { name email }
    customer { name vatNumber billingEmail balance pointOfContact { name email } }
  }
}`,
  },
  {
    id: 'afdelinger',
    name: 'Afdelinger, en side ad gangen',
    query: `query Afdelinger($first: Int, $after: String) {
  viewer {
    customer {
      departments(first: $first, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges { node { id name contactPerson paymentMethod } }
      }
    }
  }
}`,
    variables: { first: 10, after: null },
  },
  {
    id: 'installationer',
    name: 'Installationer',
    query: `query Installationer {
  viewer { customer { installations(first: 20) { edges { node { id subdomain licenseType department { name } } } } } }
}`,
  },
  {
    id: 'licenser',
    name: 'Licenser og hvornår de skal opsiges',
    query: `query Licenser {
  viewer { customer { licenses(first: 20) { edges { node {
    id type quantity status validUntil noticeDeadline installation { subdomain }
  } } } } }
}`,
  },
  {
    id: 'serviceaftaler',
    name: 'Serviceaftaler',
    query: `query Serviceaftaler {
  viewer { customer { serviceAgreements(first: 20) { edges { node {
    id status startDate endDate paymentInterval department { name }
  } } } } }
}`,
  },
  {
    id: 'klippekort',
    name: 'Klippekort og timer tilbage',
    query: `query Klippekort {
  viewer { customer { clipCards(first: 20) { edges { node {
    id hours hoursUsed hoursLeft expiresOn status department { name }
  } } } } }
}`,
  },
  {
    id: 'opgaver',
    name: 'Opgaver, og hvad der venter på godkendelse',
    query: `query Opgaver {
  viewer { customer { taskBoard {
    awaiting
    clipCards { id tasks(first: 10) { edges { node { id name status isApprovable dueAt } } } }
  } } }
}`,
  },
  {
    id: 'betalinger',
    name: 'Betalinger, i øre',
    query: `query Betalinger {
  viewer { customer { balance ledger(first: 20) { edges { node { id createdAt description net vat gross status } } } } }
}`,
  },
  {
    id: 'integrationer',
    name: 'Integrationer og webhooks',
    query: `query Integrationer {
  viewer { customer { installations(first: 5) { edges { node {
    subdomain
    integrations { pluginId isEnabled deliveries(first: 10) { edges { node { event status attempts createdAt } } } }
  } } } } }
}`,
  },
  {
    id: 'events',
    name: 'Kommende events',
    query: `query Events {
  events(first: 10, upcoming: true) { edges { node {
    id title date startTime endTime location isOnline isFull price
  } } }
}`,
  },
  {
    id: 'aktiviteter',
    name: 'Aktiviteter',
    query: `query Aktiviteter {
  viewer { customer { activities(first: 20) { edges { node { createdAt title description actorName } } } } }
}`,
  },
  {
    id: 'graenser',
    name: 'Hvad et kald koster',
    query: `# Prisen følger med hvert svar herfra, fordi kaldet sendes med "extensions": {"cost": true}.
# Prøv med færre rækker, og se den falde.
query Koster($first: Int) {
  viewer { customer { departments(first: $first) { edges { node {
    name installations(first: 10) { edges { node { subdomain } } }
  } } } } }
}`,
    variables: { first: 50 },
  },
  {
    id: 'opret',
    name: 'Opret en afdeling, kun én gang',
    query: `# Med idempotency-key under Headers sker det kun én gang, hvor mange gange det end sendes.
# Nøglen til det kræver adgang til at skrive.
mutation OpretAfdeling($input: DepartmentInput!) {
  createDepartment(input: $input) { edge { node { id name } } }
}`,
    variables: { input: { name: 'Salg', contactPerson: 'Ida Skov' } },
    headers: { 'idempotency-key': 'min-foerste-afdeling' },
  },
  {
    id: 'lyt',
    name: 'Lyt efter ændringer i afdelinger',
    query: `# Bliver ved, til der trykkes stop. Ret en afdeling imens, og se den komme.
subscription AfdelingerAendres {
  departmentChanged { edge { node { id name contactPerson } } deletedId }
}`,
  },
];
