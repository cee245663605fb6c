import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditLog } from '#contract/audit.ts';
import {
  createClient,
  createUser,
  getClientByOrganization,
  readWebsite,
  updateClient,
  uploadLogo,
} from '#contract/company.ts';
import { readSession } from '#contract/identity.ts';
import { onboard } from '#tests/support/onboarded.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('the client record', () => {
  let server: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
    person = await signUp(server, { organization: 'Northwind' });
  });
  afterAll(() => server.close());

  const send = async (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) => {
    const form = new FormData();
    form.set('file', new File([bytes], name, { type }));
    const answer = await fetch(`${server.address}${uploadLogo.path}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${person.token}` },
    });
    return { status: answer.status, body: (await answer.json()) as { url?: string; error?: string } };
  };
  const picture = async (format: 'png' | 'jpeg' | 'webp') => {
    const drawn = sharp({ create: { width: 300, height: 120, channels: 3, background: '#123456' } });
    const told = drawn.withMetadata({ exif: { IFD0: { Copyright: 'secret place' } } });
    return new Uint8Array(await told[format]().toBuffer());
  };

  test('a logo is kept as a square picture without metadata, at an address nobody can guess', async () => {
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const { body } = await send(await picture(format), `logo.${format}`, `image/${format}`);
      const stored = await fetch(`${server.address}${body.url}`);
      expect(stored.headers.get('content-type')).toBe('image/png');
      expect(stored.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await stored.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512, format: 'png' });
      expect(bytes.includes('secret place')).toBe(false);
      expect(body.url).toMatch(/^\/files\/[\w-]{32}\.png$/);
    }
  });

  test('a picture that is replaced goes; one that somebody else uploaded never does', async () => {
    const upload = async (): Promise<string> =>
      (await send(await picture('png'), 'logo.png', 'image/png')).body.url ?? '';
    const shown = async (url: string): Promise<number> => (await fetch(`${server.address}${url}`)).status;
    const setLogo = (of: TestPerson, url: string) =>
      of.call(updateClient, { recordId: of.organizationId, 'logo url': url });
    const setPhoto = async (of: TestPerson, image: string | null): Promise<number> =>
      (
        await fetch(`${server.address}/api/auth/update-user`, {
          method: 'POST',
          headers: { authorization: `Bearer ${of.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ image }),
        })
      ).status;
    await onboard(person);
    const [first, second, photo] = [await upload(), await upload(), await upload()];
    await setLogo(person, first);
    await setLogo(person, second);
    for (const never of ['/files/nope.png', `/files/${'a'.repeat(32)}.png`])
      expect(await setLogo(person, never)).toMatchObject({ status: 400, body: { error: 'Upload the logo first' } });
    expect([await shown(first), await shown(second)]).toEqual([404, 200]);
    expect(await setPhoto(person, photo)).toBe(200);

    const other = await signUp(server, { organization: 'Copycat' });
    await onboard(other);
    await setLogo(other, second);
    await setLogo(other, '');
    await setPhoto(other, photo);
    await setPhoto(other, null);
    expect([await shown(second), await shown(photo)]).toEqual([200, 200]);

    expect(await setPhoto(person, null)).toBe(200);
    expect(await shown(photo)).toBe(404);
  });

  test('what is no picture by its bytes is refused, and so is one of 2097152 bytes', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const text of ['%PDF-1.7 paper', svg, 'hello']) {
      const answer = await send(new TextEncoder().encode(text), 'logo.png', 'image/png');
      expect(answer).toMatchObject({ status: 400, body: { error: 'Logo must be an image file' } });
    }
    expect(await send(new Uint8Array(2_097_152), 'logo.png', 'image/png')).toMatchObject({
      status: 413,
      body: { error: 'File size must be less than 2MB' },
    });
    expect(await send(new Uint8Array(6_000_000), 'logo.png', 'image/png')).toMatchObject({
      status: 413,
      body: { error: 'File size must be less than 2MB' },
    });
  });

  test('an address without a file answers 404, also one that leads elsewhere', async () => {
    for (const path of [`/files/${'a'.repeat(32)}.png`, '/files/nope.png', '/files/nope'])
      expect((await fetch(server.address + path)).status).toBe(404);
  });

  test('the website proposes name, description, industry and logo, and nothing is kept before a person confirms', async () => {
    const folder = join(import.meta.dirname, '..', '..', 'db', 'demo-site');
    const pages = await pagesOfFolder(folder);
    const start = String(pages['/'])
      .replace('"@type":"Organization"', '"@type":"Organization","logo":"/gone.png"')
      .replace('<header>', '<header><img alt="Logo" src="/mark.png">');
    const picture = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const site = await serveSite({
      ...pages,
      '/': start,
      '/mark.png': { body: picture, headers: { 'content-type': 'image/png' } },
      '/robots.txt': { body: 'User-agent: *\nDisallow: /closed', headers: { 'content-type': 'text/plain' } },
      '/closed': '<p>x</p>',
    });
    const reading = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
    try {
      const founder = await signUp(reading);
      const { body } = await founder.call(readWebsite, { website: site.url });
      expect(body).toMatchObject({
        name: 'Fernhollow Cold Chain',
        description: expect.stringContaining('moves and stores chilled and frozen food'),
        industrySlug: 'supply-chain',
      });
      const logo = Buffer.from(body.logo.replace('data:image/png;base64,', ''), 'base64');
      expect(await sharp(logo).metadata()).toMatchObject({ width: 512, height: 512, format: 'png', hasAlpha: true });
      expect((await founder.call(getClientByOrganization, {})).body.clients).toEqual([]);
      expect((await founder.call(readWebsite, { website: `${site.url}/closed` })).body).toMatchObject({
        error: expect.stringContaining('robots.txt'),
      });
      expect(await founder.call(readWebsite, { website: 'http://169.254.169.254/latest' })).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/^This address belongs to a private network, so we don’t read it\./) },
      });
      expect((await founder.call(readWebsite, { website: 'javascript:x' })).status).toBe(400);
    } finally {
      await reading.close();
      await site.close();
    }
  });

  const details = { orgName: 'Northwind', orgWebsite: 'https://northwind.example', companyIndustry: 'SaaS' };

  test('creating twice changes the one record and answers the same id', async () => {
    const first = await person.call(createClient, { ...details, clerkOrgId: person.organizationId });
    const second = await person.call(createClient, {
      ...details,
      clerkOrgId: person.organizationId,
      companyIndustry: 'Retail',
    });
    expect(second.body).toEqual(first.body);
    const { body } = await person.call(getClientByOrganization, { clerkOrgId: person.organizationId });
    expect(body.clients).toHaveLength(1);
    expect(body.clients[0]).toMatchObject({
      id: first.body.data.id,
      fields: { 'Company Industry': 'Retail', 'Company Status': 'active', StripeSubscriptionId: '' },
    });
  });

  test('addresses that are no web page are refused with the stated text', async () => {
    for (const orgWebsite of ['acme.com', 'javascript:x', 'ftp://acme.com']) {
      const answer = await person.call(createClient, { ...details, clerkOrgId: person.organizationId, orgWebsite });
      expect(answer).toMatchObject({ status: 400, body: { error: 'Please enter a valid website URL.' } });
    }
  });

  test('only the allowed fields change', async () => {
    const changed = await person.call(updateClient, {
      recordId: person.organizationId,
      'Company Website': 'https://new.example',
    });
    expect(changed.body).toEqual({ updatedRecordId: person.organizationId });
    const forged = { recordId: person.organizationId, StripeSubscriptionId: 'sub_mine' };
    expect((await person.call(updateClient, forged)).status).toBe(400);
    const { body } = await person.call(getClientByOrganization, {});
    expect(body.clients[0]?.fields).toMatchObject({
      'Company Website': 'https://new.example',
      StripeSubscriptionId: '',
    });
  });

  const record = { clerkUserId: '', clerkOrgMemId: '', instance: 'Development', role: 'org:admin' as const };
  test('a person record is the membership: no role is gained and nobody from outside gets one', async () => {
    const stranger = await signUp(server);
    const own = { ...record, firstName: '', lastName: '', email: person.email, clientId: person.organizationId };
    const made = await person.call(createUser, { users: [own] });
    expect(made.body.records[0]?.fields).toMatchObject({ 'Email Address': person.email, role: 'Admin' });
    expect((await person.call(createUser, { users: [{ ...own, email: stranger.email }] })).status).toBe(403);
    // A list with somebody from outside changes nobody, and leaves no trace.
    const renamed = { ...own, firstName: 'Mary', lastName: 'Dyke' };
    expect((await person.call(createUser, { users: [renamed, { ...own, email: stranger.email }] })).status).toBe(403);
    expect((await person.call(createUser, { users: [own] })).body).toEqual(made.body);
    const traces = async (): Promise<unknown> => {
      const { entries } = (await person.call(listAuditLog, {})).body;
      return entries.filter(({ action }) => action === 'user.changed').map((each) => [each.subject, each.details]);
    };
    expect(await traces()).toEqual([]);
    // The names are taken once.
    const names = { firstName: 'Mary Ann', lastName: 'Van Dyke' };
    const later = { ...own, firstName: 'Else', lastName: 'Where' };
    for (const user of [{ ...own, ...names }, later])
      expect((await person.call(createUser, { users: [user] })).body.records).toEqual([
        {
          ...made.body.records[0],
          fields: { ...made.body.records[0]?.fields, 'First Name': 'Mary Ann', 'Last Name': 'Van Dyke' },
        },
      ]);
    expect((await person.call(readSession, {})).body.user).toMatchObject(names);
    expect(await traces()).toEqual([[person.email, { fields: 'First Name, Last Name' }]]);
  });

  test('of one name that is sent, the other stays', async () => {
    const robin = await signUp(server, { name: 'Robin Seller' });
    const zed = { ...record, clientId: '', email: robin.email, firstName: 'Zed', lastName: undefined };
    const { body } = await robin.call(createUser, { users: [zed] });
    expect(body.records[0]?.fields).toMatchObject({ 'First Name': 'Zed', 'Last Name': 'Seller' });
    expect((await robin.call(readSession, {})).body.user).toMatchObject({ firstName: 'Zed', lastName: 'Seller' });
  });

  test('another company’s record is neither read, made nor changed', async () => {
    const stranger = await signUp(server);
    await onboard(stranger);
    const foreign = person.organizationId;
    expect((await stranger.call(getClientByOrganization, { clerkOrgId: foreign })).status).toBe(403);
    expect((await stranger.call(createClient, { ...details, clerkOrgId: foreign })).status).toBe(403);
    expect((await stranger.call(updateClient, { recordId: foreign, 'Company Name': 'Mine' })).status).toBe(403);
  });
});
