import type { DataOf } from '../../../../../domain/testing/answers.ts';
import { type GraphQLAnswer, type TestApp, withFirstError } from '../../../../testing/createTestApp.ts';
import { newAddress } from '../../../../testing/newAddress.ts';

/** A browser or program: its network address and the cookies that it sends. */
export interface Caller {
  address?: string;
  cookie?: string;
}

/**
 * Calls of browsers with cookies, each from a network of its own unless the caller has an address. The app is read at
 * each call, so that `beforeAll` can set it later.
 */
export function browserCalls(app: () => TestApp) {
  async function ask<const Document extends string>(
    document: Document,
    variables: object,
    { address = newAddress(), cookie }: Caller = {},
    token?: string,
  ) {
    const answer = await app().portal.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: document, variables },
      headers: {
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    const setCookie = String(answer.headers['set-cookie'] ?? '');
    return {
      ...withFirstError(answer.json<Omit<GraphQLAnswer<DataOf<Document>>, 'status'>>()),
      setCookie,
      /** The cookie as the browser sends it back. */
      cookie: setCookie.split(';')[0]!,
    };
  }

  const signIn = (email: string, password: string, caller?: Caller) =>
    ask('mutation ($input: LoginInput!) { login(input: $input) { token } }', { input: { email, password } }, caller);
  const forgotPassword = (email: string, caller?: Caller) =>
    ask(
      'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }',
      { input: { email } },
      caller,
    );
  const resetPassword = (token: string, caller?: Caller, password = 'ganske-ny-kode') =>
    ask(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
      { input: { token, password } },
      caller,
    );

  /** Uses up an account's limit without the deliberately slow password checks. */
  async function useUpSignIns(email: string, guesses = 50): Promise<void> {
    for (let i = 0; i < guesses; i++) await app().portal.services.throttle.spend('loginAccount', email);
  }

  async function mailedResetToken(email: string): Promise<string> {
    return /reset-password\?token=([\w-]+)/.exec((await app().mailTo(email)).text)![1]!;
  }

  return { ask, signIn, forgotPassword, resetPassword, useUpSignIns, mailedResetToken };
}
