import { randomUUID } from 'node:crypto';
import { createProposalShare, findingKey, listProposalShares, type ProposalShare } from '#contract/buyer.ts';
import { createSession, updateSession } from '#contract/discovery.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { someAddress, type TestPerson } from '../people.ts';

interface PageAnswer {
  status: number;
  headers: Headers;
  /** With collapsed white space. */
  text: string;
}

/** Returns the id of the counted view in a page, or ''. */
export const viewIn = (text: string): string => /data-view="([^"]*)"/u.exec(text)?.[1] ?? '';

/** A rep who shares proposals and a buyer without scripts, over real HTTP. */
export function buyerCalls(server: { address: string }) {
  const begin = async (who: TestPerson, vision: string): Promise<string> => {
    const { body } = await who.call(createSession, { companyName: 'Norring Line', firstName: 'Bo', lastName: 'Buyer' });
    const sessionId = body.data?.sessionId ?? '';
    await who.call(updateSession, { sessionId, vision });
    return sessionId;
  };
  const share = async (
    who: TestPerson,
    sessionId: string,
    more: Partial<InputOf<typeof createProposalShare>> = {},
  ): Promise<{ id: string; path: string }> => {
    const id = randomUUID();
    const asked = { sessionId, shareId: id, days: 7, ...more };
    let { body } = await who.call(createProposalShare, asked);
    // The sender has seen the check's findings.
    if (body.link === null)
      ({ body } = await who.call(createProposalShare, { ...asked, sendAnyway: body.findings.map(findingKey) }));
    if (body.link === null) throw new Error(`no link: ${JSON.stringify(body.findings)}`);
    return { id, path: body.link };
  };
  const sharesOf = async (sessionId: string, who: TestPerson): Promise<ProposalShare[]> =>
    (await who.call(listProposalShares, { sessionId })).body.shares;
  const get = async (path: string, headers: Record<string, string> = {}): Promise<PageAnswer> => {
    const answer = await fetch(`${server.address}${path}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': someAddress(), ...headers },
    });
    return { status: answer.status, headers: answer.headers, text: (await answer.text()).replaceAll(/\s+/gu, ' ') };
  };
  const post = async (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<PageAnswer> => {
    const answer = await fetch(`${server.address}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': someAddress(), ...headers },
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, headers: answer.headers, text: (await answer.text()).replaceAll(/\s+/gu, ' ') };
  };
  const note = async (path: string, view: string, seconds: Record<string, unknown>, address = someAddress()) =>
    (
      await fetch(`${server.address}${path}/reading`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: JSON.stringify({ view, seconds }),
      })
    ).status;
  return { begin, share, sharesOf, get, post, note };
}
