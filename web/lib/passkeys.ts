import { getAuth, postAuth } from './auth-requests.ts';
import { CallError } from './call-error.ts';

export function passkeysWork(): boolean {
  return (
    'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential && window.isSecureContext
  );
}

function answered(credential: Credential | null): PublicKeyCredential {
  if (credential instanceof PublicKeyCredential) return credential;
  throw new CallError('AUTH', 'passkey', 'No passkey was chosen. Nothing was changed.');
}

type Answer = Awaited<ReturnType<typeof getAuth>>;

function isCreation(answer: Answer): answer is Answer & PublicKeyCredentialCreationOptionsJSON {
  return 'challenge' in answer && 'user' in answer;
}

function isRequest(answer: Answer): answer is Answer & PublicKeyCredentialRequestOptionsJSON {
  return 'challenge' in answer;
}

const unreadable = () => new CallError('VALIDATION', 'invalid_response', 'Invalid response format', 200);

/** The browser's own dialog; closing it isn't an error. */
async function ask(open: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return answered(await open());
  } catch (error) {
    if (error instanceof CallError) throw error;
    const already = error instanceof DOMException && error.name === 'InvalidStateError';
    throw new CallError(
      'AUTH',
      'passkey',
      already ? 'This device already has a passkey here.' : 'No passkey was chosen. Nothing was changed.',
      0,
      { cause: error },
    );
  }
}

/** Creates a passkey on this device for the signed-in person. */
export async function addPasskey(name: string): Promise<void> {
  const options = await getAuth(`passkey/generate-register-options?name=${encodeURIComponent(name)}`);
  if (!isCreation(options)) throw unreadable();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await ask(() => navigator.credentials.create({ publicKey }));
  await postAuth('passkey/verify-registration', { name, response: credential.toJSON() });
}

/** Signs in; returns whether a second factor is still needed. */
export async function signInByPasskey(): Promise<{ secondFactor: boolean }> {
  const options = await getAuth('passkey/generate-authenticate-options');
  if (!isRequest(options)) throw unreadable();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await ask(() => navigator.credentials.get({ publicKey }));
  const answer = await postAuth('passkey/verify-authentication', { response: credential.toJSON() });
  return { secondFactor: answer['twoFactorRedirect'] === true };
}
