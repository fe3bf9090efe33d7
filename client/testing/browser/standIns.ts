import { expect, type APIRequestContext } from '@playwright/test';
import type { LicenseCompany } from './licenseCompany.ts';

/**
 * Runs an action of a provider's stand-in, such as adding an object or injecting a failure. Fails the test on errors.
 */
export type StandInControl = <Answer = null>(action: string, ...values: unknown[]) => Promise<Answer>;

type Provider = 'clickup' | 'dinero' | 'shopify' | 'zendesk' | 'zendesk-status';

/** Returns the control of the stand-in of this provider. */
export async function connectToStandIn(
  company: LicenseCompany,
  request: APIRequestContext,
  provider: Provider,
): Promise<StandInControl> {
  const url = await standInUrl(company, provider);
  return async <Answer>(action: string, ...values: unknown[]) => {
    const answer = await request.post(`${url}/controls/${action}`, { data: values });
    expect(answer.ok(), `${action}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { answer: Answer }).answer;
  };
}

/** Returns the URL of a stand-in. All stand-ins share one server, whose URL is part of the URL of Stripe's script. */
export async function standInUrl({ queryApi, departmentId }: LicenseCompany, provider: Provider): Promise<string> {
  const { createCardSetup } = await queryApi(
    'mutation ($id: ID!) { createCardSetup(departmentId: $id) { scriptUrl } }',
    { id: departmentId },
  );
  return createCardSetup.scriptUrl!.replace(/\/stripe\/.*$/, `/${provider}`);
}
