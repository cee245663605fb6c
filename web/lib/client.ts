import { createCall } from './call.ts';
import { announceSignedOut } from './session-ended.ts';
import { createTokenSource } from './token.ts';

/** The real session's token. */
export const tokens = createTokenSource('');

let standIn: string | null = null;
/** Sets the token that automated-test mode uses without a session; a real session takes precedence. */
export function setStandIn(token: string): void {
  standIn = token;
}

/** The token sent with calls. */
export const callTokens = {
  read: async () => (await tokens.read()) ?? standIn,
  refresh: async () => (await tokens.refresh()) ?? standIn,
  forget: () => {
    tokens.forget();
  },
};

export const call = createCall({ origin: '', tokens: callTokens, onSignedOut: announceSignedOut });
