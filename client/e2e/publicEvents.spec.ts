import { countOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createUpcomingEvent, deleteCreatedEvents, publicEventPath } from '../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll } from '../testing/browser/viewports.ts';

const LIST_PATH = '/events/public';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('without JavaScript a visitor finds a listed event, and not one that only has a link', async ({
  browser,
  request,
}) => {
  const event = await createUpcomingEvent(request, { isListed: true, price: 125_000, capacity: 10 });
  const unlisted = await createUpcomingEvent(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.PORTAL_URL! });
  const page = await context.newPage();
  const answer = await page.goto(LIST_PATH);
  expect(answer!.status()).toBe(200);
  await expect(page).toHaveTitle('Events for alle | Portalen');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${process.env.PORTAL_URL}${LIST_PATH}`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const item = page.getByRole('listitem').filter({ hasText: event.title });
  for (const text of ['Workshop', '00.01–02.30', 'Havnegade 12, Aarhus', '1.250 kr'])
    await expect(item).toContainText(text);
  await expect(page.getByRole('main')).not.toContainText(unlisted.title);
  await expect(page.getByRole('link', { name: 'Abonnér på kalenderen' })).toHaveAttribute(
    'href',
    `${process.env.PORTAL_URL!.replace('http:', 'webcal:')}/events.ics`,
  );
  await page.getByRole('link', { name: event.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
  // A cursor that was never valid leads to the beginning of the list.
  await page.goto(`${LIST_PATH}?efter=ukendt`);
  await expect(page).toHaveURL(LIST_PATH);
  expect((await request.get('/events.ics')).ok()).toBe(true);
  await context.close();
});

test('the list renders from the data of the page, fits a phone, and leads to an event and back', async ({
  page,
  request,
}) => {
  const event = await createUpcomingEvent(request, { isListed: true });
  const requestCount = countOperation(page, 'publicEventsQuery');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(LIST_PATH);
    await expect(page.getByRole('listitem').filter({ hasText: event.title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events for alle');
    await expectNoSidewaysScroll(page);
  }
  expect(requestCount()).toBe(0);
  await page.getByRole('link', { name: event.title }).click();
  await expect(page).toHaveURL(publicEventPath(event));
  await page.getByRole('link', { name: 'Se alle events for alle' }).click();
  await expect(page.getByRole('link', { name: event.title })).toBeVisible();
});

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
