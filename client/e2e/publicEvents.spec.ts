import { expect, test } from '../testing/browser/portalTest.ts';
import { createUpcomingEvent, deleteCreatedEvents, publicEventPath } from '../testing/browser/upcomingEvent.ts';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('an event describes itself to search engines and previews, and only a listed one may be indexed', async ({
  browser,
  request,
}) => {
  const secret = 'https://moede.example/hemmelig';
  const listed = await createUpcomingEvent(request, {
    isListed: true,
    title: `</script><b>Farlig & "god"</b> ${Date.now()}`,
    price: 125_000,
    capacity: 1,
  });
  const online = await createUpcomingEvent(request, { isOnline: true, location: null, meetingLink: secret });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.PORTAL_URL! });
  const page = await context.newPage();
  const read = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as Record<string, unknown>;
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  await page.goto(publicEventPath(listed));
  const url = `${process.env.PORTAL_URL}${publicEventPath(listed)}`;
  expect(await read()).toMatchObject({
    '@type': 'Event',
    name: listed.title,
    url,
    startDate: expect.stringMatching(/T00:01:00\+0[12]:00$/),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Havnegade 12, Aarhus' },
    offers: { price: '1250.00', priceCurrency: 'DKK', availability: 'https://schema.org/InStock' },
  });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(await content('twitter:card')).toBe('summary_large_image');
  const picture = await request.get((await content('og:image'))!);
  expect(picture.headers()['content-type']).toBe('image/png');
  await listed.addRegistration();
  await page.reload();
  expect(await read()).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  await page.goto(publicEventPath(online));
  expect(await read()).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `${process.env.PORTAL_URL}${publicEventPath(online)}` },
    offers: { price: '0.00' },
  });
  expect(JSON.stringify(await read())).not.toContain(secret);
  expect(await content('robots')).toBe('noindex');
  await context.close();
});
