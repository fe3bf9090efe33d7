/** Answers Shopify's consent page as the shop's owner and returns the callback address. */
export async function answerConsent(authUrl: string, answer: 'install' | 'cancel' = 'install'): Promise<string> {
  const { headers } = await fetch(authUrl, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });
  return headers.get('location')!;
}
