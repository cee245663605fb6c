import { createCall } from './call.ts';
import { announceSignedOut } from './session-ended.ts';
import { createTokenSource } from './token.ts';

/** The real session's token. */
export const tokens = createTokenSource('');

let standIn: string | null = null;
/** Automated-test mode: calls without a real session go out with this token; a real session always wins. */
export function setStandIn(token: string): void {
  standIn = token;
}

/** The token that calls go out with. */
export const callTokens = {
  read: async () => (await tokens.read()) ?? standIn,
  refresh: async () => (await tokens.refresh()) ?? standIn,
  forget: () => {
    tokens.forget();
  },
};

export const call = createCall({ origin: '', tokens: callTokens, onSignedOut: announceSignedOut });
